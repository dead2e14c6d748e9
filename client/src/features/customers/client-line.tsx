import type { Customer } from '@shared/customers/contract';
import { callUrl } from '@shared/tailor/phone';
import { cx } from 'class-variance-authority';
import { memo, type Ref, useEffect, useMemo, useRef } from 'react';
import { findMatch, numberFolds } from '../../lib/text/text-search';
import { paths } from '../../paths';
import { Highlight } from '../../ui/display/highlight';
import { nameClass } from '../../ui/display/name';
import { isLongName, RowLink } from '../../ui/lists/row-link';
import { OnPhone } from '../../ui/display/on-phone';
import { Written } from './client-number';
import { LinkButton } from '../../ui/controls/button';
import { MeasureIcon } from '../../ui/display/workroom-icons';

interface ClientLineProps {
  customer: Customer;
  /** The first letter, set only on the first row of that letter. */
  letter: string;
  /** 'Measured' or 'Added' before the time, for screen readers. */
  lead: string;
  /** When they were measured last, or when they were added. */
  when: string;
  /** The client was just added. */
  isAdded: boolean;
  query: string;
  /** The tailor's country, which completes local numbers. */
  country: string;
  index: number;
  total: number;
  ref?: Ref<HTMLLIElement>;
}

/** One client below 640 px. The whole row opens the client; the number calls, and the tape measures. */
export const ClientLine = memo(function ClientLine(props: ClientLineProps) {
  const { customer, letter, lead, when, isAdded, query, country, index, total, ref } = props;
  const { id, name, phone, whatsapp } = customer;
  const number = [phone, whatsapp].find((each) => each && query && findMatch(each, query, numberFolds));
  return (
    <li
      ref={ref}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={cx(
        'relative flex min-h-16 items-center border-b border-hairline hover:bg-sunken',
        isAdded && '-mx-2 bg-action-tint px-2 edge-start',
      )}
    >
      <span className="w-letter flex-none font-display text-name/none font-heading text-orange-ink" aria-hidden="true">
        {letter}
      </span>
      <div className="min-w-0 flex-1 py-1.5">
        <RowLink href={paths.client(id)} className={isLongName(name) ? 'text-fit-long-name' : 'text-fit-name'}>
          {/* Above the number's target, which is higher than its line. */}
          <span className={cx(nameClass(name), 'relative z-1 wrap-anywhere')} dir="auto">
            <Highlight text={name} query={query} />
          </span>
        </RowLink>
        <p className="flex flex-wrap items-center gap-x-2 text-fit-sm/[1.4] text-muted">
          <Phone number={number ?? phone ?? whatsapp} query={query} country={country} />
          {when && (
            <span className="min-w-0 flex-1 basis-16 truncate">
              {lead && <span className="sr-only">{lead} </span>}
              {when}
            </span>
          )}
          <OnPhone id={id} isBare />
        </p>
      </div>
      <TapeLink customer={customer} isNext={isAdded} />
    </li>
  );
});

function Phone({ number, query, country }: { number: string | null; query: string; country: string }) {
  const url = useMemo(() => callUrl(number, country), [number, country]);
  if (!number) return null;
  const written = <Written {...{ number, query, country }} />;
  if (!url) return written;
  return (
    <a
      href={url}
      className="relative -my-3.25 flex min-h-tap items-center text-inherit lining-nums tabular-nums decoration-thread"
    >
      {written}
    </a>
  );
}

interface TapeLinkProps {
  customer: Customer;
  /** The client was just added: the link gets the focus when the form closes. */
  isNext: boolean;
}

/** The tape, which opens the form of a new record. */
function TapeLink({ customer: { id, name }, isNext }: TapeLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNext) link.current?.focus({ preventScroll: true });
  }, [isNext]);
  return (
    <LinkButton
      ref={link}
      href={paths.takeMeasurements(id)}
      variant="ghost"
      iconOnly
      className="relative [&_svg]:size-6!"
      aria-label={`Take measurements of ${name}`}
      data-after-dialog={isNext || undefined}
    >
      <MeasureIcon />
    </LinkButton>
  );
}
