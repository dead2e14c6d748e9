/** The link of a row covers the whole row, which is `relative`, except for buttons that are `relative` too. */
export const rowLinkClass =
  'block text-fit-name text-ink no-underline before:absolute before:inset-0 hover:underline focus-visible:no-shadow focus-visible:outline-0 focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus';

/** Letters of a name above which it is smaller on a phone, so that it has two lines and not three. */
const longName = 24;

export const rowNameClass = (name: string) =>
  name.length > longName ? 'wrap-anywhere max-shell:text-fit-long-name' : 'wrap-anywhere';
