/** Fewest tailors of a directory whose size is worth saying. */
export const fewestShown = 20;
