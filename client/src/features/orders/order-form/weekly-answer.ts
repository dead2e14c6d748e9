import { bookInputSchema } from '@shared/orders/book';
import * as z from 'zod/mini';
import { useBook, useChangeBook } from '../queries';

/** Reads how many garments the tailor finishes in a week. */
export function readWeekly(text: string): { garments: number } | { error: string } {
  const garments = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const result = z.safeParse(bookInputSchema, { weeklyGarments: garments });
  return result.success ? { garments } : { error: result.error.issues[0]?.message ?? '' };
}

/** Returns the function that saves the answer in the order book. */
export function useSaveWeekly(): (garments: number) => Promise<unknown> {
  const { data: book } = useBook();
  const { mutateAsync } = useChangeBook();
  return (weeklyGarments) => mutateAsync({ row: book, body: { weeklyGarments } });
}

export const weeklyNotSaved = 'The number could not be saved';
