import { useEffect, useState } from 'react';
import type { Place, placesApi } from '@shared/places/contract';
import { call, callsAt } from '../lib/api/api';

const { find } = callsAt<typeof placesApi>({ find: { method: 'GET', path: '/api/places' } });

const PAUSE_MS = 150;
/** The minimum length of a search: a single letter names no place. */
const FEWEST_LETTERS = 2;

/**
 * Returns the places for a text, requested after a short pause; '' requests nothing. The places of the previous text stay until
 * the next ones arrive.
 */
export function usePlaces(typed: string): readonly Place[] {
  const text = typed.trim();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const isSearch = text.length >= FEWEST_LETTERS;
  useEffect(() => {
    if (!isSearch) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await call(find, { query: { q: text } }).catch(() => []);
      if (isCurrent) setPlaces(found);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isSearch]);
  return isSearch ? places : [];
}
