import { CLOTHS, PALETTES, type ClothKind, type GarmentKind, type PaletteName } from '@seamfolk/cloth';
import { countryNames } from '@shared/places/address';
import { garmentNames } from '@shared/tailor/garments';
import { culturalSubCategories, serviceCategories } from '@shared/tailor/services';
import * as z from 'zod/mini';

/** What a portfolio picture shows: a garment, or the cloth alone. */
export type DemoMotif = GarmentKind | 'cloth';

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

/** A picture to draw: motif, cloth, palette, caption, category. An empty caption stays empty; the default category is the first of `categoriesOf`. */
const demoPictureSchema = z.tuple([
  z.enum(Object.keys(categoriesOf) as DemoMotif[]),
  z.enum(Object.keys(CLOTHS) as ClothKind[]),
  z.enum(Object.keys(PALETTES) as PaletteName[]),
  z.string(),
  z.optional(z.string()),
]);

/** A tailor of the demo directory. `at` is the city's centre in degrees; lists are ordered from the oldest tailor. */
export const demoTailorSchema = z.strictObject({
  /** The business name as a slug. */
  slug: z.string(),
  businessName: z.string(),
  owner: z.tuple([z.string(), z.string()]),
  place: z.strictObject({
    city: z.string(),
    state: z.optional(z.string()),
    zipcode: z.optional(z.string()),
    country: z.enum(countryNames),
    at: z.tuple([z.number(), z.number()]),
  }),
  /** Numbers reserved for fiction, or with 555 in countries that reserve none. */
  reach: z.strictObject({ phone: z.optional(z.string()), whatsapp: z.optional(z.string()) }),
  services: z.array(z.enum(serviceCategories)),
  cultures: z.optional(z.array(z.enum(culturalSubCategories))),
  garments: z.array(z.enum(garmentNames)),
  bio: z.optional(z.string()),
  inactive: z.optional(z.literal(true)),
  pictures: z.array(demoPictureSchema),
});

export const demoTailorsSchema = z.array(demoTailorSchema);

export type DemoPicture = Readonly<z.infer<typeof demoPictureSchema>>;
export type DemoTailor = z.infer<typeof demoTailorSchema>;
