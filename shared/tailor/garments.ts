/** Garments that a tailor can select, by region. Every name occurs once. */
export const garmentsByRegion = {
  'West African': ['Aso-Ebi', 'Agbada', 'Kaftan', 'Ankara Designs', 'Dashiki', 'Bubu/Boubou', 'Kente', 'Kaba & Slit'],
  'East African': ['Kitenge', 'Kikoy', 'Habesha Kemis', 'Gomesi'],
  'South & Central African': ['Shweshwe', 'Madiba Shirt', 'Traditional African Attire'],
  'South Asian': [
    'Saree/Sari',
    'Lehenga',
    'Kurta',
    'Sherwani',
    'Salwar Kameez',
    'Punjabi Suit',
    'Anarkali',
    'Churidar',
  ],
  'East Asian': ['Cheongsam/Qipao', 'Hanfu', 'Kimono', 'Yukata', 'Hanbok'],
  'Southeast Asian': ['Ao Dai', 'Kebaya', 'Batik Clothing', 'Barong Tagalog', 'Terno', 'Traditional Thai Dress'],
  'Middle Eastern & North African': ['Abaya', 'Thobe/Thawb', 'Jalabiya', 'Djellaba', 'Moroccan Caftan'],
  'Western Formal Wear': ["Men's Suits", "Women's Suits", 'Tuxedos', 'Business Attire', 'Formal Dresses'],
  'Special Occasion': ['Wedding Dresses', 'Bridal Wear', 'Bridesmaids Dresses', 'Prom Dresses', 'Evening Gowns'],
  'Casual & Custom': ['Casual Wear', 'Custom Shirts', 'Custom Pants', 'Sportswear', "Children's Clothing"],
  'Specialized Services': [
    'Alterations',
    'Embroidery',
    'Beading & Embellishments',
    'Pattern Making',
    'Fashion Design',
    'Couture',
    'Leather Work',
    'Uniform Design',
  ],
} as const;

export type GarmentRegion = keyof typeof garmentsByRegion;
export type GarmentName = (typeof garmentsByRegion)[GarmentRegion][number];

/** All garments as one list, in the order of the catalogue. */
export const garmentNames: readonly GarmentName[] = Object.values(garmentsByRegion).flat();
