import type { Order } from '@shared/orders/order';
import { useMemo } from 'react';
import { nameFolds } from '../../../lib/text/text-search';

type TextsOf = (order: Order) => readonly string[];

/** A character that no name has, so that no match begins in one text and ends in the next. */
const between = '\0';

/**
 * Returns the function that gives the searched words of an order, in one spelling for each of `nameFolds`: the client and the
 * garments. They are prepared once for all keystrokes, and each name once for all orders.
 */
export function searchedTexts(nameOf: (customerId: string) => string): TextsOf {
  const folded = nameFolds.map((fold) => remembered(fold));
  return byOrder(({ customerId, garments }) => {
    const words = [nameOf(customerId), ...garments.map(({ garment }) => garment)];
    return folded.map((fold) => words.map(fold).join(between));
  });
}

/**
 * Returns whether an order has the typed words in the name of its client or in a garment, or a number that begins with the typed one.
 * Ignores case, accents, spacing, apostrophes and hyphens. Every order matches an empty text.
 */
export function orderMatcher(typed: string, textsOf: TextsOf): (order: Order) => boolean {
  const query = typed.trim();
  if (query === '') return () => true;
  const number = /^#?(\d+)$/.exec(query)?.[1];
  const spellings = nameFolds.map((fold) => fold(query).trim());
  return (order) =>
    (number !== undefined && String(order.number).startsWith(number)) ||
    textsOf(order).some((text, fold) => spellings[fold] !== '' && text.includes(spellings[fold] ?? ''));
}

/** What is searched in the lists. */
export interface Search {
  /** Empty if nothing is typed. */
  query: string;
  matches: (order: Order) => boolean;
  nameOf: (customerId: string) => string;
  /** Removes what is typed. */
  clear: () => void;
}

/** Returns the search for what is typed. `matches` is the same one until that or a client changes. */
export function useOrderSearch(query: string, nameOf: Search['nameOf'], clear: () => void): Search {
  const textsOf = useMemo(() => searchedTexts(nameOf), [nameOf]);
  const matches = useMemo(() => orderMatcher(query, textsOf), [query, textsOf]);
  return { query, matches, nameOf, clear };
}

function remembered(fold: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = fold(text);
    results.set(text, result);
    return result;
  };
}

function byOrder(textsOf: TextsOf): TextsOf {
  const results = new WeakMap<Order, readonly string[]>();
  return (order) => {
    const known = results.get(order);
    if (known) return known;
    const texts = textsOf(order);
    results.set(order, texts);
    return texts;
  };
}
