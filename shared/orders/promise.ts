import type { Day } from './days';
import { isMade, type MessageKind, type Stage } from './stages';

/** How many orders with a promise must be collected before the page may show how many promises were kept. */
export const shownFrom = 10;

/** How long after an order was written its day can be corrected, while the client has no receipt. In milliseconds. */
const correctionMs = 24 * 60 * 60 * 1000;

interface Promised {
  promisedOn: Day | null;
  stage: Stage;
  told: Partial<Record<MessageKind, number>>;
  createdAt: string | Date;
}

/**
 * Returns whether the promise of an order moves when its day moves. It moves with the client's wish, and with the tailor's on the first
 * day, while the client has no receipt. It stays once its outcome is known: when all garments are made, or its day is over. Kept promises
 * are counted by it, so nothing that the tailor decides alone makes a late order a kept promise.
 */
export function doesPromiseMove(
  { promisedOn, stage, told, createdAt }: Promised,
  askedBy: 'client' | 'tailor' | '' | null | undefined,
  { now, today }: { now: Date; today: Day },
): boolean {
  if (isMade(stage)) return false;
  if (promisedOn === null) return true;
  if (promisedOn < today) return false;
  const isNew = now.getTime() - new Date(createdAt).getTime() < correctionMs;
  return askedBy === 'client' || (isNew && told.taken === undefined);
}
