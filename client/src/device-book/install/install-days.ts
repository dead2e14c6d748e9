import { localTexts } from '../../lib/drafts/device-storage';

const key = 'install-hint';
const dayMs = 24 * 3_600_000;

/** The day of use from which the hint is shown. */
const firstDay = 3;
/** How long it stays away after an answer. */
const restDays = 60;

interface Kept {
  /** On how many days the workroom was used, up to `firstDay`. */
  days: number;
  /** The last of these days in the device's time zone, '2026-11-27'. */
  last: string;
  /** When it was answered, in milliseconds since 1970. */
  answeredAt: number | undefined;
}

/** Counts this day of use, once. */
export function countDay(now = new Date()): void {
  const kept = withDay(now);
  if (kept.last !== read().last) write(kept);
}

/** Returns whether the hint is due: from the third day of use on, and 60 days after an answer. */
export function isHintDue(now = new Date()): boolean {
  const { days, answeredAt } = withDay(now);
  // A clock that was put back does not hide the hint for longer.
  const rested = answeredAt === undefined || Math.abs(now.getTime() - answeredAt) >= restDays * dayMs;
  return days >= firstDay && rested;
}

/** Remembers that the hint was answered. */
export function answerHint(now = new Date()): void {
  write({ ...withDay(now), answeredAt: now.getTime() });
}

function withDay(now: Date): Kept {
  const kept = read();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return kept.last === today ? kept : { ...kept, days: Math.min(kept.days + 1, firstDay), last: today };
}

/** The text is '2 2026-11-27' or '3 2026-11-28 1795824000000'. */
function read(): Kept {
  const [days, last = '', answeredAt] = (localTexts.get(key) ?? '').split(' ');
  return { days: Number(days) || 0, last, answeredAt: Number(answeredAt) || undefined };
}

function write({ days, last, answeredAt }: Kept): void {
  localTexts.set(key, [days, last, ...(answeredAt ? [answeredAt] : [])].join(' '));
}
