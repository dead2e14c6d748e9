/**
 * Postcode areas of the United Kingdom, Jersey, Guernsey and the Isle of Man: the first letters of a postcode, and their post
 * town. GeoNames' places have no postcodes, so 'BD1 1HU' is located as Bradford and no finer.
 */
export const postcodeAreas = `
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
export const londonAreas: Record<string, readonly [latitude: number, longitude: number]> = {
  E: [51.54, -0.03],
  EC: [51.519, -0.094],
  N: [51.575, -0.115],
  NW: [51.558, -0.197],
  SE: [51.463, -0.048],
  SW: [51.463, -0.163],
  W: [51.511, -0.229],
  WC: [51.517, -0.12],
};
