import type { Measurement } from '@shared/measurements/contract';
import type { Garment } from '@shared/orders/garments';
import type { Order } from '@shared/orders/order';
import { useState } from 'react';
import type { OfferedGarment } from './offered-garments';
import type { OrderForm, Put } from './order-form';
import type { LineValues, OrderValues } from './order-values';
import type { Sums } from './sums';

/** What the parts of the form share. */
export interface FieldsProps {
  form: OrderForm;
  values: OrderValues;
  put: Put;
  currency: string;
  /** The order that is edited. */
  order: Order | undefined;
  sums: Sums;
  hand: Hand;
  offered: readonly OfferedGarment[];
  /** The records of the client, newest first. */
  records: readonly Measurement[];
  /** Returns the measures that a line has. */
  measuresOf: (line: LineValues) => Garment['measures'];
  /** Call it when a part folds: presses are ignored for a moment. */
  fold: () => void;
}

/** The parts of the form that take the focus when what was pressed is gone. */
type Part = 'order-customerId' | 'order-garments' | 'order-paid';

/** Focuses a part of the form without scrolling. */
export const focusPart = (part: Part): void => document.getElementById(part)?.focus({ preventScroll: true });

/** The amount that the keys write into: the id of a line, or 'paid'. */
interface Held {
  name: string;
  /** Nothing was typed since the field was entered, so that the first key replaces its text. */
  isFresh: boolean;
}

export type Hand = ReturnType<typeof useHand>;

/** Returns the amount in hand. On a phone it has the keys of the screen until another field is entered. */
export function useHand() {
  const [held, setHeld] = useState<Held>();
  return {
    name: held?.name,
    isFresh: held?.isFresh ?? false,
    take: (name: string) => setHeld((before) => (before?.name === name ? before : { name, isFresh: true })),
    type: () => setHeld((before) => before && { ...before, isFresh: false }),
    drop: () => setHeld(undefined),
  };
}
