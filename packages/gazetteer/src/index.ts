export { distanceKm, type Point } from './distance';
export { type QueryOrigin as Asked, type Gazetteer, gazetteerOf } from './gazetteer';
export type { WrittenPlace } from './locate';
export type { Place } from './place';
export type { Resolved } from './resolve';
