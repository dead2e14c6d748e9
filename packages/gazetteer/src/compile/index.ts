export { compileGazetteer } from './compile';
export { countryName, regionName } from './keys';
export { readNamedTowns } from './named-towns';
export { type PostalCode, readPostalCodes, readRegions, type Town } from './sources';
