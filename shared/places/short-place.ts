import type { Place } from './contract';

/** Countries in which a town is named with its state. Elsewhere it is named with its country. */
const namedWithState = ['United States', 'Canada', 'Australia'];

/** Returns the common short name of a town: 'Houston, Texas', 'Mumbai, India', 'Singapore'. Other places keep their label. */
export function shortPlace({ label, kind, state, country }: Place): string {
  const inFull = `, ${state}, ${country}`;
  if (kind === 'state' || kind === 'country' || !state || !label.endsWith(inFull)) return label;
  return `${label.slice(0, -inFull.length)}, ${namedWithState.includes(country) ? state : country}`;
}
