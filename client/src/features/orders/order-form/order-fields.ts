import type { Order } from '@shared/orders/order';
import type { OfferedGarment } from './offered-garments';
import type { OrderForm, Put } from './order-form';
import type { OrderValues } from './order-values';
import type { Sums } from './sums';
import type { Hand } from './use-hand';
import type { Measures } from './use-measures';

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
  measures: Measures;
  /** Call it when a part folds: presses are ignored for a moment. */
  fold: () => void;
}

/** The parts of the form that take the focus when what was pressed is gone. */
type Part = 'order-customerId' | 'order-garments' | 'order-paid';

/** Focuses a part of the form without scrolling. */
export const focusPart = (part: Part): void => document.getElementById(part)?.focus({ preventScroll: true });
