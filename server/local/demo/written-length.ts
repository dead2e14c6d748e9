import type { DemoClient } from './demo-client';

const fractions = ['', '1/4', '1/2', '3/4'];

/** Formats a length as tailors write it: '15 1/2 in' to a quarter of an inch, '98.5 cm' to half a centimetre. */
export function written(inches: number, unit: DemoClient['unit']): string {
  if (unit === 'cm') return `${Math.round(inches * 2.54 * 2) / 2} cm`;
  const quarters = Math.round(inches * 4);
  const fraction = fractions[quarters % 4];
  return `${Math.floor(quarters / 4)}${fraction && ` ${fraction}`} in`;
}
