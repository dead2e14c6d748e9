/** Joins class names; what is empty or false is left out, so conditions read in place. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
