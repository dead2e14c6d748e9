import type { Customer } from '@shared/customers';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Name } from '../../ui/name';

interface ClientOptionProps {
  customer: Customer;
  isChosen: boolean;
  /** How many records they have. */
  count: number;
}

export function ClientOption({ customer, isChosen, count }: ClientOptionProps) {
  return (
    <Link href={paths.measurements(customer.id)} className="opt-row" aria-current={isChosen ? 'true' : undefined}>
      <Name>{customer.name}</Name>
      <small className="num">{customer.phone ?? customer.whatsapp}</small>
      {count > 0 && (
        <span className="n">
          {count}
          <span className="sr">{count === 1 ? ' measurement' : ' measurements'}</span>
        </span>
      )}
    </Link>
  );
}
