import type { Point } from './distance';

/** Returns a different number for different coordinates, of four decimal places as in the file. */
export function pointNumber({ latitude, longitude }: Point): number {
  return Math.round((latitude + 90) * 1e4) * 3_600_001 + Math.round((longitude + 180) * 1e4);
}
