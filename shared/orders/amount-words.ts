/*
 * The words that people write beside amounts. Currencies with the same words stand together, as codes with spaces between them; a word is
 * written without points and spaces. 'Intl' adds the code, the sign and the English name of each currency.
 */

/** Words for a currency, by currencies. */
const currencyWords: Readonly<Record<string, string>> = {
  'XOF XAF': 'f fr frs franc francs fcfa frcfa cfa francscfa',
  'RWF BIF DJF CDF GNF KMF': 'f fr frs franc francs frw fbu fdj fc fg fc',
  NGN: 'n nairas',
  GHS: 'gh₵ ghc gh¢ ghs¢ ¢ cedi cedis',
  'KES TZS UGX SOS': 'sh shs ksh kshs tsh tshs ush ushs shilling shillings bob shilingi',
  'INR PKR LKR NPR MUR SCR': 'r rs re inr rupee rupees rupaye ₹ ₨ रु रू रुपये रुपए रुपया روپے روپیہ रुपैयाँ රු ரூ',
  BDT: 'tk taka ৳ টাকা',
  IDR: 'rp rupiah rups',
  MYR: 'rm ringgit',
  VND: 'đ ₫ d vnđ dong đồng',
  THB: '฿ b baht บาท',
  PHP: '₱ p php peso pesos piso',
  JPY: '¥ ￥ yen 円',
  CNY: '¥ ￥ rmb yuan 元 块',
  KRW: '₩ won 원',
  'USD CAD AUD NZD SGD HKD TWD JMD TTD XCD BBD BSD BZD GYD LRD NAD FJD BMD KYD':
    '$ us$ usd$ ca$ c$ a$ nz$ s$ hk$ nt$ j$ jm$ tt$ ec$ bds$ l$ ld n$ fj$ dollar dollars 元',
  EUR: '€ euro euros eur',
  'GBP SHP FKP GIP': '£ pound pounds quid sterling',
  CHF: 'fr frs sfr sfrs franken francs franchi stutz',
  BRL: 'r$ real reais',
  'MXN COP CLP ARS UYU DOP CUP': '$ peso pesos mx$ col$ ar$ rd$',
  PEN: 's/ sol soles',
  ZAR: 'r rand rands',
  'ZMW MWK': 'k mk kwacha',
  'MMK LAK PGK': 'k ks kyat kyats kip ₭ kina',
  BWP: 'p pula',
  'TND LYD DZD IQD KWD BHD JOD': 'دينار دنانير دنانيير dinar dinars',
  TND: 'dt td دت',
  LYD: 'ld دل',
  DZD: 'da دج',
  IQD: 'id دع',
  KWD: 'kd دك',
  BHD: 'bd دب',
  JOD: 'jd دأ دا',
  'OMR SAR QAR YER IRR': 'ريال ریال riyal riyals rial rials ﷼',
  OMR: 'ro رع',
  SAR: 'sr رس',
  QAR: 'qr رق',
  'MAD AED': 'dh dhs dirham dirhams درهم دراهم',
  MAD: 'دم',
  AED: 'دإ دا',
  EGP: 'le l£ e£ £ جم جنيه جنيها pound pounds',
  TRY: 'tl ₺ lira',
  'RUB BYN': 'р руб рублей рубля рубль ₽',
  UAH: '₴ грн',
  'SEK NOK DKK ISK': 'kr kronor kroner krónur',
  PLN: 'zł zl złotych złote zlotych',
  CZK: 'kč kc korun',
  HUF: 'ft forint',
  ILS: '₪ nis shekel shekels שח ש״ח',
  ETB: 'br birr ብር',
  GMD: 'd dalasi dalasis',
  'SLE SLL': 'le leone leones',
  AOA: 'kz kwanza kwanzas',
  MZN: 'mt metical meticais',
  MGA: 'ar ariary',
  'BOB VES': 'bs bolivianos bolívares',
  PYG: '₲ gs guaraní guaraníes guaranies',
  CRC: '₡ colones',
  GTQ: 'q quetzales',
  HNL: 'l lempiras',
};

