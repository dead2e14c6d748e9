/** The product's name, as users and crawlers see it. */
export const BRAND = 'Seamfolk';
