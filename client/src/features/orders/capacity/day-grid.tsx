import { isOpen } from '@shared/orders/capacity';
import { addDays, type Day } from '@shared/orders/days';
import { cva, cx } from 'class-variance-authority';
import { type KeyboardEvent, useRef } from 'react';
import { counted, dayText, longDay } from '../words';
import { Stitch } from './capacity-note';
import type { Capacity } from './use-capacity';

interface DayGridProps {
  workroom: Capacity;
  /** A Monday. */
  from: Day;
  weeks: number;
  value: Day | null;
  onChoose: (day: Day) => void;
  label: string;
  /** The first day on which one more garment fits. */
  free: Day | undefined;
  /** The promised day that is being moved. */
  was?: Day;
  /** The keyboard leaves the shown weeks: another Monday. */
  onFrom: (monday: Day) => void;
}

/** How many days an arrow key moves. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The days of some weeks, each with the number of garments that are promised for it. It is one stop of the Tab key: arrows move
 * between days, Home and End in the week.
 */
export function DayGrid({ workroom, from, weeks, value, onChoose, label, free, was, onFrom }: DayGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(from, index));
  const stop = [value, workroom.today].find((day) => day && days.includes(day)) ?? days[0];
  const move = (event: KeyboardEvent, at: Day) => {
    const to = dayAfterKey(event.key, at, days);
    if (!to) return;
    event.preventDefault();
    if (!days.includes(to)) onFrom(to < from ? addDays(from, -7) : addDays(from, 7));
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus());
  };
  return (
    <div
      ref={grid}
      className="grid grid-cols-7 gap-0.75 max-phone:-mx-4 max-phone:gap-0.5 shell:gap-1"
      role="group"
      aria-label={label}
    >
      {days.slice(0, 7).map((day) => (
        <span key={day} className="text-center text-micro/tight text-muted" aria-hidden="true">
          {longDay(day).slice(0, 3)}
        </span>
      ))}
      {days.map((day, index) => (
        <DayButton
          key={day}
          day={day}
          today={workroom.today}
          promised={workroom.promised.get(day) ?? 0}
          isClosed={!isOpen(workroom, day)}
          isFirst={index === 0}
          isChosen={day === value}
          isFree={day === free}
          wasPromised={day === was}
          isStop={day === stop}
          onChoose={() => onChoose(day)}
          onKey={(event) => move(event, day)}
        />
      ))}
    </div>
  );
}

/** Returns the day that a key leads to from another one; undefined for other keys. */
function dayAfterKey(key: string, day: Day, days: readonly Day[]): Day | undefined {
  const inWeek = days.indexOf(day) % 7;
  if (key === 'Home') return addDays(day, -inWeek);
  if (key === 'End') return addDays(day, 6 - inWeek);
  const step = steps[key];
  return step === undefined ? undefined : addDays(day, step);
}

interface DayButtonProps {
  day: Day;
  today: Day;
  promised: number;
  isClosed: boolean;
  isFirst: boolean;
  isChosen: boolean;
  isFree: boolean;
  wasPromised: boolean;
  isStop: boolean;
  onChoose: () => void;
  onKey: (event: KeyboardEvent) => void;
}

function DayButton(props: DayButtonProps) {
  const { day, today, promised, isClosed, isFirst, isChosen, isFree, wasPromised, isStop, onChoose, onKey } = props;
  const words = [
    longDay(day),
    isClosed && 'closed',
    promised > 0 && `${counted(promised, 'garment')} promised`,
    isFree && 'first free day',
    wasPromised && 'promised until now',
  ];
  const date = Number(day.slice(8));
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      className={dayClass({ isClosed, isFree: isFree && !isChosen, wasPromised })}
      aria-pressed={isChosen}
      aria-label={words.filter(Boolean).join(', ')}
      aria-current={day === today ? 'date' : undefined}
      onClick={onChoose}
      onKeyDown={onKey}
    >
      <span
        className={cx(
          'text-body/tight font-semibold tabular-nums',
          day === today && 'rounded-xs bg-ink px-1.5 text-paper',
        )}
      >
        {date}
        {!isFirst && date === 1 && <small className="text-micro font-medium"> {dayText(day, day).slice(-3)}</small>}
      </span>
      <Load count={promised} />
    </button>
  );
}

/** Garments as a tally of stitches, above four as one stitch with the number. */
function Load({ count }: { count: number }) {
  return (
    <span className="flex h-3 items-center gap-0.5 text-micro/none font-semibold tabular-nums">
      {Array.from({ length: count > 4 ? 1 : count }, (_, index) => (
        <Stitch key={index} />
      ))}
      {count > 4 && <span className="ps-px">{count}</span>}
    </span>
  );
}

const dayClass = cva(
  'relative grid min-h-12 place-content-center justify-items-center gap-0.5 rounded-sm border bg-surface text-ink hover:border-ink aria-pressed:picked',
  {
    variants: {
      isClosed: {
        true: 'border-hairline text-muted [background:repeating-linear-gradient(135deg,var(--hairline)_0_1px,transparent_1px_6px)]',
        false: 'border-hairline',
      },
      isFree: { true: 'border-dashed border-action!' },
      wasPromised: { true: 'border-dashed border-ink!' },
    },
  },
);
