import { firstFreeDay, fits, garmentsLeft } from '@shared/orders/capacity';
import { addDays, type Day, mondayOf } from '@shared/orders/days';
import { Button } from '../../../ui/controls/button';
import { dayText, garmentsToDo, longDay } from '../words';
import type { Capacity } from './use-capacity';

/** What the days are counted for. */
export interface NewGarments {
  kind: 'new' | 'alteration';
  quantity: number;
  done: number;
}

/** Returns the first open day on which the garments fit, at least one; undefined without figures. */
export function freeDay(workroom: Capacity, garments: readonly NewGarments[]): Day | undefined {
  const { weekly } = workroom;
  return weekly === undefined ? undefined : firstFreeDay({ ...workroom, weekly }, garmentsLeft(garments) || 1);
}

interface CapacityNoteProps {
  workroom: Capacity;
  garments: readonly NewGarments[];
  day: Day | null;
  free: Day | undefined;
  onTake: (day: Day) => void;
}

/**
 * Says what is promised until a day and what the tailor finishes in a week. It forbids no day, and says nothing without figures. On a
 * phone with little height it is one line.
 */
export function CapacityNote({ workroom, garments, day, free, onTake }: CapacityNoteProps) {
  const { weekly, today } = workroom;
  if (weekly === undefined) return null;
  const hasRoom = day !== null && fits({ ...workroom, weekly }, day, garmentsLeft(garments) || 1);
  const more = garmentsToDo({ garments });
  return (
    <div className="flex items-center gap-3 rounded bg-sunken py-1 ps-3 pe-1.5" role="status">
      <p className="min-w-0 flex-1 py-1.5 text-micro/[1.4] text-pretty low:truncate">
        <span className="relative -top-1 me-1.5">
          <Stitch />
        </span>
        <span className="low:sr-only">
          {day
            ? `${promisedText(workroom, day)}; you finish about ${rounded(weekly)} a week${shareText(workroom, day)}. `
            : `is a garment promised. You finish about ${rounded(weekly)} a week. `}
        </span>
        {hasRoom
          ? more > 1
            ? `There is room for ${more} more.`
            : 'There is room for one more.'
          : free && (
              <span className="whitespace-nowrap">
                First free day: <b>{dayText(free, today)}</b>.
              </span>
            )}
      </p>
      {!hasRoom && free && (
        <Button size="compact" className="flex-none" aria-label={`Take ${longDay(free)}`} onClick={() => onTake(free)}>
          Take it
        </Button>
      )}
    </div>
  );
}

const rounded = (count: number) => String(Math.round(count * 4) / 4);

/** Returns the garments that are promised until a day, also those that are late. */
const promisedUntil = ({ orders }: Capacity, day: Day) =>
  orders.flatMap(({ dueOn, garments }) => (dueOn !== null && dueOn <= day ? garments : []));

/** Returns '7 garments are promised until Friday': each is one, as in the days. */
function promisedText(workroom: Capacity, day: Day): string {
  const count = garmentsToDo({ garments: promisedUntil(workroom, day) });
  return `${count} ${count === 1 ? 'garment is' : 'garments are'} promised until ${untilText(day, workroom.today)}`;
}

/** Says that an alteration is less work than a garment, where one of the promised garments is an alteration. */
function shareText(workroom: Capacity, day: Day): string {
  const alterations = promisedUntil(workroom, day).filter(({ kind }) => kind === 'alteration');
  return garmentsToDo({ garments: alterations }) > 0 ? ', where an alteration counts as a quarter' : '';
}

const untilText = (day: Day, today: Day) =>
  day >= today && day < addDays(mondayOf(today), 7) ? (longDay(day).split(' ')[0] ?? '') : longDay(day);

/** One garment, in the days and in the sentence about them. */
export const Stitch = () => (
  <span className="inline-block h-0.75 w-2 flex-none rounded-xs bg-orange" aria-hidden="true" />
);
