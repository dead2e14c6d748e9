import type { settingsLabels } from '../profile-form';
import { factsTitle } from '../client-facts/titles';

/** The sections of the profile, in their order. */
export const sectionNames = ['business', 'contact', 'location', 'services', 'facts', 'public'] as const;

export type SectionName = (typeof sectionNames)[number];

export const sectionTitles: Readonly<Record<SectionName, string>> = {
  business: 'Business Information',
  contact: 'Contact Information',
  location: 'Location',
  services: 'Services & Specialties',
  facts: factsTitle,
  public: 'Public Profile',
};

/** The section of each field. */
export const sectionOf: Readonly<Record<keyof typeof settingsLabels, SectionName>> = {
  profilePictureUrl: 'business',
  businessName: 'business',
  bio: 'business',
  lengthUnit: 'business',
  phone: 'contact',
  whatsapp: 'contact',
  firstMessage: 'contact',
  city: 'location',
  state: 'location',
  zipcode: 'location',
  country: 'location',
  primaryServiceCategories: 'services',
  culturalSubCategories: 'services',
  serviceCategories: 'services',
  openingHours: 'facts',
  fromPrices: 'facts',
  turnaround: 'facts',
  homeVisits: 'facts',
  homeVisitMeters: 'facts',
  languages: 'facts',
  paymentMethods: 'facts',
  profileSlug: 'public',
  isActive: 'public',
};

/** The names of all fields, in the order of the form. */
export const fieldNames = Object.keys(sectionOf) as (keyof typeof sectionOf)[];
