/** Limits how far a search walks, and when it does not walk at all. All plans give the same answer. */
export interface Budget {
  /** Towns whose tailors are read town by town. Each costs about as much as walking past some hundred tailors. */
  fewTowns: number;
  /**
   * Limits of rows that are read in any order first. If these are all matches, there is no walk. `tagged`: found by their
   * tags, if the planner expects fewer than `expected`; each costs a page of the table. `expected` is half of `tagged`,
   * because PostgreSQL expects half the frequency of its rarest known tag for each tag that it has no statistics of.
   * `ofCode`: found by their postal code, in the index alone; each costs up to half a page.
   */
  few: { expected: number; tagged: number; ofCode: number };
  /** Tailors that a walk by age tests, in the index alone: about 480 pages of it. */
  newest: number;
  /** Spots that a walk by distance tests, and the spots and tailors that are read to count matches near a place. */
  around: { spots: number; tailors: number };
}

export const usualBudget: Budget = {
  fewTowns: 100,
  few: { expected: 500, tagged: 1_000, ofCode: 2_000 },
  newest: 29_000,
  around: { spots: 100, tailors: 10_000 },
};

/** Matches above this number are not counted. */
export const countLimit = 1_000;

/** A number of matches. With `more`, there may be more than `total`. */
export interface Total {
  total: number;
  more: boolean;
}

/** Returns the total for a count that stopped at `countLimit` + 1. */
export function totalOf(counted: number): Total {
  return { total: Math.min(counted, countLimit), more: counted > countLimit };
}
