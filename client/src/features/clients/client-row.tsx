import type { Customer } from '@shared/customers';
import { whatsappUrl } from '@shared/phone';
import { memo, type Ref } from 'react';
import { Link } from 'wouter';
import { cx } from 'class-variance-authority';
import { numberFolds } from '../../lib/text-search';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Highlight } from '../../ui/highlight';
import { Icon } from '../../ui/icon';
import { nameLook } from '../../ui/name';

interface ClientRowProps {
  customer: Customer;
  /** The first letter, on the first row that begins with it. */
  letter: string;
  query: string;
  /** The tailor's country: it completes local numbers. */
  country: string;
  index: number;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
  ref?: Ref<HTMLTableRowElement>;
}

/** One client: a row of the table from 900, two lines from 640, a card below. */
export const ClientRow = memo(function ClientRow(props: ClientRowProps) {
  const { customer, letter, query, country, index, onEdit, onDelete, ref } = props;
  const { name, phone, whatsapp, notes } = customer;
  const isSame = phone !== null && phone === whatsapp;
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={cx(isSame && 'same', letter && 'first') || undefined}
    >
      <td className="a-z" aria-hidden="true">
        {letter}
      </td>
      <td className="nm">
        <Link href={paths.measurements(customer.id)} className={nameLook(name)}>
          <Highlight text={name} query={query} />
        </Link>
      </td>
      <td className={cx('ph num', !phone && 'none')}>{phone ? <Phone number={phone} query={query} /> : '-'}</td>
      <td className={cx('wa num', !whatsapp && 'none')}>
        {whatsapp ? <WhatsApp number={whatsapp} country={country} query={query} name={name} /> : '-'}
      </td>
      <td className={cx('notes', !notes && 'none')}>
        <span title={notes ?? undefined}>{notes ?? '-'}</span>
      </td>
      <td className="acts">
        <Button variant="ghost" iconOnly aria-label={`Edit ${name}`} onClick={() => onEdit(customer)}>
          <Icon name="edit" />
        </Button>
        <Button variant="ghost" iconOnly aria-label={`Delete ${name}`} onClick={() => onDelete(customer)}>
          <Icon name="trash" />
        </Button>
      </td>
    </tr>
  );
});

function Phone({ number, query }: { number: string; query: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <Icon name="call" />
      <span>
        <Highlight text={number} query={query} folds={numberFolds} />
      </span>
    </a>
  );
}

function WhatsApp({ number, country, query, name }: { number: string; country: string; query: string; name: string }) {
  const url = whatsappUrl(number, country);
  const written = <Highlight text={number} query={query} folds={numberFolds} />;
  if (!url) return written;
  return (
    <a href={url} target="_blank" rel="noreferrer" title={`WhatsApp chat with ${name}`}>
      <Icon name="chat" />
      <span className="n">{written}</span>
      <span className="w">WhatsApp</span>
    </a>
  );
}
