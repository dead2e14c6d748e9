import { inMetres, type DistanceUnit } from '../places/distance-units';

/** Default and maximum radius of a search around a place, in metres. */
export const radiusLimits = { default: 40_000, max: 500_000 } as const;

/** Round radii to choose from, in metres, smallest first. */
export const roundRadii: Readonly<Record<DistanceUnit, readonly number[]>> = {
  mile: [5, 15, 25, 60, 150, 300].map((length) => inMetres(length, 'mile')),
  km: [10, 25, 40, 100, 250, 500].map((length) => inMetres(length, 'km')),
};
