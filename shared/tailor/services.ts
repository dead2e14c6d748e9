/** The service categories that a tailor can select. */
export const serviceCategories = [
  'Alterations & Repairs',
  "Men's Custom Wear",
  "Women's Custom Wear",
  'Wedding & Bridal',
  'Cultural & Traditional Wear',
  'Formal & Evening Wear',
  'Specialty Services',
] as const;

/** The category of the cultural specialties. */
export const CULTURAL_CATEGORY = 'Cultural & Traditional Wear' satisfies ServiceCategory;

export const culturalSubCategories = [
  'African Attire',
  'South Asian Wear',
  'East Asian Wear',
  'Southeast Asian Wear',
  'Middle Eastern Wear',
  'Caribbean Attire',
  'Latin American Attire',
  'European Traditional Wear',
] as const;

export type ServiceCategory = (typeof serviceCategories)[number];
export type CulturalSubCategory = (typeof culturalSubCategories)[number];
