/** The source of the place data, and its licence. */
export const geonames = 'https://www.geonames.org/';
export const licence = 'https://creativecommons.org/licenses/by/4.0/';
