/** Moves the focus from a field to the next one within the same element with `data-fields`. */
export function focusNextField(field: Element): void {
  const fields = [...(field.closest('[data-fields]')?.querySelectorAll<HTMLElement>('input, textarea') ?? [])];
  fields[fields.findIndex((each) => each === field) + 1]?.focus();
}
