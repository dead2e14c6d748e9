import type { Customer } from '@shared/customers/contract';
import { customerNumbers, type CustomerNumber } from '@shared/customers/values';
import { isSameNumber, numberEnd } from '@shared/tailor/phone';
import { numbersIn } from '@shared/tailor/several-numbers';
import { nameKey } from '../lib/text/text-search';

/** A client's telephone numbers. */
export type Numbers = Record<CustomerNumber, string | null>;

/**
 * Returns a search for the first row, or for all rows, that have a number, in any spelling and any field. Rows are found
 * by the end of the number, so that few numbers are parsed. `add` makes a further row known.
 */
export function numberOwners<Row extends Numbers>(country: string, rows: readonly Row[] = []) {
  const byEnd = new Map<string, { number: string; row: Row }[]>();
  const add = (row: Row) => {
    for (const number of new Set(customerNumbers.flatMap((name) => numbersIn(row[name] ?? '')))) {
      const end = numberEnd(number);
      if (!end) continue;
      const same = byEnd.get(end);
      if (same) same.push({ number, row });
      else byEnd.set(end, [{ number, row }]);
    }
  };
  rows.forEach(add);
  const withEnd = (number: string) => byEnd.get(numberEnd(number)) ?? [];
  return {
    add,
    find: (number: string): Row | undefined =>
      withEnd(number).find((each) => isSameNumber(each.number, number, country))?.row,
    findAll: (number: string): Row[] =>
      withEnd(number)
        .filter((each) => isSameNumber(each.number, number, country))
        .map(({ row }) => row),
  };
}

/** Returns a search for the clients who may be a new one: those with the number first, then those with the name, as an import compares. */
export function sameClients(country: string, customers: readonly Customer[] = []) {
  const owners = numberOwners(country, customers);
  return (name: string, phone: string): Customer[] => {
    const key = nameKey(name);
    const named = key ? customers.filter((each) => nameKey(each.name) === key) : [];
    return [...new Set([...(phone.trim() ? owners.findAll(phone.trim()) : []), ...named])];
  };
}
