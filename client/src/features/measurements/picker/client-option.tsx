import type { Customer } from '@shared/customers/contract';
import { shownNumber } from '@shared/tailor/phone';
import { Link } from 'wouter';
import { paths } from '../../../paths';
import { Name } from '../../../ui/display/name';

interface ClientOptionProps {
  customer: Customer;
  /** The tailor's country, in which numbers are read. */
  country: string;
  /** The number of their records. */
  count: number;
}

export function ClientOption({ customer, country, count }: ClientOptionProps) {
  const number = customer.phone ?? customer.whatsapp;
  return (
    <Link
      href={paths.client(customer.id)}
      className="relative grid min-h-16 cols-end-auto items-center gap-x-3 px-1 py-2 text-inherit no-underline hover:bg-sunken focus-visible:no-shadow focus-visible:-outline-offset-3 shell:ps-5 shell:pe-4"
    >
      <Name className="text-name wrap-anywhere">{customer.name}</Name>
      <small className="col-start-1 text-micro/[1.6] wrap-anywhere text-muted lining-nums tabular-nums">
        {number && shownNumber(number, country)}
      </small>
      {count > 0 && (
        <span className="col-start-2 row-span-2 row-start-1 font-display text-compact/none font-medium text-muted lining-nums tabular-nums">
          {count}
          <span className="sr-only">{count === 1 ? ' measurement' : ' measurements'}</span>
        </span>
      )}
    </Link>
  );
}
