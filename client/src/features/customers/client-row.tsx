import type { Customer } from '@shared/customers/contract';
import { callUrl, whatsappUrl } from '@shared/tailor/phone';
import { cx } from 'class-variance-authority';
import { memo, useEffect, useMemo, useRef, type ComponentProps, type Ref } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../ui/controls/button';
import { Highlight } from '../../ui/display/highlight';
import { EditIcon, MeasureIcon, TrashIcon } from '../../ui/display/workroom-icons';
import { nameClass } from '../../ui/display/name';
import { OnPhone } from '../../ui/display/on-phone';
import { Written } from './client-number';

interface ClientRowProps {
  customer: Customer;
  /** The first letter, set only on the first row of that letter. */
  letter: string;
  /** Shown under the name. */
  note: string;
  /** The client was just added. */
  isAdded: boolean;
  query: string;
  /** The tailor's country, which completes local numbers. */
  country: string;
  index: number;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
  ref?: Ref<HTMLTableRowElement>;
}

/** One client: a table row from 900 px, two lines below. */
export const ClientRow = memo(function ClientRow(props: ClientRowProps) {
  const { customer, letter, note, isAdded, query, country, index, onEdit, onDelete, ref } = props;
  const { name, phone, whatsapp, notes } = customer;
  return (
    <Row ref={ref} data-index={index} aria-rowindex={index + 2} isMarked={isAdded}>
      <td
        aria-hidden="true"
        className="font-display text-name/none font-heading text-orange-ink max-shell:col-start-1 max-shell:row-start-1 shell:border-b shell:border-transparent shell:ps-6 shell:group-last/row:border-b-0"
      >
        {letter}
      </td>
      <Cell className="max-shell:col-start-2 max-shell:row-start-1 shell:px-3">
        <Link
          href={paths.client(customer.id)}
          className={cx(
            nameClass(name),
            '-my-3.25 inline-block py-3.25 text-name/relaxed wrap-anywhere text-inherit decoration-transparent hover:text-action-ink hover:decoration-current',
          )}
        >
          <Highlight text={name} query={query} />
        </Link>
        {note && <p className="text-micro/[1.5] text-muted">{note}</p>}
        <OnPhone id={customer.id} isBare />
        {isAdded && (
          <div>
            <TakeMeasurements of={customer} />
          </div>
        )}
      </Cell>
      <NumberCell isEmpty={!phone} className="max-shell:col-start-3">
        {phone ? <Phone number={phone} query={query} country={country} /> : '-'}
      </NumberCell>
      <NumberCell isEmpty={!whatsapp} className="max-shell:col-start-4">
        {whatsapp ? <WhatsApp number={whatsapp} {...{ country, query, name }} /> : '-'}
      </NumberCell>
      <Cell
        className={cx(
          'text-muted max-shell:col-start-2 max-shell:-col-end-1 max-shell:row-start-2 max-shell:text-small/[1.6] shell:px-3',
          !notes && 'max-shell:hidden',
        )}
      >
        <span title={notes ?? undefined} className="block truncate" dir="auto">
          {notes ?? '-'}
        </span>
      </Cell>
      <Cell className="text-end whitespace-nowrap max-shell:col-start-5 max-shell:row-start-1 shell:ps-3 shell:pe-3.5">
        <Button variant="ghost" iconOnly aria-label={`Edit ${name}`} onClick={() => onEdit(customer)}>
          <EditIcon />
        </Button>
        <Button variant="ghost" iconOnly aria-label={`Delete ${name}`} onClick={() => onDelete(customer)}>
          <TrashIcon />
        </Button>
      </Cell>
    </Row>
  );
});

/** What follows after a client was added. It gets the focus when the form closes. */
function TakeMeasurements({ of: { id, name } }: { of: Customer }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <LinkButton
      ref={link}
      href={paths.takeMeasurements(id)}
      variant="action"
      size="s"
      className="-ms-3"
      aria-label={`Take measurements of ${name}`}
      data-after-dialog
    >
      <MeasureIcon />
      Take measurements
    </LinkButton>
  );
}

function Row({ isMarked, ...rest }: ComponentProps<'tr'> & { isMarked: boolean }) {
  return (
    <tr
      {...rest}
      className={cx(
        isMarked && 'bg-action-tint edge-start',
        'group/row max-shell:grid max-shell:grid-cols-[2.25rem_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_auto] max-shell:items-center max-shell:gap-x-2',
        'max-shell:border-t max-shell:border-hairline max-shell:ps-5 max-shell:pe-3 max-shell:pt-1.5 max-shell:pb-2 max-shell:first:border-t-0',
      )}
    />
  );
}

function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return (
    <td
      {...rest}
      className={cx(
        'shell:h-14 shell:border-b shell:border-hairline shell:py-2 shell:group-last/row:border-b-0 shell:group-hover/row:bg-sunken',
        className,
      )}
    />
  );
}

function NumberCell({ isEmpty, className, ...rest }: ComponentProps<'td'> & { isEmpty: boolean }) {
  return (
    <Cell
      {...rest}
      className={cx(
        'wrap-anywhere lining-nums tabular-nums max-shell:row-start-1 shell:px-2 xl:px-3',
        isEmpty && 'text-muted',
        className,
      )}
    />
  );
}

/** A link with the height of a touch target that does not make its row higher. */
function NumberLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className="-my-3.25 inline-block py-3.25 text-inherit decoration-thread hover:text-action-ink hover:decoration-current"
    >
      {children}
    </a>
  );
}

interface NumberProps {
  number: string;
  query: string;
  country: string;
}

function Phone({ number, query, country }: NumberProps) {
  const url = useMemo(() => callUrl(number, country), [number, country]);
  const written = <Written {...{ number, query, country }} />;
  return url ? <NumberLink href={url}>{written}</NumberLink> : written;
}

function WhatsApp({ number, query, country, name }: NumberProps & { name: string }) {
  const url = useMemo(() => whatsappUrl(number, country), [number, country]);
  const written = <Written {...{ number, query, country }} />;
  if (!url) return written;
  return (
    <NumberLink href={url} target="_blank" rel="noreferrer" title={`WhatsApp chat with ${name}`}>
      {written}
    </NumberLink>
  );
}
