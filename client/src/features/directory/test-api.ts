import type { PublicTailor, TailorCard } from '@shared/directory';
import type { GalleryImage } from '@shared/gallery';
import type { Place } from '@shared/places';
import { vi } from 'vitest';

/** Returns a tailor as in the answer for the public page. */
export const aTailor = (fields: Partial<PublicTailor> = {}): PublicTailor => ({
  id: '0b7ad9c4-6a1f-4c55-9e4e-0a6f0f6f1a01',
  businessName: 'Adunni Couture',
  phone: '+1 718 555 0142',
  whatsapp: '+1 917 555 0188',
  whatsappUrl: 'https://wa.me/19175550188',
  greeting: 'Hello Adunni Couture, I found you on Seamfolk.',
  profilePictureSrcset: null,
  city: 'Brooklyn',
  state: 'New York',
  zipcode: '11213',
  country: 'United States',
  bio: 'First fitting is free.\nEvenings from six.',
  profilePictureUrl: null,
  latitude: null,
  longitude: null,
  primaryServiceCategories: ['Wedding & Bridal'],
  culturalSubCategories: [],
  serviceCategories: ['Agbada', 'Kaftan'],
  profileSlug: 'adunni-couture',
  isActive: true,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...fields,
});

/** Returns a picture of the portfolio; its fields contain the number. */
export const aPicture = (number: number, fields: Partial<GalleryImage> = {}): GalleryImage => ({
  id: `picture-${number}`,
  imageUrl: `/pictures/${number}.jpg`,
  srcset: `/pictures/${number}-320.webp 320w, /pictures/${number}-640.webp 640w`,
  thumbhash: null,
  width: 800,
  height: 1000,
  caption: null,
  category: null,
  displayOrder: number,
  createdAt: '2026-01-02T03:04:05.000Z',
  ...fields,
});

/** Returns a place of the gazetteer. */
export const aPlace = (fields: Partial<Place> = {}): Place => ({
  label: 'Brooklyn, New York, United States',
  city: 'Brooklyn',
  state: 'New York',
  country: 'United States',
  latitude: 40.65,
  longitude: -73.95,
  kind: 'city',
  ...fields,
});

/** Returns `count` different cards. */
export const cards = (count: number, fields: Partial<TailorCard> = {}): TailorCard[] =>
  Array.from({ length: count }, (_, index) => ({
    ...aTailor(),
    distanceMeters: null,
    cover: null,
    ...fields,
    id: `card-${index}`,
    profileSlug: `tailor-${index}`,
    businessName: `Tailor ${index}`,
  }));

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Replaces `fetch`; paths that are not listed answer 401. Returns the list of requested URLs, which grows. */
export function fakeApi(answers: Record<string, (query: URLSearchParams) => Answer>) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const { pathname, searchParams } = new URL(address, 'https://seamfolk.example');
    const { status = 200, body, headers } = answers[pathname]?.(searchParams) ?? { status: 401 };
    return new Response(JSON.stringify(body ?? { message: 'No' }), { status, headers });
  });
  return requests;
}
