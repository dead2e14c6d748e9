import type { ClothKind, GarmentKind, PaletteName } from '@seamfolk/cloth';
import type { GarmentName } from '@shared/garments';
import type { CulturalSubCategory, ServiceCategory } from '@shared/services';

/** What a portfolio picture shows: a garment, or the cloth alone. */
export type DemoMotif = GarmentKind | 'cloth';

/** A picture to draw. An empty caption stays empty; the default category is the first of `categoriesOf`. */
export type DemoPicture = readonly [
  motif: DemoMotif,
  cloth: ClothKind,
  palette: PaletteName,
  caption: string,
  category?: string,
];

/** A tailor of the demo directory. `at` is the city's centre in degrees; lists are ordered from the oldest tailor. */
export interface DemoTailor {
  /** The business name as a slug. */
  slug: string;
  businessName: string;
  owner: readonly [firstName: string, lastName: string];
  place: {
    city: string;
    state?: string;
    zipcode?: string;
    country: string;
    at: readonly [latitude: number, longitude: number];
  };
  /** Numbers reserved for fiction, or with 555 in countries that reserve none. */
  reach: { phone?: string; whatsapp?: string };
  services: readonly ServiceCategory[];
  cultures?: readonly CulturalSubCategory[];
  garments: readonly GarmentName[];
  bio?: string;
  inactive?: true;
  pictures: readonly DemoPicture[];
}

/** Categories that fit what is drawn; the first is the default. */
export const categoriesOf: Record<DemoMotif, readonly string[]> = {
  agbada: ['Agbada', 'Bubu/Boubou'],
  kaftan: ['Kaftan', 'Kurta', 'Jalabiya', 'Djellaba', 'Moroccan Caftan', 'Thobe'],
  wedding: ['Wedding dress'],
  suit: ['Suit', 'Jacket', 'Uniform'],
  sherwani: ['Sherwani'],
  lehenga: ['Lehenga'],
  qipao: ['Qipao', 'Cheongsam'],
  shirt: ['Shirt', 'Alterations & Repairs', 'Uniform'],
  ankara: ['Ankara gown', 'Aso-ebi', 'Evening gown'],
  kimono: ['Kimono', 'Yukata'],
  hanbok: ['Hanbok'],
  cloth: ['Cloth'],
};
