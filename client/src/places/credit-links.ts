/** Whose work the places are, and on what terms it may be used. */
export const geonames = 'https://www.geonames.org/';
export const licence = 'https://creativecommons.org/licenses/by/4.0/';
