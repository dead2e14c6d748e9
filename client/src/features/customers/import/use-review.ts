import { lengthUnitOf } from '@shared/measurements/length-units';
import { measurementsApi } from '@shared/measurements/contract';
import { ordersApi } from '@shared/orders/contract';
import { sheetsApi } from '@shared/sheets/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/api';
import { myTailorQuery } from '../../tailor-profile/queries';
import { useCustomers } from '../queries';
import { guessedMapping, type Mapping } from './csv/mapping';
import { mappedRows } from './csv/mapped-rows';
import type { FoundRows } from './reading/found-rows';
import { importedOf, importedOrders } from './sending/imported';
import type { Planning } from './reading/pauses';
import { planOf, type BookRecords } from './plan/plan';
import type { Plan } from './plan/planned';
import type { CsvTable } from './reading/read-csv';
import type { ReadFile } from './reading/read-clients';
import { choiceOf, type Choices, type Review } from './review';

type Prepare = (planning: Planning) => Promise<Plan>;

/** Returns the clients of a file, compared with the tailor's clients, the choices of the user, and the clients to import. */
export function useReview() {
  const tailor = useQuery(myTailorQuery).data;
  const country = tailor?.country ?? '';
  const { data: customers = [] } = useCustomers();
  const [review, setReview] = useState<Review>();
  const [choices, setChoices] = useState<Choices>(asGuessed);
  const preparing = useRef(new AbortController());
  useEffect(() => () => preparing.current.abort(), []);

  const prepare = async (planned: Prepare, csv?: Review['csv']) => {
    preparing.current.abort();
    const { signal } = (preparing.current = new AbortController());
    setReview({ csv, percent: 0 });
    const onProgress = (percent: number) => setReview({ csv, percent });
    const plan = await planned({ country, onProgress, signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (!plan || signal.aborted) return;
    setChoices(asGuessed);
    setReview({ csv, plan, percent: 100 });
  };
  const map = (table: CsvTable, mapping: Mapping) =>
    prepare(
      async (planning) => {
        const rows = await mappedRows(table, mapping, planning);
        return planOf(rows, customers, { ...planning, records: await bookRecords(rows) });
      },
      { table, mapping },
    );
  const compare = async (rows: FoundRows) => {
    if (!rows.isArchive) return prepare((planning) => planOf(rows, customers, planning));
    const { archivePlanOf } = await import('./plan/plan-archive');
    const { records, sheets } = (await bookRecords(rows)) ?? { records: [], sheets: await call(sheetsApi.list) };
    const orders = rows.orders?.length ? await bookOrders() : [];
    const orderBook = rows.book && (await call(ordersApi.book));
    return prepare((planning) => archivePlanOf(rows, { customers, records, sheets, orders, orderBook }, planning));
  };
  const { plan } = review ?? {};
  return {
    review,
    choices,
    imported: {
      customers: plan ? importedOf(plan, (row) => choiceOf(plan, choices, row)) : [],
      sheets: plan?.sheets ?? [],
      book: plan?.book,
      orders: plan ? importedOrders(plan, (row) => choiceOf(plan, choices, row)) : [],
    },
    choose: setChoices,
    show: (read: ReadFile) =>
      'rows' in read
        ? compare(read.rows)
        : map(read.table, guessedMapping(read.table, tailor?.lengthUnit ?? lengthUnitOf(country))),
    map,
    discard: () => setReview(undefined),
  };
}

/** Loads the tailor's records and sheets to compare with. Returns undefined for a file without records. */
async function bookRecords({ rows }: FoundRows): Promise<BookRecords | undefined> {
  if (!rows.some(({ records }) => records?.length)) return undefined;
  const [records, sheets] = await Promise.all([call(measurementsApi.all), call(sheetsApi.list)]);
  return { records, sheets };
}

/** Loads the open and the closed orders of the tailor. */
async function bookOrders() {
  const lists = (['open', 'closed'] as const).map((state) => call(ordersApi.list, { query: { state } }));
  return (await Promise.all(lists)).flat();
}

const asGuessed: Choices = { byPlace: new Map() };
