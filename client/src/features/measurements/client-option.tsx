import type { Customer } from '@shared/customers/contract';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Name } from '../../ui/display/name';

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
      className="relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-1 py-2 text-inherit no-underline hover:bg-sunken focus-visible:no-shadow focus-visible:-outline-offset-3 aria-[current=true]:bg-action-tint shell:ps-5 shell:pe-4"
      aria-current={isChosen ? 'true' : undefined}
    >
      {isChosen && <Stitches />}
      <Name className="text-[1.0625rem]/[1.3] wrap-anywhere">{customer.name}</Name>
      <small className="col-start-1 text-micro/[1.6] wrap-anywhere text-muted lining-nums tabular-nums">
        {customer.phone ?? customer.whatsapp}
      </small>
      {count > 0 && (
        <span className="col-start-2 row-[1/span_2] font-display text-[0.9375rem]/none font-medium text-muted lining-nums tabular-nums">
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
      className="absolute inset-y-[8px] start-[7px] w-[3px] rounded-[2px] bg-[repeating-linear-gradient(to_bottom,var(--action)_0_8px,transparent_8px_12px)] max-shell:-start-1.5"
    />
  );
}
