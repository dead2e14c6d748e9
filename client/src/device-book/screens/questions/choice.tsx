import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { lengthParts } from '@shared/measurements/units';
import { useDeviceWord } from '../../../lib/device-words';
import { PhoneDeviceIcon } from '../../../ui/display/on-phone';
import { needsSans } from '../../../ui/display/name';
import { OtherDeviceIcon } from '../icons';
import { timeText } from '../times';

/** Letters of a value that is set as a figure, and repeated on its button. */
const mostLetters = 14;

/** Letters of the longest figure, such as 104½. */
const mostFigures = 6;

/** One of the two values, and when it was written: milliseconds since 1970. */
export interface Side {
  text: string;
  at: number;
}

interface ChoicesProps {
  mine: Side;
  theirs: Side;
  /** The values are measures: their units are smaller. */
  isMeasure?: boolean;
  onChoose: (reply: 'mine' | 'theirs') => void;
}

/** Two equal cards with what this device has and what another one has saved. */
export function Choices({ mine, theirs, isMeasure = false, onChoose }: ChoicesProps) {
  const device = useDeviceWord();
  const sides = [mine, theirs].map(({ text, at }) => ({
    at,
    ...(isMeasure ? lengthParts(text) : { figure: text, unit: '' }),
  }));
  const isShort = sides.every(({ figure }) => figure.length <= mostLetters);
  // Both in one type, so that neither looks like the better answer.
  const look = isShort ? lookOf(sides.map(({ figure }) => figure)) : 'words';
  const hasTwoUnits = sides[0]?.unit !== sides[1]?.unit;
  const label = (side: (typeof sides)[number] | undefined, long: string) => {
    if (!isShort) return `Keep ${long}`;
    if (!side?.figure) return 'Keep it empty';
    return `Keep ${side.figure}${hasTwoUnits && side.unit ? ` ${side.unit}` : ''}`;
  };
  const [here, there] = sides;
  return (
    <div className="grid grid-cols-2 gap-2">
      <Choice
        {...{ side: here, look, where: `This ${device}`, label: label(here, 'this one') }}
        icon={<PhoneDeviceIcon className="size-4.5" />}
        onChoose={() => onChoose('mine')}
      />
      <Choice
        {...{ side: there, look, where: 'Another device', label: label(there, 'the other one') }}
        icon={<OtherDeviceIcon className="size-4.5" />}
        onChoose={() => onChoose('theirs')}
      />
    </div>
  );
}

interface ChoiceProps {
  side: { figure: string; unit: string; at: number } | undefined;
  look: Look;
  where: string;
  label: string;
  icon: ReactNode;
  onChoose: () => void;
}

function Choice({ side, look, where, label, icon, onChoose }: ChoiceProps) {
  if (!side) return null;
  const { figure, unit, at } = side;
  return (
    <button
      type="button"
      className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-1 overflow-hidden rounded border border-edge bg-surface text-center hover:border-ink"
      onClick={onChoose}
    >
      <span className="flex flex-wrap items-center justify-center gap-x-1.5 px-2 pt-3 text-micro/snug text-muted">
        {icon}
        {where}
        <span className="basis-full">{timeText(at)}</span>
      </span>
      <span className={valueClass({ look })} dir="auto">
        {figure || '–'}
        {unit && <small className="ms-1 font-text text-small text-muted">{unit}</small>}
      </span>
      <span className="flex min-h-tap items-center justify-center border-t border-hairline px-2 text-compact font-semibold wrap-anywhere">
        {label}
      </span>
    </button>
  );
}

type Look = 'figure' | 'name' | 'sans' | 'words';

/** A word as large as a figure would not fit a phone. */
function lookOf(figures: readonly string[]): Look {
  if (figures.some(needsSans)) return 'sans';
  return figures.some(({ length }) => length > mostFigures) ? 'name' : 'figure';
}

const valueClass = cva('self-center px-2 wrap-anywhere lining-nums tabular-nums', {
  variants: {
    look: {
      figure: 'font-display text-choice font-medium',
      name: 'py-2 font-display text-figure font-medium',
      sans: 'py-2 text-figure font-medium',
      words: 'max-h-48 overflow-auto py-1 text-start text-small whitespace-pre-line',
    },
  },
});
