import { type DayFigures, figuresApi } from '@shared/figures/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from 'date-fns';
import { Skeleton } from '../../ui/feedback/skeleton';
import { endpointQuery } from '../../lib/api/api';

/** Number of days shown; the last one is today. */
const shownDays = 7;

const noteClass = 'text-micro/[1.5] text-muted';

/** What visitors did with the tailor's page in the last seven days. */
export function PageFigures() {
  const figures = useQuery(figuresQuery);
  if (figures.isPending) return <Skeleton className="h-24" />;
  if (figures.isError) return <p className={noteClass}>The figures of your page could not be loaded.</p>;
  const days = figures.data.slice(-shownDays);
  const [views, contacts, searches] = [sumOf(days, 'views'), sumOf(days, 'contacts'), sumOf(days, 'appearances')];
  if (views + contacts + searches === 0) {
    return (
      <p className="text-small/[1.45] text-muted">
        No visitors in the last 7 days. Share your page with a client, and the first views show here.
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-1">
        <dl className="flex grow basis-48 gap-4.5">
          <Figure label={views === 1 ? 'View' : 'Views'} value={views} />
          <Figure label={contacts === 1 ? 'Contact tap' : 'Contact taps'} value={contacts} />
          <Figure label={searches === 1 ? 'In a search' : 'In searches'} value={searches} />
        </dl>
        <Bars days={days} />
      </div>
      <p className={noteClass}>Last 7 days, without your own visits.</p>
    </div>
  );
}

function sumOf(days: readonly DayFigures[], figure: Exclude<keyof DayFigures, 'day'>): number {
  return days.reduce((sum, day) => sum + day[figure], 0);
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-micro/tight text-muted">{label}</dt>
      <dd className="font-display text-figure font-medium lining-nums tabular-nums">{shortNumber(value)}</dd>
    </div>
  );
}

/** Returns up to four digits, above that a short form: 1,234 or 12.3K. */
function shortNumber(value: number): string {
  const options = value < 10_000 ? undefined : ({ notation: 'compact', maximumFractionDigits: 1 } as const);
  return value.toLocaleString('en', options);
}

/** The bars of the views, in units of the drawing: seven of 8 with gaps of 4, and 36 high. */
const bar = { width: 8, step: 12, height: 36, least: 2 };

/** The views of each day as bars, today in the action colour. */
function Bars({ days }: { days: readonly DayFigures[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <svg
      role="img"
      aria-label={`Views by day: ${days.map(inWords).join(', ')}`}
      viewBox={`0 0 ${shownDays * bar.step - (bar.step - bar.width)} ${bar.height}`}
      className="h-9 w-20 flex-none"
    >
      {days.map(({ day, views }, index) => {
        const height = Math.max(bar.least, (bar.height * views) / most);
        return (
          <rect
            key={day}
            x={index * bar.step}
            y={bar.height - height}
            width={bar.width}
            height={height}
            rx={1.5}
            className={index === days.length - 1 ? 'fill-action' : 'fill-thread'}
          />
        );
      })}
    </svg>
  );
}

function inWords({ day, views }: DayFigures, index: number): string {
  return `${index === shownDays - 1 ? 'today' : format(`${day}T12:00`, 'EEEE')} ${views}`;
}

/** The figures of the own page. They change with every visitor, so the dashboard reloads them after half a minute. */
const figuresQuery = { ...endpointQuery(figuresApi.list), staleTime: 30_000 };
