/** Moves the focus to the next field of the record's form. */
export function focusNextField(field: Element): void {
  const fields = [...(field.closest('[data-measures]')?.querySelectorAll<HTMLElement>('input, textarea') ?? [])];
  fields[fields.findIndex((each) => each === field) + 1]?.focus();
}
