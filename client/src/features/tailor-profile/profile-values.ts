import { garmentNames } from '@shared/tailor/garments';
import { languageCodes } from '@shared/tailor/languages';
import { paymentMethods } from '@shared/tailor/payment-methods';
import { placeLine } from '@shared/places/place-line';
import {
  CULTURAL_CATEGORY,
  culturalSubCategories,
  serviceCategories,
  type ServiceCategory,
} from '@shared/tailor/services';
import type { Tailor, TailorInput, tailorInputSchema } from '@shared/tailor/contract';
import type * as z from 'zod/mini';

/** The values of both forms before validation. */
export type ProfileValues = z.input<typeof tailorInputSchema>;

/** Returns the form values of a profile, or empty ones. Names that are no longer in the fixed lists are dropped. */
export function profileValues(tailor?: Tailor | TailorInput): ProfileValues {
  return {
    businessName: tailor?.businessName ?? '',
    profileSlug: tailor?.profileSlug ?? '',
    profilePictureUrl: tailor?.profilePictureUrl ?? null,
    bio: tailor?.bio ?? '',
    firstMessage: tailor?.firstMessage ?? '',
    primaryServiceCategories: chosenOf(serviceCategories, tailor?.primaryServiceCategories),
    culturalSubCategories: chosenOf(culturalSubCategories, tailor?.culturalSubCategories),
    serviceCategories: chosenOf(garmentNames, tailor?.serviceCategories),
    phone: tailor?.phone ?? '',
    whatsapp: tailor?.whatsapp ?? '',
    city: tailor?.city ?? '',
    state: tailor?.state ?? '',
    zipcode: tailor?.zipcode ?? '',
    country: tailor?.country ?? '',
    isActive: tailor?.isActive ?? true,
    // A new profile is created without a unit and without facts.
    ...(tailor && { lengthUnit: tailor.lengthUnit ?? null, ...factValues(tailor) }),
  };
}

function factValues(tailor: Tailor | TailorInput): Partial<ProfileValues> {
  return {
    openingHours: tailor.openingHours ?? null,
    fromPrices: tailor.fromPrices ?? null,
    confirmsPrices: 'confirmsPrices' in tailor ? tailor.confirmsPrices : false,
    turnaround: tailor.turnaround ?? null,
    homeVisits: tailor.homeVisits ?? false,
    homeVisitMeters: tailor.homeVisitMeters ?? null,
    languages: chosenOf(languageCodes, tailor.languages),
    paymentMethods: chosenOf(paymentMethods, tailor.paymentMethods),
  };
}

const chosenOf = <T extends string>(options: readonly T[], chosen: readonly string[] = []): T[] =>
  chosen.filter((each): each is T => (options as readonly string[]).includes(each));

/** Returns the chosen specialties, or none if their category is not chosen. */
export function specialtiesWithin<T>(categories: readonly ServiceCategory[], specialties: readonly T[]): T[] {
  return categories.includes(CULTURAL_CATEGORY) ? [...specialties] : [];
}

/** Returns the place as the directory shows it. */
export function placeOf({ city, state, country }: Pick<ProfileValues, 'city' | 'state' | 'country'>): string {
  return placeLine({ city: city.trim(), state: state?.trim() ?? '', country: country.trim() });
}
