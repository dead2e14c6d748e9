import type { Plan } from '../plan/planned';

/** How many clients and records were found. */
export function FoundFigures({ plan: { fresh, duplicates, bad, records, sheets = [], orders } }: { plan: Plan }) {
  const others = duplicates.filter(({ isOther }) => isOther).length;
  const badRecords = bad.filter(({ isRecord }) => isRecord).length;
  const badOrders = bad.filter(({ place }) => place === 'Order').length;
  return (
    <div className="grid gap-3">
      <Figures
        of={(records ?? orders) && 'Clients'}
        figures={[fresh.length + others, duplicates.length - others, bad.length - badRecords - badOrders]}
      />
      {records && <Figures of="Records" figures={[records.fresh, records.known, badRecords]} />}
      {orders && <Figures of="Orders" figures={[orders.fresh.length, orders.known, badOrders]} />}
      {sheets.length > 0 && (
        <p className="text-small wrap-anywhere text-muted">
          With your measuring sheets {sheets.map(({ name }) => name).join(', ')}
        </p>
      )}
    </div>
  );
}

const labels = ['new', 'already in your book', 'with a problem'];

function Figures({ of, figures }: { of?: string; figures: readonly number[] }) {
  return (
    <div>
      {of && <h3 className="mb-1.5 text-small font-semibold">{of}</h3>}
      <dl className="grid grid-cols-3 rounded border border-hairline bg-sunken">
        {figures.map((count, index) => (
          <div
            key={labels[index]}
            className="flex flex-col-reverse justify-end border-hairline px-3.5 py-2.5 not-first:border-s"
          >
            <dt className="text-micro/[1.35] text-muted">{labels[index]}</dt>
            <dd className="font-display text-figure font-medium lining-nums tabular-nums">
              {count.toLocaleString('en')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
