import type { LocalBusiness, WithContext } from 'schema-dts';
import { countryCode } from '@shared/places/address';
import type { PublicTailor } from '@shared/directory/contract';
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
    telephone: tailor.phone ?? tailor.whatsapp ?? undefined,
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

const listed = (names: string[]) => (names.length > 0 ? names : undefined);
