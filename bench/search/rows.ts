import type { MadeTailor } from './tailors';

/** A table to fill: the number of rows per tailor, and the value of each column. */
interface Filled {
  table: string;
  rows: (tailor: MadeTailor) => number;
  columns: Record<string, (tailor: MadeTailor, row: number) => Value>;
}

type Value = string | number | boolean | readonly (string | number)[] | undefined;

/** In an order that satisfies foreign keys. */
export const filled: readonly Filled[] = [
  {
    table: 'users',
    rows: () => 1,
    columns: {
      id: ({ userId }) => userId,
      issuer: () => 'https://accounts.seamfolk.example',
      subject: ({ number }) => number,
      created_at: came,
    },
  },
  {
    table: 'tailors',
    rows: () => 1,
    columns: {
      id: ({ id }) => id,
      user_id: ({ userId }) => userId,
      business_name: ({ businessName }) => businessName,
      phone: ({ phone }) => phone,
      whatsapp: ({ phone, isOnWhatsapp }) => (isOnWhatsapp ? phone : undefined),
      city: ({ town }) => town.city,
      state: ({ state }) => state,
      zipcode: ({ zipcode }) => zipcode,
      country: ({ town }) => town.country,
      bio: ({ bio }) => bio,
      profile_picture_key: (tailor) => (tailor.hasProfilePicture ? pictureKey(tailor, 0) : undefined),
      profile_picture_widths: ({ hasProfilePicture }) => (hasProfilePicture ? [320, 640, 1024] : []),
      latitude: ({ town }) => town.latitude.toFixed(6),
      longitude: ({ town }) => town.longitude.toFixed(6),
      primary_service_categories: ({ services }) => services,
      cultural_sub_categories: ({ specialties }) => specialties,
      service_categories: ({ garments }) => garments,
      languages: ({ languages }) => languages,
      home_visits: ({ visitsHomes }) => visitsHomes,
      from_prices: ({ hasPrices }) =>
        hasPrices ? JSON.stringify({ currency: 'NGN', items: [{ garment: 'Agbada', amount: 100 }] }) : undefined,
      opening_hours: hoursOf,
      full_until: ({ isClosed }) => (isClosed ? '2099-12-31' : undefined),
      takes_orders_at: ({ isClosed }) => (isClosed ? '2099-12-31T00:00:00Z' : undefined),
      has_portfolio: ({ portfolio }) => portfolio > 0,
      filled_seq: (tailor) => (isFilled(tailor) ? tailor.number : undefined),
      profile_slug: ({ slug }) => slug,
      is_active: ({ isActive }) => isActive,
      created_at: came,
      updated_at: came,
    },
  },
  {
    table: 'gallery_images',
    rows: ({ portfolio }) => portfolio,
    columns: {
      tailor_id: ({ id }) => id,
      picture_key: (tailor, row) => pictureKey(tailor, row + 1),
      display_order: (_, row) => row,
      width: () => 1200,
      height: () => 1600,
      widths: () => [320, 640, 1024, 1200],
      thumbhash: () => '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
      created_at: came,
    },
  },
];

/** Returns a tailor's rows of a table in the text format of COPY. */
export function copyText({ rows, columns }: Filled, tailor: MadeTailor): string {
  const values = Object.values(columns);
  const lines = Array.from({ length: rows(tailor) }, (_, row) => {
    return `${values.map((valueOf) => copyValue(valueOf(tailor, row))).join('\t')}\n`;
  });
  return lines.join('');
}

/** Returns a value in the text format of COPY. */
export function copyValue(value: Value): string {
  if (value === undefined) return '\\N';
  if (typeof value !== 'object') return escaped(String(value));
  return escaped(`{${value.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}

function hoursOf({ openDays, town }: MadeTailor): string | undefined {
  if (!openDays) return undefined;
  const days = Object.fromEntries(openDays.map((day) => [day, { opens: '09:00', closes: '18:00' }]));
  const hours = Math.round(town.longitude / 15);
  // The sign of these names is that of POSIX: 'Etc/GMT-1' is an hour ahead of UTC.
  return JSON.stringify({ timeZone: `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`, days, byAppointment: false });
}

/** The triggers of rows, which set this column, are disabled while the rows are loaded. */
function isFilled({ bio, portfolio, hasProfilePicture }: MadeTailor): boolean {
  return bio !== undefined || portfolio > 0 || hasProfilePicture;
}

/** Returns when a tailor joined: one every 20 seconds. */
function came({ number }: MadeTailor): string {
  return new Date(Date.UTC(2024, 0, 1) + number * 20_000).toISOString();
}

function pictureKey({ id }: MadeTailor, at: number): string {
  return `${at}${id.replaceAll('-', '').slice(1)}`;
}
