import type { Random } from '@seamfolk/cloth';
import { garmentsByRegion, type GarmentName, type GarmentRegion } from '@shared/tailor/garments';
import { CULTURAL_CATEGORY, type CulturalSubCategory, type ServiceCategory } from '@shared/tailor/services';
import { commonFirst } from './names';
import type { Town } from './towns';

/** What a tailor makes. */
export interface Craft {
  services: ServiceCategory[];
  specialties: CulturalSubCategory[];
  garments: GarmentName[];
}

interface Tradition {
  specialty: CulturalSubCategory;
  /** Undefined if the catalogue has no garments of it. */
  region?: GarmentRegion;
  countries: string;
}

const traditions: readonly Tradition[] = [
  { specialty: 'African Attire', region: 'West African', countries: 'NG GH SN CI ML BJ TG CM GM SL LR BF NE GN' },
  { specialty: 'South Asian Wear', region: 'South Asian', countries: 'IN PK BD LK NP AF' },
  { specialty: 'Latin American Attire', countries: 'MX BR AR CO PE CL EC GT BO VE CU HN NI SV CR PA PY UY' },
  { specialty: 'East Asian Wear', region: 'East Asian', countries: 'CN JP KR TW HK MO MN' },
  {
    specialty: 'Middle Eastern Wear',
    region: 'Middle Eastern & North African',
    countries: 'AE SA EG MA DZ TN LY JO LB IQ IR KW QA OM YE SY PS TR BH',
  },
  { specialty: 'European Traditional Wear', countries: 'DE AT CH PL UA RO HU CZ SK NO SE FI GR BG RS HR RU ES PT' },
  { specialty: 'African Attire', region: 'East African', countries: 'KE TZ UG RW BI ET ER SO SS DJ' },
  { specialty: 'Southeast Asian Wear', region: 'Southeast Asian', countries: 'VN ID PH TH MY SG KH LA MM' },
  { specialty: 'Caribbean Attire', countries: 'JM TT HT DO BB BS GD LC' },
  { specialty: 'African Attire', region: 'South & Central African', countries: 'ZA ZW ZM BW NA LS MW MZ AO CD CG GA' },
];

interface Service {
  category: ServiceCategory;
  region?: GarmentRegion;
  share: number;
}

const services: readonly Service[] = [
  { category: 'Alterations & Repairs', share: 0.5 },
  { category: "Women's Custom Wear", region: 'Casual & Custom', share: 0.34 },
  { category: "Men's Custom Wear", region: 'Western Formal Wear', share: 0.27 },
  { category: 'Wedding & Bridal', region: 'Special Occasion', share: 0.15 },
  { category: 'Formal & Evening Wear', region: 'Western Formal Wear', share: 0.11 },
  { category: 'Specialty Services', region: 'Specialized Services', share: 0.03 },
];

/** Draws a craft: in a country with a tradition half of the tailors follow it; elsewhere few do, and any tradition. */
export function craft(random: Random, { countryCode }: Town): Craft {
  const ofCountry = traditions.find(({ countries }) => countries.includes(countryCode));
  const isCultural = random.next() < (ofCountry ? 0.5 : 0.12);
  const tradition = ofCountry && random.next() < 0.95 ? ofCountry : commonFirst(random, traditions);
  const others = services.filter(({ share }) => random.next() < share);
  const [first] = services;
  const chosen = others.length > 0 || isCultural || !first ? others : [first];
  const regions = [isCultural ? tradition.region : undefined, ...chosen.map(({ region }) => region)];
  const cultural: ServiceCategory[] = isCultural ? [CULTURAL_CATEGORY] : [];
  return {
    services: [...chosen.map(({ category }) => category), ...cultural],
    specialties: isCultural ? [tradition.specialty] : [],
    garments: [...new Set(regions.flatMap((region) => (region ? garmentsOf(random, region) : [])))],
  };
}

/** Draws one to three garments, the first ones of the catalogue far more often than the last. */
function garmentsOf(random: Random, region: GarmentRegion): GarmentName[] {
  const many = Math.floor(random.range(1, 4));
  return Array.from({ length: many }, () => commonFirst<GarmentName>(random, garmentsByRegion[region]));
}