/** Words that multiply an amount, by currencies; '' are those of all currencies. */
const multiplierWords: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '': {
    ...sameAs(1e3, 'k thousand thousands thou grand mille ribu rb elfu tausend tsd mila'),
    ...sameAs(1e3, 'ألف الف آلاف الاف ألفا हजार हज़ार हज़ार hazar hazaar hajar hazār হাজার ہزار هزار พัน'),
    ...sameAs(1e5, 'lakh lakhs lac lacs laakh lacks laki लाख লাখ লক্ষ لاکھ แสน'),
    ...sameAs(1e6, 'm mn mln mio million millions milioni juta jt مليون ملايين ล้าน millionen'),
    ...sameAs(1e7, 'cr crore crores karod करोड़ करोड़ কোটি کروڑ'),
  },
  'INR PKR BDT NPR LKR': { l: 1e5 },
  VND: { ...sameAs(1e3, 'nghìn nghin ngàn ngan'), ...sameAs(1e6, 'tr triệu trieu') },
  'COP CLP MXN ARS PEN UYU PYG BOB CRC GTQ DOP HNL NIO CUP VES BRL AOA MZN CVE STN EUR': {
    mil: 1e3,
    ...sameAs(1e6, 'millon millón millones milhao milhão milhoes milhões'),
  },
  'COP CLP ARS': sameAs(1e3, 'luca lucas'),
  TRY: { bin: 1e3, milyon: 1e6 },
  CZK: { tis: 1e3 },
  PLN: sameAs(1e3, 'tys tyś'),
  'RUB BYN UAH KZT': sameAs(1e3, 'тыс тысяч тысячи тис тисяч'),
  'JPY CNY TWD HKD': { ...sameAs(1e3, '千'), ...sameAs(1e4, '万 萬') },
  KRW: { 천: 1e3, 만: 1e4 },
  THB: { หมื่น: 1e4 },
};

/** Words that multiply the amount after them: 'elfu 45', 'laki 2'. */
export const leadingMultipliers = new Set(['elfu', 'laki', 'milioni']);

/** What is written beside amounts of a currency. */
export interface AmountWords {
  currency: ReadonlySet<string>;
  /** One word has two values where it has two meanings: 'mil' is a thousand in Spanish, and a million in English. */
  multipliers: readonly (readonly [word: string, value: number])[];
}

const known = new Map<string, AmountWords>();

/** Returns the words of a currency. */
export function amountWords(currency: string): AmountWords {
  const words = known.get(currency) ?? wordsOf(currency);
  known.set(currency, words);
  return words;
}

function wordsOf(currency: string): AmountWords {
  const own = <T>(table: Readonly<Record<string, T>>) =>
    Object.entries(table).flatMap(([codes, value]) => (codes.split(' ').includes(currency) ? [value] : []));
  const multipliers = [multiplierWords[''] ?? {}, ...own(multiplierWords)].flatMap((words) => Object.entries(words));
  const isMilKnown = multipliers.some(([word]) => word === 'mil');
  return {
    currency: new Set([
      currency.toLowerCase(),
      ...namesOf(currency),
      ...own(currencyWords).flatMap((all) => all.split(' ')),
    ]),
    multipliers: isMilKnown ? multipliers : [...multipliers, ['mil', 1e3], ['mil', 1e6]],
  };
}

/** The signs and the English names by 'Intl': '₦', 'NGN', 'Nigerian nairas', 'nairas'. */
function namesOf(currency: string): string[] {
  return (['narrowSymbol', 'symbol', 'name'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
    });
    const parts = [0, 1].flatMap((count) => format.formatToParts(count));
    return parts.flatMap(({ type, value }) =>
      type === 'currency' ? [plainWord(value), ...(currencyDisplay === 'name' ? [lastWord(value)] : [])] : [],
    );
  });
}

const lastWord = (name: string) => plainWord(name.split(' ').at(-1) ?? '');

/** Returns a word as the tables have it: 'F CFA' -> 'fcfa', 'د.ت' -> 'دت'. */
export const plainWord = (word: string): string => word.toLowerCase().replace(/[\s.]/g, '');

function sameAs(value: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, value]));
}
