/** Limits how far a search looks with one method before it uses another. All methods give the same answer. */
export interface Budget {
  /** Towns searched one by one. Each costs about as much as reading past some hundred tailors. */
  fewTowns: number;
  /** Tailors found by their tags, of any age or distance, if the planner expects fewer than this. */
  tagged: { newest: number; near: number };
  /** Tailors with the given start of a postal code that are read, of any age. */
  ofCode: number;
  /**
   * Newest tailors that are tested against the filters, in the index alone: a few hundred pages of it. Filters too rare to
   * fill a page from these use the index over the tags, which is slow for common tags.
   */
  newest: number;
  /** Spots near a place that are tested in the same way. */
  spots: number;
  /** Spots and tailors near a place that are read to count matches. */
  around: { spots: number; tailors: number };
}

export const usualBudget: Budget = {
  fewTowns: 100,
  tagged: { newest: 800, near: 500 },
  ofCode: 2_000,
  newest: 30_000,
  spots: 96,
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
