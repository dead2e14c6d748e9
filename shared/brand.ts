/** The product's name, wherever a person or a crawler reads it. */
export const BRAND = 'Seamfolk';
