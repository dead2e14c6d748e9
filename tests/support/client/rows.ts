import { customerInputSchema, type Customer } from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import type { PublicTailor, TailorCard } from '@shared/directory/contract';
import type { GalleryImage, OwnImage } from '@shared/gallery/contract';
import type { Measurement } from '@shared/measurements/contract';
import type { Place } from '@shared/places/contract';
import type { CurrentUser } from '@shared/session/contract';
import type { MapCell } from '@shared/directory/map-contract';
import type { Tailor } from '@shared/tailor/contract';
import { parse } from 'zod/mini';
import { noFacts } from '../no-facts';
import { refusal } from './fake-api';

const savedAt = '2026-11-21T09:14:00.000Z';

/** Returns a version-4 UUID that ends with the number. */
export const anId = (number: number) => `7f1de1f6-8a3f-4b7e-9f35-${String(number).padStart(12, '0')}`;

/** Returns a tailor as in the answer for the public page. */
export const aPublicTailor = (fields: Partial<PublicTailor> = {}): PublicTailor => ({
  id: '0b7ad9c4-6a1f-4c55-9e4e-0a6f0f6f1a01',
  businessName: 'Adunni Couture',
  phone: '+1 718 555 0142',
  whatsapp: '+1 917 555 0188',
  callUrl: 'tel:+17185550142',
  smsUrl: 'sms:+19175550188?&body=Hello%20Adunni%20Couture%2C%20I%20found%20you%20on%20Seamfolk.',
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
  ...noFacts,
  fullUntil: null,
  keptPromises: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...fields,
});

/** Returns the own profile of a tailor in Leicester. */
export const aTailor = (fields: Partial<Tailor> = {}): Tailor => ({
  ...aPublicTailor(),
  id: '0b7ce4b5-2f0a-4c6e-9f52-0d9f3c8e1a01',
  userId: '0b7ce4b5-2f0a-4c6e-9f52-0d9f3c8e1a02',
  businessName: 'Mehta Tailoring',
  phone: '+44 7700 900142',
  whatsapp: null,
  callUrl: 'tel:+447700900142',
  smsUrl: 'sms:+447700900142?&body=Hello',
  whatsappUrl: null,
  greeting: 'Hello Mehta Tailoring, I found you on Seamfolk.',
  firstMessage: null,
  hiddenAt: null,
  profilePictureHiddenAt: null,
  lengthUnit: null,
  showsKeptPromises: false,
  city: 'Leicester',
  state: '',
  zipcode: 'LE3 0BT',
  country: 'United Kingdom',
  bio: 'Bespoke since 2009.',
  primaryServiceCategories: ['Alterations & Repairs', 'Cultural & Traditional Wear'],
  culturalSubCategories: ['South Asian Wear'],
  serviceCategories: ['Sherwani'],
  profileSlug: 'mehta-tailoring',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  ...fields,
});

/** The answer about the own profile to a user who has none. */
export const noProfile = refusal(403, { message: 'Create your tailor profile first', code: 'profile_required' });

/** A profile without missing fields. */
export const completeTailor = aTailor({
  businessName: 'Adéṣínà & Mehta Tailoring',
  whatsapp: '+447700900142',
  whatsappUrl: 'https://wa.me/447700900142',
  profilePictureUrl: '/pictures/a.webp',
  profileSlug: 'adesina-mehta',
});

/** Returns a user who is signed in. */
export const aUser = (fields: Partial<CurrentUser> = {}): CurrentUser => ({
  id: anId(1),
  email: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: savedAt,
  updatedAt: savedAt,
  suspendedAt: null,
  hasTailorProfile: true,
  profileId: anId(2),
  isOperator: false,
  ...fields,
});

/** Returns a picture of a public portfolio; its fields contain the number. */
export const aPicture = (number: number, fields: Partial<GalleryImage> = {}): GalleryImage => ({
  id: anId(number),
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

/** Returns a picture of the own portfolio with the caption 'Piece 0'. */
export const anImage = (place: number, fields: Partial<OwnImage> = {}): OwnImage => ({
  ...aPicture(place),
  srcset: '',
  caption: `Piece ${place}`,
  updatedAt: '2026-11-01T10:00:00.000Z',
  hiddenAt: null,
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

const { callUrl, whatsappUrl, keptPromises: _, ...described } = aPublicTailor();
const aCard: TailorCard = {
  ...described,
  callUrl: callUrl ?? undefined,
  chatUrl: whatsappUrl ?? undefined,
  pictures: [],
};

/** Returns `count` different cards of the directory. */
export const cards = (count: number, fields: Partial<TailorCard> = {}): TailorCard[] =>
  Array.from({ length: count }, (_, index) => ({
    ...aCard,
    ...fields,
    id: `card-${index}`,
    profileSlug: `tailor-${index}`,
    businessName: `Tailor ${index}`,
  }));

/** Returns a client of a tailor, without what `fields` leave out. */
export const aClient = (fields: Partial<Customer> & { name: string }): Customer => ({
  id: crypto.randomUUID(),
  ...customerValues(parse(customerInputSchema, fields)),
  createdAt: savedAt,
  updatedAt: savedAt,
  ...fields,
});

/** Returns a record of a client. */
export const aRecord = (customer: Customer, fields: Partial<Measurement> = {}): Measurement => ({
  id: crypto.randomUUID(),
  customerId: customer.id,
  measurements: { chest: '42 in' },
  ownMeasures: [],
  tags: 'Office shirt',
  sheetId: null,
  sheetName: null,
  createdAt: savedAt,
  updatedAt: savedAt,
  ...fields,
});

/** Returns a cell of the map in Brooklyn, whose tailors are at one point. */
export const aCell = ({ latitude = 40.65, longitude = -73.95, ...fields }: Partial<MapCell> = {}): MapCell => ({
  latitude,
  longitude,
  bounds: [longitude, latitude, longitude, latitude],
  count: 1,
  city: 'Brooklyn',
  state: 'New York',
  country: 'United States',
  ...fields,
});
