import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Place } from '@shared/places';
import { placesQuery } from './queries';

const PAUSE_MS = 150;

/** Returns the places for a text, requested after a short pause; '' requests nothing. */
export function usePlaces(typed: string): readonly Place[] {
  const text = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery(placesQuery(settled));
  return text.length > 1 && settled.length > 1 && data ? data : [];
}
