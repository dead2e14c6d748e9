import type { Customer } from '@shared/customers/contract';
import { Link } from 'wouter';
import { paths } from '../../../paths';
import { Name } from '../../../ui/display/name';

interface ClientOptionProps {
  customer: Customer;
  isChosen: boolean;
  /** The number of their records. */
  count: number;
}

export function ClientOption({ customer, isChosen, count }: ClientOptionProps) {
  return (
    <Link
      href={paths.measurements(customer.id)}
      className="relative grid min-h-16 cols-end-auto items-center gap-x-3 px-1 py-2 text-inherit no-underline hover:bg-sunken focus-visible:no-shadow focus-visible:-outline-offset-3 aria-[current=true]:bg-action-tint shell:ps-5 shell:pe-4"
      aria-current={isChosen ? 'true' : undefined}
    >
      {isChosen && <Stitches />}
      <Name className="text-name wrap-anywhere">{customer.name}</Name>
      <small className="col-start-1 text-micro/[1.6] wrap-anywhere text-muted lining-nums tabular-nums">
        {customer.phone ?? customer.whatsapp}
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

/** A stitched line at the start of the chosen client's row. */
function Stitches() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-y-2 start-1.75 w-0.75 rounded-xs [--along:to_bottom] sewn max-shell:-start-1.5"
    />
  );
}
