/**
 * The languages that a tailor can name, by region: BCP 47 codes and English names of CLDR. The names are listed here, because
 * browsers leave out some of them: Chromium has no name for Kikuyu, Luo, Ga or Nigerian Pidgin in `Intl.DisplayNames`.
 */
const namesByRegion = {
  Africa: {
    am: 'Amharic',
    ak: 'Akan',
    bm: 'Bambara',
    dyu: 'Dyula',
    efi: 'Efik',
    ee: 'Ewe',
    ff: 'Fula',
    gaa: 'Ga',
    lg: 'Ganda',
    guz: 'Gusii',
    ha: 'Hausa',
    ibb: 'Ibibio',
    ig: 'Igbo',
    kam: 'Kamba',
    kr: 'Kanuri',
    ki: 'Kikuyu',
    rw: 'Kinyarwanda',
    kg: 'Kongo',
    kri: 'Krio',
    ln: 'Lingala',
    luo: 'Luo',
    luy: 'Luyia',
    mg: 'Malagasy',
    men: 'Mende',
    mer: 'Meru',
    mos: 'Mossi',
    pcm: 'Nigerian Pidgin',
    nso: 'Northern Sotho',
    ny: 'Nyanja',
    om: 'Oromo',
    rn: 'Rundi',
    sn: 'Shona',
    so: 'Somali',
    st: 'Southern Sotho',
    sw: 'Swahili',
    tem: 'Timne',
    ti: 'Tigrinya',
    tiv: 'Tiv',
    ts: 'Tsonga',
    tn: 'Tswana',
    wo: 'Wolof',
    xh: 'Xhosa',
    yo: 'Yoruba',
    zu: 'Zulu',
  },
  Europe: {
    af: 'Afrikaans',
    sq: 'Albanian',
    bg: 'Bulgarian',
    ca: 'Catalan',
    hr: 'Croatian',
    cs: 'Czech',
    da: 'Danish',
    nl: 'Dutch',
    en: 'English',
    et: 'Estonian',
    fi: 'Finnish',
    fr: 'French',
    de: 'German',
    el: 'Greek',
    hu: 'Hungarian',
    ga: 'Irish',
    it: 'Italian',
    lv: 'Latvian',
    lt: 'Lithuanian',
    no: 'Norwegian',
    pl: 'Polish',
    pt: 'Portuguese',
    ro: 'Romanian',
    ru: 'Russian',
    sr: 'Serbian',
    sk: 'Slovak',
    es: 'Spanish',
    sv: 'Swedish',
    tr: 'Turkish',
    uk: 'Ukrainian',
    cy: 'Welsh',
  },
  'Middle East & Central Asia': {
    ar: 'Arabic',
    hy: 'Armenian',
    az: 'Azerbaijani',
    ka: 'Georgian',
    he: 'Hebrew',
    kk: 'Kazakh',
    ku: 'Kurdish',
    ps: 'Pashto',
    fa: 'Persian',
    uz: 'Uzbek',
  },
  'South Asia': {
    as: 'Assamese',
    bn: 'Bangla',
    bho: 'Bhojpuri',
    gu: 'Gujarati',
    hi: 'Hindi',
    kn: 'Kannada',
    ks: 'Kashmiri',
    kok: 'Konkani',
    mai: 'Maithili',
    ml: 'Malayalam',
    mr: 'Marathi',
    ne: 'Nepali',
    or: 'Odia',
    pa: 'Punjabi',
    sd: 'Sindhi',
    si: 'Sinhala',
    ta: 'Tamil',
    te: 'Telugu',
    ur: 'Urdu',
  },
  'East & Southeast Asia': {
    my: 'Burmese',
    yue: 'Cantonese',
    zh: 'Chinese',
    fil: 'Filipino',
    id: 'Indonesian',
    ja: 'Japanese',
    jv: 'Javanese',
    km: 'Khmer',
    ko: 'Korean',
    lo: 'Lao',
    ms: 'Malay',
    mn: 'Mongolian',
    th: 'Thai',
    vi: 'Vietnamese',
  },
  'Americas & Pacific': {
    ase: 'American Sign Language',
    fj: 'Fijian',
    gn: 'Guarani',
    ht: 'Haitian Creole',
    mi: 'Māori',
    qu: 'Quechua',
    sm: 'Samoan',
    to: 'Tongan',
  },
} as const;

type KeyOf<T> = T extends unknown ? keyof T : never;

/** A BCP 47 code of the list: 'yo'. */
export type LanguageCode = KeyOf<(typeof namesByRegion)[keyof typeof namesByRegion]>;

const nameByCode = new Map<string, string>(Object.values(namesByRegion).flatMap((names) => Object.entries(names)));
const codeByName = new Map([...nameByCode].map(([code, name]) => [name, code as LanguageCode]));

/** All codes of the list. */
export const languageCodes = [...nameByCode.keys()] as readonly LanguageCode[];

/** The English names of all languages by region, for a list to choose from. */
export const languageNamesByRegion: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(namesByRegion).map(([region, names]) => [region, Object.values(names)]),
);

/** Returns the English name of a language: 'yo' -> 'Yoruba'; a code that is not in the list unchanged. */
export function languageName(code: string): string {
  return nameByCode.get(code) ?? code;
}

/** Returns the codes of English names, in their order; skips unknown names. */
export function languageCodesOf(names: readonly string[]): LanguageCode[] {
  return names.flatMap((name) => codeByName.get(name) ?? []);
}
