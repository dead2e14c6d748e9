/** Returns whether the page at `location` belongs to the place of a link of the navigation. */
export const isWithin = (location: string, href: string): boolean =>
  location === href || location.startsWith(`${href}/`);
