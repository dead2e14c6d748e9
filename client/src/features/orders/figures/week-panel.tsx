import { usualWeek } from '@shared/orders/capacity';
import { addDays, mondayOf, type Day } from '@shared/orders/days';
import type { OrderFigures } from '@shared/orders/book';
import { getISOWeek, parseISO } from 'date-fns';
import { Link } from 'wouter';
import { orderPaths } from '../../../order-paths';
import { Bars } from '../../../ui/display/bars';
import { counted, dayText } from '../words';
import { Panel } from './panel';

/** Weeks that are shown, with the one that has begun. */
const shownWeeks = 8;

interface WeekPanelProps {
  /** The figures of the last half year. */
  figures: OrderFigures;
  /** The garments of a usual week, with which new days are counted; undefined if nothing says how many. */
  weekly: number | undefined;
  today: Day;
}

/** How many garments are finished in a week, with the number that the days of new orders are counted with. */
export function WeekPanel({ figures, weekly, today }: WeekPanelProps) {
  const byMonday = new Map(figures.weeks.map(({ monday, garments }) => [monday, garments]));
  const mondays = Array.from({ length: shownWeeks }, (_, index) =>
    addDays(mondayOf(today), (index - shownWeeks + 1) * 7),
  );
  const bars = mondays.map((monday) => {
    const garments = byMonday.get(monday) ?? 0;
    return {
      name: String(getISOWeek(parseISO(monday))),
      value: garments,
      words: String(garments),
      label: `Week of ${dayText(monday, today)}: ${counted(garments, 'garment')}`,
    };
  });
  const isCounted = usualWeek(before(figures, today)) !== undefined;
  return (
    <Panel
      title="Garments finished in a week"
      figure={weekly === undefined ? '–' : `About ${Math.round(weekly * 4) / 4}`}
      text={textOf(weekly, isCounted)}
    >
      <Bars label="Garments finished per week" bars={bars} line={weekly} isOpen />
      <p className="mt-2 text-micro text-muted">
        Weeks of the year. An alteration counts as a quarter.{' '}
        {!isCounted && <Link href={orderPaths.orderBookInSettings()}>Garments in a usual week</Link>}
      </p>
    </Panel>
  );
}

/** The weeks before this one, of which the middle is taken. */
const before = ({ weeks }: OrderFigures, today: Day) =>
  weeks.filter(({ monday }) => monday < mondayOf(today)).map(({ garments }) => garments);

function textOf(weekly: number | undefined, isCounted: boolean): string {
  if (isCounted) return 'The middle of the last 8 weeks with finished garments. New days are counted with it.';
  if (weekly === undefined) return 'Four weeks with finished garments say how many are usual.';
  return 'As you said in Settings. Four weeks with finished garments will say it themselves.';
}
