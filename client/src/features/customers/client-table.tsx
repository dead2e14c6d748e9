import type { Customer } from '@shared/customers/contract';
import { customerLabels } from '@shared/customers/values';
import { cva } from 'class-variance-authority';
import { letterOf } from './client-letters';
import { ClientRow } from './client-row';
import { noteOf, type Sort } from './client-view';
import { Gap, useWindowedList } from '../../ui/lists/windowed-list';

const rowHeight = 61;
const columns = 6;

interface ClientTableProps {
  customers: readonly Customer[];
  query: string;
  country: string;
  sort: Sort;
  /** The time of each client's newest record by id; undefined while they are unknown. */
  measuredAt: Readonly<Record<string, string>> | undefined;
  addedId?: string;
  onEdit: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
}

/** The clients from 640 px: the specified columns from 900 px, two lines a client below. */
export function ClientTable(props: ClientTableProps) {
  const { customers, query, country, sort, measuredAt, addedId, onEdit, onDelete } = props;
  const { list, rows, inView, above, below } = useWindowedList<HTMLTableSectionElement, Customer>(customers, {
    keyOf: ({ id }) => id,
    heightOf: () => rowHeight,
    revealed: addedId,
  });
  return (
    <table className="w-full text-compact max-shell:block shell:table-fixed" aria-rowcount={customers.length + 1}>
      <thead className="max-shell:sr-only">
        <tr aria-rowindex={1}>
          <td aria-hidden="true" className="w-13 border-b border-hairline" />
          <th scope="col" className={headCell({ column: 'name' })}>
            {customerLabels.name}
          </th>
          <th scope="col" className={headCell({ column: 'number' })}>
            {customerLabels.phone}
          </th>
          <th scope="col" className={headCell({ column: 'number' })}>
            {customerLabels.whatsapp}
          </th>
          <th scope="col" className={headCell({ column: 'notes' })}>
            {customerLabels.notes}
          </th>
          <th scope="col" className={headCell({ column: 'actions' })}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody ref={list} className="max-shell:block">
        {above > 0 && <Gap height={above} columns={columns} />}
        {inView.map(({ index, key }) => {
          const customer = customers[index];
          if (!customer) return null;
          const before = customers[index - 1];
          const letter = sort === 'name' ? letterOf(customer) : '';
          const { lead, when } = noteOf(customer, sort, sort === 'measured' ? measuredAt : undefined);
          return (
            <ClientRow
              key={key}
              ref={rows.measureElement}
              index={index}
              customer={customer}
              letter={before && letterOf(before) === letter ? '' : letter}
              note={`${lead} ${when}`.trim()}
              isAdded={customer.id === addedId}
              query={query}
              country={country}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          );
        })}
        {below > 0 && <Gap height={below} columns={columns} />}
      </tbody>
    </table>
  );
}

/** Fixed column widths, so that columns do not move while rows are added and removed by scrolling. */
const headCell = cva('border-b border-hairline py-2.5 text-micro/[1.6] font-semibold whitespace-nowrap text-muted', {
  variants: {
    column: {
      name: 'w-1/4 px-3 text-start',
      number: 'w-41.5 px-2 text-start xl:w-44 xl:px-3',
      notes: 'px-3 text-start',
      actions: 'w-31 ps-3 pe-6 text-end',
    },
  },
});
