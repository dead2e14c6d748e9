import type { Agent } from '../support/app';
import { hasText, rowsOnServer, type Rows } from '../offline/rows-on-server';
import type { Findings } from './fault';
import type { Phone } from './phone';

/** A text that was typed in a form on a phone. Each is typed once, and belongs to one row. */
export interface Text {
  text: string;
  /** Whether the screen has said that it is saved, or it was stored on the phone as far as is known. */
  isSaved: boolean;
  /** Whether the person has typed another text in its place, or has left the form, before it was called saved. */
  isGivenUp?: boolean;
}

type Place = 'server' | 'outbox' | 'question' | 'draft';

/**
 * Counts where each text is. What was called saved is in one place: on the server, in the outbox of the phone, or in a question. What was not
 * is in at most one of them, and otherwise still in the draft of its form. Returns the counts, in words.
 */
export async function countTexts(
  texts: readonly Text[],
  phone: Phone,
  agent: Agent,
  findings: Findings,
): Promise<string> {
  const [rows, entries, drafts] = [await rowsOnServer(agent), await phone.entries(), await phone.drafts()];
  const counts = new Map<string, number>();
  const ids = new Set<string>();
  let [saved, lost] = [0, 0];
  for (const { text, isSaved, isGivenUp = false } of texts) {
    const found = idsWith(rows, text);
    for (const id of found) {
      findings.check(!ids.has(id), `two texts are in the row ${id}`);
      ids.add(id);
    }
    const waiting = entries.filter((entry) => hasText(entry.body, text));
    const places: Place[] = [
      ...found.map((): Place => 'server'),
      ...waiting.map(({ question }): Place => (question ? 'question' : 'outbox')),
    ];
    findings.check(places.length < 2, `'${text}' is in ${places.join(' and ')}`);
    if (isSaved) saved += 1;
    if (isSaved && places.length === 0) lost += 1;
    findings.check(!isSaved || places.length > 0, `'${text}' was called saved, and is nowhere`);
    const isDraft = drafts.some((draft) => hasText(JSON.parse(draft), text));
    findings.check(isSaved || isGivenUp || places.length > 0 || isDraft, `'${text}' is not even a draft`);
    if (places.length === 0 && isDraft) places.push('draft');
    const place = places.length === 0 ? 'given up' : places.join(' and ');
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  findings.count(0, saved, lost);
  return [...counts].map(([place, count]) => `${count} ${place}`).join(', ');
}

const idsWith = (rows: Rows, text: string): string[] =>
  Object.values(rows)
    .flat()
    .filter((row) => hasText(row, text))
    .map(({ id }) => id);
