import type { Place } from './places';

/** There everybody says the state with the town; elsewhere the country. */
const namedWithState = ['United States', 'Canada', 'Australia'];

/** A town as people say where it is: 'Houston, Texas', 'Mumbai, India', 'Singapore'. Other places are named in full. */
export function shortPlace({ label, kind, state, country }: Place): string {
  const inFull = `, ${state}, ${country}`;
  if (kind === 'state' || kind === 'country' || !state || !label.endsWith(inFull)) return label;
  return `${label.slice(0, -inFull.length)}, ${namedWithState.includes(country) ? state : country}`;
}
