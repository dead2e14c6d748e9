import type { Tailor } from '@shared/tailor';

/** A profile without missing fields. */
export const completeTailor: Tailor = {
  id: '7f1de1f6-8a3f-4b7e-9f35-0b8f9b9d1a01',
  userId: '7f1de1f6-8a3f-4b7e-9f35-0b8f9b9d1a02',
  businessName: 'Adéṣínà & Mehta Tailoring',
  phone: '+447700900142',
  whatsapp: '+447700900142',
  whatsappUrl: 'https://wa.me/447700900142',
  greeting: 'Hello Adéṣínà & Mehta Tailoring, I found you on Seamfolk.',
  firstMessage: null,
  profilePictureSrcset: null,
  city: 'Leicester',
  state: '',
  zipcode: 'LE3 0AB',
  country: 'United Kingdom',
  bio: 'Bespoke and alterations since 2009.',
  profilePictureUrl: '/pictures/a.webp',
  latitude: null,
  longitude: null,
  primaryServiceCategories: ['Wedding & Bridal'],
  culturalSubCategories: [],
  serviceCategories: ['Agbada'],
  profileSlug: 'adesina-mehta',
  isActive: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
