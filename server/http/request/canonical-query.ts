type Value = string | number | readonly string[] | undefined;

/** Returns a parsed query in canonical form: in the contract's order, with defaults, without empty values, lists sorted. */
export function canonicalQuery(query: unknown): URLSearchParams {
  const texts = Object.entries((query ?? {}) as Record<string, Value>).map(([name, value]) => [name, textOf(value)]);
  return new URLSearchParams(texts.filter(([, text]) => text !== ''));
}

function textOf(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  // Not in exponential form ('1e-7'), which no contract accepts.
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(10);
  return [...value].sort().join(',');
}
