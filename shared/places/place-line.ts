interface WrittenPlace {
  city: string;
  state: string;
  country: string;
}

/**
 * Returns 'Brooklyn, New York, United States', without empty parts and without a state or country that has the town's name:
 * 'Lagos, Nigeria'. As in the labels of the gazetteer, New York keeps its state.
 */
export function placeLine({ city, state, country }: WrittenPlace): string {
  const isTown = (name: string) => [plain(city), `${plain(city)} city`].includes(plain(name));
  const shownState = isTown(state) && country !== 'United States' ? '' : state;
  return [city, shownState, city && isTown(country) ? '' : country].filter(Boolean).join(', ');
}

/** Returns the same with the postal code at the end: 'Athens, Greece 105 58'. */
export function addressLine({ zipcode, ...place }: WrittenPlace & { zipcode: string }): string {
  return [placeLine(place), zipcode].filter(Boolean).join(' ');
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
