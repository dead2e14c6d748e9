import { partOf } from '../part-of';

/** A part of the total that one press pays. */
export interface Deposit {
  label: string;
  /** Above 0 and below 1. */
  share: number;
  amount: number;
}

/** Returns the deposit that is offered first: the share that was last paid, half if that is not known. */
export function depositOf(total: number, share: number | null, currency: string): Deposit {
  const isUsual = share === null || share <= 0 || share >= 1 || Math.abs(share - 0.5) < 0.005;
  const part = isUsual ? 0.5 : share;
  return {
    label: isUsual ? 'Half' : `${Math.round(part * 100)}%`,
    share: part,
    amount: partOf(total, part, currency),
  };
}
