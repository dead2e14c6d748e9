import type { Customer } from '@shared/customers/contract';
import { numberCell } from '@shared/customers/number-cell';
import { customerFieldList, customerLabels, customerFieldNames } from '@shared/customers/values';
import { csvText } from '../../lib/text/csv-text';

/** Returns clients as CSV with the columns of clients.csv in the download of all data, so that the import reads it as its own. */
export function clientsCsv(customers: readonly Customer[]): string {
  const rows = customers.map((customer) => [
    ...customerFieldList.map(([name, { matchedBy }]) =>
      matchedBy === 'number' ? numberCell(customer[name]) : (customer[name] ?? ''),
    ),
    customer.createdAt,
    customer.updatedAt,
  ]);
  return csvText([[...customerFieldNames.map((name) => customerLabels[name]), 'Added', 'Changed'], ...rows]);
}
