/** A place as a tailor writes it. Parts may be empty. */
export interface WrittenPlace {
  city: string;
  state: string;
  country: string;
}

/**
 * Returns 'Brooklyn, New York, United States', without empty parts and without a state or country that has the town's name:
 * 'Lagos, Nigeria'. As in the labels of the gazetteer, New York keeps its state.
 */
export function placeLine(place: WrittenPlace): string {
  const { within, country } = placeParts(place);
  return [...within, country].filter(Boolean).join(', ');
}

/** Returns the parts of `placeLine`: town and state without empty ones, and the country, which may be empty. */
export function placeParts({ city, state, country }: WrittenPlace): { within: string[]; country: string } {
  const isTown = (name: string) => [plain(city), `${plain(city)} city`].includes(plain(name));
  const shownState = isTown(state) && country !== 'United States' ? '' : state;
  return { within: [city, shownState].filter(Boolean), country: city && isTown(country) ? '' : country };
}

/**
 * Returns the line of a tailor's public page, 'city, state, country zipcode', whose form is specified: 'Athens, Greece 105 58'. All
 * other addresses have the code where the country writes it (`addressLine` of address-line.ts).
 */
export function pageAddressLine({ zipcode, ...place }: WrittenPlace & { zipcode: string }): string {
  return [placeLine(place), zipcode].filter(Boolean).join(' ');
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
