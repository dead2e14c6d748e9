import { radiusLimits } from '@shared/radius';

/** Returns the radius of a search in metres from its text in the URL. */
export const metresOf = (radius: string): number => (radius ? Number(radius) : radiusLimits.default);
