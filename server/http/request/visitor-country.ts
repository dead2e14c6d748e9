/** Returns the first country in Accept-Language ('en-NG,en;q=0.9' -> 'NG'); undefined if there is none. */
export function visitorCountry(acceptLanguage: string | undefined): string | undefined {
  return /(?:^|,)\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?=[-;,\s]|$)/i.exec(acceptLanguage ?? '')?.[1]?.toUpperCase();
}

/** Returns the first language in Accept-Language as a BCP 47 tag; 'en' if there is none or it is no such tag. */
export function visitorLocale(acceptLanguage: string | undefined): string {
  const [first] = (acceptLanguage ?? '').split(/[,;]/);
  try {
    return Intl.getCanonicalLocales(first?.trim())[0] ?? 'en';
  } catch {
    return 'en';
  }
}
