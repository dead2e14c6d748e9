import type { ClothKind, GarmentKind, PaletteName } from '@seamfolk/cloth';
import type { GarmentName } from '@shared/garments';
import type { CulturalSubCategory, ServiceCategory } from '@shared/services';

/** What a portfolio picture shows: a garment, or the cloth alone. */
export type DemoMotif = GarmentKind | 'cloth';

/** A picture to be drawn; an empty caption stays empty, the category is the motif's own name unless another is given. */
export type DemoPicture = readonly [
  motif: DemoMotif,
  cloth: ClothKind,
  palette: PaletteName,
  caption: string,
  category?: string,
];

/** One tailor of the demo directory. `at` is the middle of the city in degrees; the oldest of a list comes first. */
export interface DemoTailor {
  /** The business name as a URL. */
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
  /** Numbers that are set aside for fiction, or with 555 where a country sets none aside. */
  reach: { phone?: string; whatsapp?: string };
  services: readonly ServiceCategory[];
  cultures?: readonly CulturalSubCategory[];
  garments: readonly GarmentName[];
  bio?: string;
  inactive?: true;
  pictures: readonly DemoPicture[];
}

/** What may be said of a picture without saying more than is drawn; the first is its name unless another is given. */
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
