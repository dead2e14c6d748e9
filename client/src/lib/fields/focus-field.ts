/** Focuses a control. A closed part of the page around it opens first, as it does for a find in the page. */
export function focusField(control: HTMLElement | null | undefined): void {
  control?.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  control?.focus();
}
