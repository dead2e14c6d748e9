import type { Customer } from '@shared/customers';
import { isSameNumber, numberEnd } from '@shared/phone';

type Numbers = Pick<Customer, 'phone' | 'whatsapp'>;

/**
 * Returns a search for the first row that has a number, in any spelling, as phone or WhatsApp. Rows are found by the end of the
 * number, so that few numbers are parsed. `add` makes a further row known.
 */
export function numberOwners<Row extends Numbers>(country: string, rows: readonly Row[] = []) {
  const byEnd = new Map<string, { number: string; row: Row }[]>();
  const add = (row: Row) => {
    for (const number of new Set([row.phone, row.whatsapp])) {
      const end = number ? numberEnd(number) : '';
      if (!number || !end) continue;
      const same = byEnd.get(end);
      if (same) same.push({ number, row });
      else byEnd.set(end, [{ number, row }]);
    }
  };
  rows.forEach(add);
  return {
    add,
    find: (number: string): Row | undefined =>
      byEnd.get(numberEnd(number))?.find((each) => isSameNumber(each.number, number, country))?.row,
  };
}
