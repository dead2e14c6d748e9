/** How far a search looks in one way before it goes on in another. All of them give the same answer. */
export interface Budget {
  /** Towns that are looked through one by one; it costs about as much as passing by some hundred tailors each. */
  fewTowns: number;
  /** Tailors found by their tags, whatever their age or however far around a place, where the planner expects no more. */
  tagged: { newest: number; near: number };
  /** Tailors whose postal codes begin as asked, who are looked at whatever their age. */
  ofCode: number;
  /**
   * Of the newest, those that are looked at for what narrows a search, in the index alone: a few hundred pages of it. What
   * is too rare to fill a page with is found by the index over the tags, which is slow for what many have.
   */
  newest: number;
  /** The same near a place, by the spots that are looked at. */
  spots: number;
  /** Around a place, the spots and the tailors that are looked at to count the matching ones. */
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

/** More than this is not counted. */
export const countLimit = 1_000;

/** How many there are; with `more`, nobody looked further. */
export interface Total {
  total: number;
  more: boolean;
}

/** A count that went on to `countLimit` + 1. */
export function totalOf(counted: number): Total {
  return { total: Math.min(counted, countLimit), more: counted > countLimit };
}
