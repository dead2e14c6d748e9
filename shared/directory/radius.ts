/** Default and maximum radius of a search around a place, in metres. */
export const radiusLimits = { default: 40_000, max: 500_000 } as const;
