type Value = string | number | readonly string[] | undefined;

/** A parsed query in the one way of writing it: by the contract's order, defaults filled in, nothing empty, lists sorted. */
export function askedQuery(query: unknown): URLSearchParams {
  const texts = Object.entries((query ?? {}) as Record<string, Value>).map(([name, value]) => [name, textOf(value)]);
  return new URLSearchParams(texts.filter(([, text]) => text !== ''));
}

function textOf(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  // Never '1e-7', which no contract reads.
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(10);
  return [...value].sort().join(',');
}
