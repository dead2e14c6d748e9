import type { OrderFigures } from '@shared/orders/book';
import { decimalsOf, formatMoney, sumOf, type Sum } from '@shared/orders/money';
import { Bars } from '../../../ui/display/bars';
import { type Amounts, amountsOf, amountsText } from '../amounts';
import { Panel } from './panel';
import { monthsOf, type Period } from './period';

interface TakenPanelProps {
  figures: OrderFigures;
  period: Period;
  /** The currency of the tailor's book. */
  currency: string;
}

/** What clients paid per month, less what was given back: in one currency as bars, and the others by name. */
export function TakenPanel({ figures, period, currency }: TakenPanelProps) {
  const sums = amountsOf(figures.months, net);
  const main = mainOf(sums, currency);
  const others = amountsText(new Map([...sums].filter(([code]) => code !== main)));
  const text = `Payments less what was given back.${others && ` Also ${others}.`}`;
  return (
    <Panel title={titleOf(period)} figure={formatMoney(sums.get(main) ?? 0, main)} text={text}>
      <Bars label="Taken per month" bars={barsOf(figures, period, main)} isOpen={period.isOpen} />
    </Panel>
  );
}

const net = ({ taken, givenBack }: OrderFigures['months'][number]): Sum => sumOf(BigInt(taken) - BigInt(givenBack));

/** Returns the currency of the book; if nothing was taken in it, the first one in which something was. */
function mainOf(sums: Amounts, currency: string): string {
  if (sums.has(currency)) return currency;
  return [...sums.keys()][0] ?? currency;
}

function titleOf({ key, label }: Period): string {
  if (key === 'year') return 'Taken this year';
  return key === 'months' ? 'Taken in the last 12 months' : `Taken in ${label}`;
}

function barsOf({ months }: OrderFigures, period: Period, currency: string) {
  const byMonth = new Map(months.filter((each) => each.currency === currency).map((each) => [each.month, net(each)]));
  return monthsOf(period).map((month) => {
    const amount = byMonth.get(month) ?? 0;
    return {
      name: nameOf(month, { month: 'short' }),
      value: Number(amount),
      words: shortMoney(Number(amount), currency),
      label: `${nameOf(month, { month: 'long', year: 'numeric' })}: ${formatMoney(amount, currency)}`,
    };
  });
}

const nameOf = (month: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...format }).format(Date.parse(`${month}-01`));

/** Returns an amount that has room above a bar: '₦785K', '−₦5K', '₦0'. */
function shortMoney(amount: number, currency: string): string {
  const named = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const compact = { notation: 'compact', maximumSignificantDigits: 3 } as const;
  const text = new Intl.NumberFormat('en', { ...named, ...compact }).format(
    Math.abs(amount) / 10 ** decimalsOf(currency),
  );
  return `${amount < 0 ? '−' : ''}${text}`;
}
