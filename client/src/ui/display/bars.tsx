import { cx } from 'class-variance-authority';

interface BarOf {
  /** What stands below the bar. */
  name: string;
  value: number;
  /** What stands above the bar. */
  words: string;
  /** What a screen reader says: 'May 2026: ₦785,000'. */
  label: string;
}

interface BarsProps {
  label: string;
  bars: readonly BarOf[];
  /** A value that a line across the bars shows. */
  line?: number;
  /** The last bar is not over yet. */
  isOpen: boolean;
}

/** With more bars than this, a phone has room for the words above the highest one only. */
const roomy = 8;

/** Bars of months or weeks, with an optional line across. */
export function Bars({ label, bars, line, isOpen }: BarsProps) {
  const most = Math.max(1, line ?? 0, ...bars.map(({ value }) => value));
  const highest = bars.findIndex(({ value }) => value === most);
  return (
    <ul
      role="list"
      aria-label={label}
      className={cx(
        'relative mt-5 flex h-36 items-stretch gap-1 border-b border-hairline pb-6 sm:gap-3',
        // Large text leaves each name its place.
        bars.length > roomy && 'max-sm:[--label:3.2vw]',
      )}
    >
      {line !== undefined && (
        <li
          aria-hidden="true"
          className="absolute inset-x-0 h-0.5 stitch-t"
          style={{ insetBlockEnd: `calc(1.5rem + (100% - 1.5rem - 1.25rem) * ${line / most})` }}
        />
      )}
      {bars.map((bar, index) => (
        <Bar
          key={bar.label}
          bar={bar}
          share={Math.max(0, bar.value) / most}
          isNow={isOpen && index === bars.length - 1}
          isWordless={bars.length > roomy && index !== highest}
        />
      ))}
    </ul>
  );
}

interface BarProps {
  bar: BarOf;
  /** Of the highest bar, from 0 to 1. */
  share: number;
  isNow: boolean;
  isWordless: boolean;
}

function Bar({ bar: { name, words, label }, share, isNow, isWordless }: BarProps) {
  return (
    <li className="relative flex min-w-0 flex-1 flex-col items-center justify-end gap-1">
      <span className="sr-only">{label}</span>
      <span
        className={cx(
          'relative bg-surface px-0.5 text-fit-sm font-medium whitespace-nowrap tabular-nums',
          isWordless && 'max-sm:hidden',
        )}
        aria-hidden="true"
      >
        {words}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'relative min-h-0.5 w-full max-w-10 rounded-t-xs forced-colors:bg-[CanvasText]',
          isNow ? 'bg-action' : 'bg-thread',
        )}
        style={{ blockSize: `calc((100% - 1.25rem) * ${share})` }}
      />
      <span className="absolute top-full pt-1.5 text-fit-sm text-muted" aria-hidden="true">
        {name}
      </span>
    </li>
  );
}
