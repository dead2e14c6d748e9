import { isWholeNumber } from '@shared/tailor/phone';

/** The parts of a cell with a name and a number. */
export interface NameAndNumber {
  name: string;
  phone: string;
  /** What stands after both. */
  notes: string[];
  doubt?: string;
}

/** Hides digits that end a word, such as in 'Bola1', from the search for a number. */
const hidden = (text: string) => text.replace(/\d/g, '_');

/** Divides '3. Ada Eze - 0803 555 0142'. `position` is the place of the row in the list, from 1: the running number before the name. */
export function nameAndNumber(text: string, position: number, country: string): NameAndNumber {
  const [running = ''] = new RegExp(`^${position}[.)]\\s+`).exec(text) ?? [];
  const name = text.slice(running.length);
  const [run] = /\+?\(?\d[\d\s().-]{5,}\d/.exec(name.replace(/\p{L}\d{1,3}(?=\s)/gu, hidden)) ?? [];
  if (!run || run.replace(/\D/g, '').length < 7) return { name, phone: '', notes: [] };
  const number = run.trim();
  const [before = '', after = ''] = name.split(run).map((part) => part.replace(/^[\s:;,|)\-–—]+|[\s:;,|(\-–—]+$/g, ''));
  const isSure = isWholeNumber(number, country) !== false && !(before && after) && !/\d/.test(before + after);
  return {
    name: before || after,
    phone: number,
    notes: before && after ? [after] : [],
    doubt: isSure ? undefined : 'Name and number were in one cell. Check both.',
  };
}
