import type { PostalCode, Town } from '../sources';
import { type TownsByName, townsByName } from './towns-by-name';
import { readWrittenCodes } from './written-codes';

/** Largest distance between a district and the post town of its area, in kilometres, if several towns have its name. */
const areaKm = 45;

/**
 * Returns the districts of British postcodes ('SE15') at the places that our own table names, and their areas ('SE') at their post
 * towns. The districts of London keep London as their town, as in addresses.
 */
export function britishCodes(allTowns: readonly Town[]): PostalCode[] {
  const towns = townsByName(allTowns, ['GB', 'JE', 'GG', 'IM']);
  const areas = new Map(readAreas(towns).map((area) => [area.code, area]));
  const districts = readWrittenCodes('british-districts.txt').flatMap(({ area, code, town: name, point }) => {
    const anchor = areas.get(area);
    if (!anchor) return [];
    const [only, other] = towns.named(name);
    const named = point ? undefined : other ? towns.nearest(name, anchor, areaKm) : only;
    const town = area in londonAreas ? anchor.town : (named?.name ?? name);
    const { latitude, longitude } = point ?? named ?? anchor;
    const { country, region } = named ?? (point ? towns.around(point) : undefined) ?? anchor;
    return [{ code: `${area}${code}`, town, country, region, latitude, longitude }];
  });
  return [...areas.values(), ...districts];
}

function readAreas(towns: TownsByName): PostalCode[] {
  const london = towns.named('London')[0];
  const inLondon = Object.entries(londonAreas).flatMap(([code, [latitude, longitude]]) =>
    london ? [{ code, town: london.name, country: london.country, region: london.region, latitude, longitude }] : [],
  );
  const others = postcodeAreas
    .trim()
    .split(/,\s+/)
    .map((line): PostalCode => {
      const [code = '', ...name] = line.split(' ');
      const town = towns.named(name.join(' '))[0];
      if (!town) throw new Error(`No post town of ${line}`);
      const { name: townName, country, region, latitude, longitude } = town;
      return { code, town: townName, country, region, latitude, longitude };
    });
  return [...inLondon, ...others];
}

/**
 * Postcode areas of the United Kingdom, Jersey, Guernsey and the Isle of Man: the first letters of a postcode, and their post
 * town. GeoNames' places have no postcodes, so 'BD1 1HU' is located as Bradford and no finer.
 */
const postcodeAreas = `
AB Aberdeen, AL St Albans, B Birmingham, BA Bath, BB Blackburn, BD Bradford, BH Bournemouth, BL Bolton, BN Brighton,
BR Bromley, BS Bristol, BT Belfast, CA Carlisle, CB Cambridge, CF Cardiff, CH Chester, CM Chelmsford, CO Colchester,
CR Croydon, CT Canterbury, CV Coventry, CW Crewe, DA Dartford, DD Dundee, DE Derby, DG Dumfries, DH Durham,
DL Darlington, DN Doncaster, DT Dorchester, DY Dudley, EH Edinburgh, EN Enfield Town, EX Exeter, FK Falkirk, FY Blackpool,
G Glasgow, GL Gloucester, GU Guildford, HA Harrow, HD Huddersfield, HG Harrogate, HP Hemel Hempstead, HR Hereford,
HS Stornoway, HU Hull, HX Halifax, IG Ilford, IP Ipswich, IV Inverness, KA Kilmarnock, KT Kingston upon Thames,
KW Kirkwall, KY Kirkcaldy, L Liverpool, LA Lancaster, LD Llandrindod Wells, LE Leicester, LL Llandudno, LN Lincoln,
LS Leeds, LU Luton, M Manchester, ME Rochester, MK Milton Keynes, ML Motherwell, NE Newcastle upon Tyne,
NG Nottingham, NN Northampton, NP Newport, NR Norwich, OL Oldham, OX Oxford, PA Paisley, PE Peterborough, PH Perth,
PL Plymouth, PO Portsmouth, PR Preston, RG Reading, RH Redhill, RM Romford, S Sheffield, SA Swansea, SG Stevenage,
SK Stockport, SL Slough, SM Sutton, SN Swindon, SO Southampton, SP Salisbury, SR Sunderland, SS Southend-on-Sea,
ST Stoke-on-Trent, SY Shrewsbury, TA Taunton, TD Galashiels, TF Telford, TN Royal Tunbridge Wells, TQ Torquay, TR Truro,
TS Middlesbrough, TW Twickenham, UB Southall, WA Warrington, WD Watford, WF Wakefield, WN Wigan, WR Worcester,
WS Walsall, WV Wolverhampton, YO York, ZE Lerwick, JE Saint Helier, GY Saint Peter Port, IM Douglas
`;

/** London's own areas and the centre of each, in degrees. */
const londonAreas: Record<string, readonly [latitude: number, longitude: number]> = {
  E: [51.54, -0.03],
  EC: [51.519, -0.094],
  N: [51.575, -0.115],
  NW: [51.558, -0.197],
  SE: [51.463, -0.048],
  SW: [51.463, -0.163],
  W: [51.511, -0.229],
  WC: [51.517, -0.12],
};
