import { measurementsApi } from '@shared/measurements';
import { sheetsApi } from '@shared/sheets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api';
import { myTailorQuery } from '../../tailor-profile/queries';
import { useCustomers } from '../queries';
import type { FoundRows } from './found-rows';
import { importedOf } from './imported';
import { placeOf, planOf, type Plan, type Planning } from './plan';
import { guessedMapping, mappedRows, type CsvTable, type Mapping } from './read-csv';
import type { ReadFile } from './read-clients';
import type { Choices, Review } from './review';

type Prepare = (planning: Planning) => Promise<Plan>;

/** Returns what was read from a file, compared with the book, the choices of the user, and what is imported with them. */
export function useReview() {
  const country = useQuery(myTailorQuery).data?.country ?? '';
  const { data: customers = [] } = useCustomers();
  const [review, setReview] = useState<Review>();
  const [choices, setChoices] = useState<Choices>(allTo('skip'));
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
    setChoices(allTo(plan.records ? 'merge' : 'skip'));
    setReview({ csv, plan, percent: 100 });
  };
  const map = (table: CsvTable, mapping: Mapping) =>
    prepare((planning) => planOf(mappedRows(table, mapping), customers, planning), { table, mapping });
  const compare = async (rows: FoundRows) => {
    if (!rows.isArchive) return prepare((planning) => planOf(rows, customers, planning));
    const hasRecords = rows.rows.some(({ records }) => records?.length);
    const { archivePlanOf } = await import('./plan-archive');
    const [records, sheets] = await Promise.all([hasRecords ? call(measurementsApi.all) : [], call(sheetsApi.list)]);
    return prepare((planning) => archivePlanOf(rows, { customers, records, sheets }, planning));
  };
  const { plan } = review ?? {};
  return {
    review,
    choices,
    imported: plan ? importedOf(plan, (row) => choices.byPlace.get(placeOf(plan, row)) ?? choices.all) : [],
    choose: setChoices,
    show: (read: ReadFile) =>
      'rows' in read ? compare(read.rows) : map(read.table, guessedMapping(read.table.columns)),
    map,
    discard: () => setReview(undefined),
  };
}

const allTo = (all: Choices['all']): Choices => ({ all, byPlace: new Map() });
