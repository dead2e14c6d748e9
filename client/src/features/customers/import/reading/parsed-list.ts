/** Rows that are parsed between two pauses, in which the browser can paint and answer. */
const slice = 200;

/**
 * Parses a JSON array. That of an archive has one element per line, so that a long one does not block the page.
 * @throws Error with a message for the user
 */
export async function parsedList(text: string): Promise<unknown[]> {
  const lines = /^\ufeff?\s*\[\r?\n(?=\{)/.test(text)
    ? text.replace(/^\ufeff?\s*\[\s*|\s*\]\s*$/g, '').split(/,\r?\n/)
    : [];
  const parsed: unknown[] = [];
  try {
    for (const line of lines) {
      parsed.push(JSON.parse(line));
      if (parsed.length % slice === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    if (lines.length > 0) return parsed;
  } catch {
    // The file has other line breaks, for example because an editor formatted it: it is parsed as a whole.
  }
  return parsedWhole(text.replace(/^\ufeff/, ''));
}

function parsedWhole(text: string): unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new Error('The file is not complete. Download it again.');
  }
  if (!Array.isArray(list)) throw new Error('The file has no list of clients.');
  return list;
}
