export { compileGazetteer } from './compile';
export { countryName, regionName } from './keys';
export { readNamedTowns } from './named-towns';
export { readPostalCodes } from './postal/read-postal-codes';
export { type PostalCode, readRegions, type Town } from './sources';
