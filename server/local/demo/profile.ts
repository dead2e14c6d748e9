import { demoAccount, subjectOf } from '../identity/accounts';
import type { tailorInputSchema } from '@shared/tailor/contract';
import type { input } from 'zod/mini';
import { demoAccountTailor } from './tailors';
import { demoFacts } from './facts';
import type { DemoTailor } from './demo-tailor';

/** Returns the e-mail that a demo tailor signs in with. The embedded provider asks for no password. */
export function emailOf(tailor: DemoTailor): string {
  return tailor === demoAccountTailor ? demoAccount.email : `hello@${tailor.slug}.example`;
}

/** Returns the login of a demo tailor, the same that the embedded provider derives from the e-mail. */
export function userOf(tailor: DemoTailor, issuer: string) {
  const email = emailOf(tailor);
  const [firstName, lastName] = tailor.owner;
  return { issuer, subject: subjectOf(email), email, firstName, lastName };
}

/** Returns the profile as the setup form would send it. */
export function profileOf(tailor: DemoTailor) {
  const { businessName, slug, place, reach, services, cultures = [], garments, bio, inactive = false } = tailor;
  return {
    businessName,
    profileSlug: slug,
    phone: reach.phone ?? null,
    whatsapp: reach.whatsapp ?? null,
    city: place.city,
    state: place.state ?? '',
    zipcode: place.zipcode ?? '',
    country: place.country,
    bio: bio ?? null,
    firstMessage: null,
    primaryServiceCategories: [...services],
    culturalSubCategories: [...cultures],
    serviceCategories: [...garments],
    isActive: !inactive,
    ...factsOf(tailor),
  } satisfies input<typeof tailorInputSchema>;
}

function factsOf({ slug }: DemoTailor) {
  const {
    openingHours,
    fromPrices,
    turnaround,
    homeVisits,
    languages = [],
    paymentMethods = [],
  } = demoFacts[slug] ?? {};
  return {
    openingHours: openingHours ?? null,
    fromPrices: fromPrices ?? null,
    turnaround: turnaround ?? null,
    homeVisits: homeVisits !== undefined,
    homeVisitMeters: homeVisits ?? null,
    languages: [...languages],
    paymentMethods: [...paymentMethods],
  };
}
