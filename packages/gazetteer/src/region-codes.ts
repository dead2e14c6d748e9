/**
 * Common abbreviations of states or provinces for countries where GeoNames uses numbers: abbreviation -> GeoNames number.
 * For the United States, GeoNames uses the abbreviations. Source: ISO 3166-2.
 */
export const regionCodes: Record<string, Record<string, string>> = {
  CA: {
    AB: '01',
    BC: '02',
    MB: '03',
    NB: '04',
    NL: '05',
    NS: '07',
    ON: '08',
    PE: '09',
    PEI: '09',
    QC: '10',
    PQ: '10',
    SK: '11',
    YT: '12',
    NT: '13',
    NU: '14',
  },
  AU: { ACT: '01', NSW: '02', NT: '03', QLD: '04', SA: '05', TAS: '06', VIC: '07', WA: '08' },
  BR: { BA: '05', CE: '06', DF: '07', MG: '15', PE: '30', PR: '18', RJ: '21', RS: '23', SC: '26', SP: '27' },
  IN: {
    AP: '02',
    DL: '07',
    GJ: '09',
    HR: '10',
    KA: '19',
    KL: '13',
    MH: '16',
    MP: '35',
    PB: '23',
    RJ: '24',
    TN: '25',
    TS: '40',
    TG: '40',
    UP: '36',
    WB: '28',
  },
  ZA: { EC: '05', FS: '03', GP: '06', KZN: '02', LP: '09', MP: '07', NC: '08', NW: '10', WC: '11' },
  MX: { CDMX: '09', DF: '09' },
  NG: { FCT: '11' },
};

/** First letter of a Canadian postal code -> its province's number in GeoNames; two territories share X. */
export const provinceByLetter: Record<string, string> = {
  A: '05',
  B: '07',
  C: '09',
  E: '04',
  G: '10',
  H: '10',
  J: '10',
  K: '08',
  L: '08',
  M: '08',
  N: '08',
  P: '08',
  R: '03',
  S: '11',
  T: '01',
  V: '02',
  X: '13',
  Y: '12',
};

/** Local names of regions for which GeoNames has another name: `country.number` -> name. */
export const regionNames: Record<string, string> = {
  'DE.16': 'Berlin',
  'MX.15': 'State of Mexico',
  'NG.11': 'Federal Capital Territory',
};

/** Other names of a region. */
export const regionAliases: Record<string, readonly string[]> = {
  'DE.01': ['Baden-Württemberg'],
  'DE.02': ['Bayern'],
  'DE.05': ['Hessen'],
  'DE.06': ['Niedersachsen'],
  'DE.07': ['Nordrhein-Westfalen', 'NRW'],
  'DE.08': ['Rhineland-Palatinate'],
  'DE.13': ['Sachsen'],
  'DE.15': ['Thüringen'],
  'ES.51': ['Andalucía'],
  'ES.52': ['Aragón'],
  'ES.53': ['Canarias'],
  'ES.56': ['Cataluña', 'Catalunya'],
  'ES.59': ['País Vasco', 'Euskadi'],
  'IT.07': ['Latium'],
  'IT.09': ['Lombardia'],
  'IT.12': ['Piemonte'],
  'IT.13': ['Puglia'],
  'IT.14': ['Sardegna'],
  'IT.15': ['Sicilia'],
  'IT.16': ['Toscana'],
  'IN.21': ['Orissa'],
  'IN.39': ['Uttaranchal'],
  'NG.11': ['Abuja Federal Capital Territory', 'FCT Abuja'],
  'PH.NCR': ['NCR', 'National Capital Region'],
  'PL.77': ['Lesser Poland', 'Małopolska'],
  'MY.09': ['Pulau Pinang'],
  'MY.04': ['Malacca'],
  'ID.10': ['Daerah Istimewa Yogyakarta', 'DIY'],
  'US.DC': ['DC', 'D.C.'],
};

/** Other names of a country, besides those in the major languages and those in `country-names.ts`. */
export const countryAliases: Record<string, readonly string[]> = {
  CD: ['DR Congo', 'Congo Kinshasa'],
  CZ: ['Czech Republic'],
  KR: ['Korea'],
  MK: ['Macedonia'],
  SA: ['KSA'],
  US: ['United States of America'],
};

/** Countries with territories that have their own country code. */
export const territoriesOf: Record<string, readonly string[]> = {
  US: ['PR', 'GU', 'VI', 'AS', 'MP'],
  GB: ['JE', 'GG', 'IM'],
  FR: ['RE', 'GP', 'MQ', 'GF', 'YT', 'NC', 'PF'],
  CN: ['HK', 'MO'],
  NL: ['AW', 'CW', 'SX', 'BQ'],
  FI: ['AX'],
  DK: ['FO', 'GL'],
  NO: ['SJ'],
};
