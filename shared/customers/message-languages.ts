/** The languages of messages to clients, by their codes, with their own names. */
export const messageLanguageNames = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
  hi: 'हिन्दी',
  sw: 'Kiswahili',
  yo: 'Yorùbá',
} as const;

export type MessageLanguage = keyof typeof messageLanguageNames;

export const messageLanguages = Object.keys(messageLanguageNames) as [MessageLanguage, ...MessageLanguage[]];

/** Whether there are messages in a language; `code` is what a client's `language` holds. */
export const isMessageLanguage = (code: string | null | undefined): code is MessageLanguage =>
  messageLanguages.some((each) => each === code);

/** Codes of three letters (ISO 639-2), and the names of each language in the others, with commas between them. */
const otherNames: Readonly<Record<MessageLanguage, string>> = {
  en: 'eng, anglais, inglés, inglese, englisch, الإنجليزية, إنجليزي, अंग्रेज़ी, kiingereza, gẹ̀ẹ́sì, èdè gẹ̀ẹ́sì',
  fr: 'fra, fre, french, francés, francês, französisch, الفرنسية, فرنسي, फ़्रेंच, kifaransa, faransé, èdè faransé',
  es: 'spa, spanish, castellano, espagnol, espanhol, spanisch, الإسبانية, إسباني, स्पेनिश, kihispania, èdè sípéènì',
  pt: 'por, portuguese, portugais, portugués, portugiesisch, البرتغالية, برتغالي, पुर्तगाली, kireno, èdè potogí',
  ar: 'ara, arabic, arabe, árabe, arabisch, عربي, العربيه, अरबी, kiarabu, lárúbáwá, èdè lárúbáwá',
  hi: 'hin, hindi, hindī, हिंदी, الهندية, هندي, kihindi, èdè híńdì',
  sw: 'swa, swh, swahili, suaheli, souahili, suajili, suaíli, السواحلية, سواحيلي, स्वाहिली, èdè swahili',
  yo: 'yor, yoruba, yorouba, iorubá, اليوروبا, يوروبا, योरूबा, kiyoruba, èdè yorùbá',
};

const codesByName = new Map(
  messageLanguages.flatMap((code) => {
    const names = [code, messageLanguageNames[code], ...otherNames[code].split(',')];
    return names.map((name) => [plainName(name), code] as const);
  }),
);

/**
 * Returns the language that a person or a program wrote: 'Yoruba', 'yoruba', 'Yorùbá', 'yor', 'fr-FR', 'English (UK)'. Returns
 * undefined for another language and for several of them, so that no one is guessed.
 */
export function readMessageLanguage(written: string): MessageLanguage | undefined {
  const name = plainName(written.replace(/\s*\([^()]*\)\s*$/, ''));
  return codesByName.get(name) ?? codesByName.get(tagged.exec(name)?.[1] ?? '');
}

/** A code with a script or a region: 'fr-FR', 'sw_KE', 'es-419', 'hi-Deva-IN'. */
const tagged = /^([a-z]{2,3})(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/;

/** Returns the name of a language for comparing, in lower case without accents: 'Yorùbá' -> 'yoruba'. */
function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns the language of messages to a client: the client's, else the first of the tailor's in which there are messages, else English. */
export const languageFor = (
  client: { language: string | null } | undefined,
  tailor: { languages: readonly string[] } | undefined,
): MessageLanguage =>
  isMessageLanguage(client?.language) ? client.language : (tailor?.languages.find(isMessageLanguage) ?? 'en');
