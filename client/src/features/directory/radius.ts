import { radiusLimits } from '@shared/radius';

/** The radius of a search in metres, which stands in the address as text. */
export const metresOf = (radius: string): number => (radius ? Number(radius) : radiusLimits.default);
