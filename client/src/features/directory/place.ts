interface Place {
  city: string;
  state: string;
  country: string;
}

/** 'Brooklyn, New York, United States'; what is empty is skipped. */
export function placeLine({ city, state, country }: Place): string {
  return [city, state, country].filter(Boolean).join(', ');
}

/** The same with the postal code at its end: 'Athens, Greece 105 58'. */
export function addressLine({ zipcode, ...place }: Place & { zipcode: string }): string {
  return [placeLine(place), zipcode].filter(Boolean).join(' ');
}
