import type { LinkedOrder } from '@shared/orders/linked-order';
import { formatMoney } from '@shared/orders/money';
import { isMade } from '@shared/orders/stages';
import { addressLine } from '@shared/places/address-line';
import type { ReactNode } from 'react';
import { CalendarIcon } from '../../../ui/display/workroom-icons';
import { dayAtTime, openText, promiseText, wholeDay } from './link-words';

interface LinkFactsProps {
  order: LinkedOrder;
  /** The path of the page, below which the calendar files are. */
  path: string;
}

/** The promised day, the next fitting, where it is collected, and what is left to pay. */
export function LinkFacts({ order, path }: LinkFactsProps) {
  const { stage, dueOn, dueTime, fitting, left, today, tailor, now } = order;
  if (stage === 'cancelled') return null;
  const isWaiting = !isMade(stage);
  const facts = [
    dueOn !== null && (
      <Fact
        key="promised"
        term={isWaiting ? 'Promised for' : 'Was promised for'}
        words={wholeDay(dueOn, today) + (dueTime && isWaiting ? `, ${dueTime}` : '')}
        more={promiseText({ ...order, dueOn })}
      >
        {isWaiting && dueOn >= today && <ToCalendar href={`${path}/promised.ics`} what="the promised day" />}
      </Fact>
    ),
    fitting && (
      <Fact key="fitting" term="Your next fitting" words={dayAtTime(fitting.onDate, fitting.atTime, today)}>
        <ToCalendar href={`${path}/fitting.ics`} what="the fitting" />
      </Fact>
    ),
    stage === 'ready' && (
      <Fact
        key="collect"
        term="Collect it"
        words={openText(tailor.openingHours, now)?.replace('Open today', 'Today') ?? 'At the shop'}
        more={addressLine(tailor)}
      />
    ),
    left && (
      <Fact
        key="left"
        term="Left to pay"
        words={left.amount > 0 ? formatMoney(left.amount, left.currency) : 'Nothing'}
        more={
          left.amount > 0
            ? `to ${tailor.businessName}${stage === 'collected' ? '' : ', when you collect'}`
            : 'All is paid.'
        }
      />
    ),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <dl className="grid gap-4 border-t border-hairline pt-4 sm:grid-cols-2">{facts}</dl>;
}

interface FactProps {
  term: string;
  words: string;
  more?: string;
  children?: ReactNode;
}

function Fact({ term, words, more, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-micro text-muted">{term}</dt>
      <dd className="font-display text-fit-lg/tight font-heading lining-nums">{words}</dd>
      {more && (
        <dd className="text-small text-muted" dir="auto">
          {more}
        </dd>
      )}
      {children && <dd className="text-small">{children}</dd>}
    </div>
  );
}

function ToCalendar({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} className="-my-2.5 inline-flex min-h-tap items-center gap-1.5">
      <CalendarIcon className="size-4.5 flex-none" />
      <span>
        Add <span className="sr-only">{what} </span>to calendar
      </span>
    </a>
  );
}
