import type { MadeTailor } from './tailors';

/** A table, and how a tailor's rows of it are written for COPY. */
interface Copied {
  table: string;
  columns: readonly string[];
  rowsOf: (tailor: MadeTailor) => Value[][];
}

type Value = string | number | boolean | readonly (string | number)[] | undefined;

/** A tailor came every 20 seconds. */
const firstCame = Date.UTC(2024, 0, 1);
const came = ({ number }: MadeTailor) => new Date(firstCame + number * 20_000).toISOString();
const widths = [320, 640, 1024];

/** In an order in which each refers to the ones before. */
export const copied: readonly Copied[] = [
  {
    table: 'users',
    columns: ['id', 'issuer', 'subject', 'created_at'],
    rowsOf: (tailor) => [[tailor.userId, 'https://accounts.seamfolk.example', tailor.number, came(tailor)]],
  },
  {
    table: 'tailors',
    columns: [
      ...['id', 'user_id', 'business_name', 'phone', 'whatsapp', 'city', 'state', 'zipcode', 'country', 'bio'],
      ...['profile_picture_url', 'profile_picture_widths', 'latitude', 'longitude', 'primary_service_categories'],
      ...['cultural_sub_categories', 'service_categories', 'profile_slug', 'is_active', 'created_at', 'updated_at'],
    ],
    rowsOf: (tailor) => {
      const { id, userId, businessName, phone, isOnWhatsapp, town, state, zipcode, bio, hasProfilePicture } = tailor;
      const { services, specialties, garments, slug, isActive } = tailor;
      const [latitude, longitude] = [town.latitude.toFixed(6), town.longitude.toFixed(6)];
      const picture = hasProfilePicture ? [pictureUrl(tailor, 0), widths] : [undefined, []];
      return [
        [
          ...[
            id,
            userId,
            businessName,
            phone,
            isOnWhatsapp ? phone : undefined,
            town.city,
            state,
            zipcode,
            town.country,
            bio,
          ],
          ...[...picture, latitude, longitude, services],
          ...[specialties, garments, slug, isActive, came(tailor), came(tailor)],
        ],
      ];
    },
  },
  {
    table: 'gallery_images',
    columns: ['tailor_id', 'image_url', 'display_order', 'width', 'height', 'widths', 'thumbhash', 'created_at'],
    rowsOf: (tailor) =>
      Array.from({ length: tailor.portfolio }, (_, at) => {
        return [tailor.id, pictureUrl(tailor, at + 1), at, 1200, 1600, [...widths, 1200], thumbhash, came(tailor)];
      }),
  },
];

const thumbhash = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w';

function pictureUrl({ id }: MadeTailor, at: number): string {
  return `/pictures/${at}${id.replaceAll('-', '').slice(1)}.jpg`;
}

/** A row in the text format of COPY. */
export function copyLine(values: readonly Value[]): string {
  return `${values.map(copyText).join('\t')}\n`;
}

function copyText(value: Value): string {
  if (value === undefined) return '\\N';
  if (typeof value !== 'object') return escaped(String(value));
  return escaped(`{${value.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}
