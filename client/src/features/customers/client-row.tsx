import type { Customer } from '@shared/customers/contract';
import { callUrl, isSameNumber, shownNumber, whatsappUrl } from '@shared/tailor/phone';
import { cx } from 'class-variance-authority';
import { memo, useEffect, useMemo, useRef, type ComponentProps, type Ref } from 'react';
import { Link } from 'wouter';
import { findMatch, numberFolds } from '../../lib/text/text-search';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../ui/controls/button';
import { Highlight } from '../../ui/display/highlight';
import { CallIcon, ChatIcon, EditIcon, MeasureIcon, TrashIcon } from '../../ui/display/workroom-icons';
import { nameClass } from '../../ui/display/name';

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

/** One client: a table row from 900 px, two lines from 640 px, a card below. */
export const ClientRow = memo(function ClientRow(props: ClientRowProps) {
  const { customer, letter, note, isAdded, query, country, index, onEdit, onDelete, ref } = props;
  const { name, phone, whatsapp, notes } = customer;
  const isSame = phone !== null && whatsapp !== null && isSameNumber(phone, whatsapp, country);
  return (
    <Row ref={ref} data-index={index} aria-rowindex={index + 2} beginsLetter={letter !== ''} isMarked={isAdded}>
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
        {isAdded && <TakeMeasurements of={customer} />}
      </Cell>
      <NumberCell
        isEmpty={!phone}
        className={cx(
          'max-sm:row-start-2 sm:max-shell:col-start-3',
          isSame ? 'max-sm:col-start-2' : 'max-sm:col-start-2 max-sm:-col-end-1',
        )}
      >
        {phone ? <Phone number={phone} query={query} country={country} /> : '-'}
      </NumberCell>
      <NumberCell
        isEmpty={!whatsapp}
        className={cx(
          'sm:max-shell:col-start-4',
          isSame
            ? 'max-sm:col-start-3 max-sm:row-start-2 max-phone:col-start-2 max-phone:-col-end-1 max-phone:row-start-3'
            : 'max-sm:col-start-2 max-sm:-col-end-1 max-sm:row-start-3',
        )}
      >
        {whatsapp ? <WhatsApp number={whatsapp} {...{ country, query, name, isSame }} /> : '-'}
      </NumberCell>
      <Cell
        className={cx(
          'text-muted max-shell:col-start-2 max-shell:-col-end-1 max-sm:row-start-4 max-sm:text-small/[1.45] sm:max-shell:row-start-2 sm:max-shell:text-small/[1.6] shell:px-3',
          !notes && 'max-shell:hidden',
        )}
      >
        <span title={notes ?? undefined} className="max-sm:line-clamp-2 sm:block sm:truncate">
          {notes ?? '-'}
        </span>
      </Cell>
      <Cell className="text-end whitespace-nowrap max-shell:row-start-1 max-sm:col-start-3 max-sm:-me-2.5 sm:max-shell:col-start-5 shell:ps-3 shell:pe-3.5">
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

/** Below 640 px each row has a line above it, below the names only or, for the first row of a letter, below the letter too. */
function Row({ beginsLetter, isMarked, ...rest }: ComponentProps<'tr'> & Record<'beginsLetter' | 'isMarked', boolean>) {
  return (
    <tr
      {...rest}
      className={cx(
        isMarked && 'bg-action-tint edge-start',
        'group/row max-shell:grid max-shell:items-center',
        'max-sm:relative max-sm:grid-cols-[1.625rem_minmax(0,1fr)_auto] max-sm:py-2.5',
        'max-sm:before:absolute max-sm:before:end-0 max-sm:before:top-0 max-sm:before:h-px max-sm:before:bg-hairline',
        beginsLetter ? 'max-sm:before:start-0' : 'max-sm:before:start-6.5',
        'sm:max-shell:grid-cols-[2.25rem_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_auto] sm:max-shell:gap-x-2',
        'sm:max-shell:border-t sm:max-shell:border-hairline sm:max-shell:ps-5 sm:max-shell:pe-3 sm:max-shell:pt-1.5 sm:max-shell:pb-2 sm:max-shell:first:border-t-0',
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

/** If empty, a dash from 640 px, and hidden in a card. */
function NumberCell({ isEmpty, className, ...rest }: ComponentProps<'td'> & { isEmpty: boolean }) {
  return (
    <Cell
      {...rest}
      className={cx(
        'wrap-anywhere lining-nums tabular-nums sm:max-shell:row-start-1 shell:px-2 xl:px-3',
        isEmpty && 'text-muted max-sm:hidden',
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
      className="text-inherit decoration-thread hover:text-action-ink hover:decoration-current max-sm:inline-flex max-sm:min-h-tap max-sm:items-center max-sm:gap-2 sm:-my-3.25 sm:inline-block sm:py-3.25"
    >
      {children}
    </a>
  );
}

/** A number as it is read in the tailor's country; as it is written if only that has the searched part. */
function Written({ number, query, country }: { number: string; query: string; country: string }) {
  const shown = useMemo(() => shownNumber(number, country), [number, country]);
  const isFound = query === '' || findMatch(shown, query, numberFolds) || !findMatch(number, query, numberFolds);
  return <Highlight text={isFound ? shown : number} query={query} folds={numberFolds} />;
}

function Phone({ number, query, country }: { number: string; query: string; country: string }) {
  const url = useMemo(() => callUrl(number, country), [number, country]);
  const written = <Written {...{ number, query, country }} />;
  if (!url) return written;
  return (
    <NumberLink href={url}>
      <CallIcon className="size-4.5 text-muted sm:hidden" />
      <span>{written}</span>
    </NumberLink>
  );
}

interface WhatsAppProps {
  number: string;
  country: string;
  query: string;
  name: string;
  /** The WhatsApp number equals the phone number: a card shows it once. */
  isSame: boolean;
}

function WhatsApp({ number, country, query, name, isSame }: WhatsAppProps) {
  const url = useMemo(() => whatsappUrl(number, country), [number, country]);
  const written = <Written {...{ number, query, country }} />;
  if (!url) return written;
  return (
    <NumberLink href={url} target="_blank" rel="noreferrer" title={`WhatsApp chat with ${name}`}>
      <ChatIcon className="size-4.5 text-muted sm:hidden" />
      <span className={cx(isSame && 'max-sm:hidden') || undefined}>{written}</span>
      {isSame && <span className="sm:hidden">WhatsApp</span>}
    </NumberLink>
  );
}
