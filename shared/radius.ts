/** How far around a place a search looks, in metres. */
export const radiusLimits = { default: 40_000, max: 500_000 } as const;
