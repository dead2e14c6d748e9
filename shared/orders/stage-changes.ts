import { todayIn } from './days';
import type { Order, StageInput } from './order';
import { isAllDone, isClosed, isMade, type Stage } from './stages';
import { knownTimes } from './times';

/** How long a stage that was left by mistake keeps its time when the order returns to it. */
const undoMs = 10 * 60_000;

interface Staged extends Pick<Order, 'stage' | 'stageTimes' | 'garments' | 'readyOn' | 'closedOn'> {
  readyAt: Date | null;
  closedAt: Date | null;
}

/**
 * Returns what a stage changes of an order. Ready marks all garments done unless `done` says how many are; Collected leaves those that are
 * done. `readyAt` is when all garments were made, and null while they are not; `closedAt` the same of a closed order. `zone` is the tailor's
 * time zone.
 */
export function stageChanges(before: Staged, { stage, because, done }: StageInput, now: Date, zone: string | null) {
  const stageTimes = knownTimes(before.stageTimes);
  const isUndo = leadsBack(before.stage, stageTimes, stage, now);
  const at = new Date((isUndo && stageTimes[stage]) || now);
  const madeAt = new Date((isUndo && stageTimes.ready) || at);
  const marked = done ?? (stage === 'ready' ? 'all' : {});
  const garments = before.garments.map((garment) => ({ ...garment, done: doneOf(garment, marked) }));
  // Who says that some are not done says that it never got ready.
  const isReady = stage === 'ready' || (stage === 'collected' && (done === undefined || isAllDone(garments)));
  const wasReady = isMade(stage) ? before.readyAt : null;
  const readyAt = wasReady ?? (isReady ? madeAt : null);
  const closedAt = isClosed(stage) ? at : null;
  return {
    stage,
    stageTimes: { ...stageTimes, [stage]: at.getTime() },
    readyAt,
    readyOn: readyAt && (before.readyAt ? before.readyOn : todayIn(zone, readyAt)),
    closedAt,
    closedOn: closedAt && todayIn(zone, closedAt),
    cancelledBecause: stage === 'cancelled' ? (because ?? null) : null,
    garments,
  };
}

/** Whether an order stays in its stage, or returns to the one that it left a few minutes ago, which then keeps its time. */
function leadsBack(left: Stage, stageTimes: Order['stageTimes'], stage: Stage, now: Date): boolean {
  if (stage === left) return true;
  const others = Object.entries(stageTimes).filter(([name]) => name !== left);
  const [latest] = others.sort(([, one], [, other]) => other - one)[0] ?? [];
  return latest === stage && now.getTime() - (stageTimes[left] ?? 0) < undoMs;
}

function doneOf({ id, quantity, done }: Order['garments'][number], marked: Readonly<Record<string, number>> | 'all') {
  return marked === 'all' ? quantity : Math.min(marked[id] ?? done, quantity);
}
