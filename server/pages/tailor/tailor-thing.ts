import type { LocalBusiness, WithContext } from 'schema-dts';
import { countryCode } from '@shared/places/address';
import type { PublicTailor } from '@shared/directory/contract';
import { internationalNumber } from '@shared/tailor/phone';
import { tailorFactsThing } from './tailor-facts-thing';

interface TailorLinks {
  url: string;
  images: string[];
  description: string;
}

/** Describes a tailor as a LocalBusiness of schema.org, without empty fields. */
export function tailorThing(
  tailor: PublicTailor,
  { url, images, description }: TailorLinks,
): WithContext<LocalBusiness> {
  const { city, state, zipcode, country, latitude, longitude } = tailor;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    name: tailor.businessName,
    url,
    description,
    image: images,
    telephone: telephoneOf(tailor),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city || undefined,
      addressRegion: state || undefined,
      postalCode: zipcode || undefined,
      addressCountry: countryCode(country) ?? country,
    },
    geo: latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    knowsAbout: listed([...tailor.culturalSubCategories, ...tailor.serviceCategories]),
    ...tailorFactsThing(tailor),
  };
}

/** Returns the number in the international form, or as it is written if it is not possible. */
function telephoneOf({ phone, whatsapp, country }: PublicTailor): string | undefined {
  const number = phone ?? whatsapp ?? undefined;
  return number && (internationalNumber(number, country) ?? number);
}

const listed = (names: string[]) => (names.length > 0 ? names : undefined);
