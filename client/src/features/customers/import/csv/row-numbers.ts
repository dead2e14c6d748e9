import { isSameNumber } from '@shared/tailor/phone';
import { isNo, isYes } from './cells';
import { kindOf, type NumberKind } from './heading-kind';
import { readNumbers, type FoundNumber } from './read-numbers';

/** A cell of a column of numbers. */
export interface NumberCell {
  /** The heading, or what a column of labels says of this cell. */
  heading: string;
  kind: NumberKind;
  cell: string;
}

/** The numbers of a row. */
export interface RowNumbers {
  phone: string;
  whatsapp: string;
  /** Other numbers, and cells that were not understood: 'Home: 01 555 0142'. */
  notes: string[];
  doubts: { phone?: string; whatsapp?: string };
}

interface Candidate extends FoundNumber {
  heading: string;
  kind: NumberKind;
}

/** The order in which numbers are preferred. */
const order: Record<NumberKind, number> = {
  mobile: 0,
  both: 1,
  phone: 1,
  work: 2,
  home: 3,
  other: 4,
  main: 5,
  whatsapp: 6,
};

/** Chooses the number to call, and the one of WhatsApp. All others are noted. */
export function rowNumbers(cells: readonly NumberCell[], country: string): RowNumbers {
  const found: RowNumbers = { phone: '', whatsapp: '', notes: [], doubts: {} };
  const candidates: Candidate[] = [];
  const answers: NumberCell[] = [];
  for (const each of cells) {
    const field = each.kind === 'whatsapp' ? 'whatsapp' : 'phone';
    if (each.kind === 'whatsapp' && (isYes(each.cell) || isNo(each.cell) || /^x$/i.test(each.cell))) {
      answers.push(each);
      continue;
    }
    const { numbers, hasMore, doubt } = readNumbers(each.cell, country);
    candidates.push(...numbers.map((number) => ({ ...number, heading: each.heading, kind: kindIn(each, number) })));
    if (hasMore) found.notes.push(`${each.heading}: ${each.cell}`);
    if (doubt) found.doubts[field] ??= doubt;
  }
  const sorted = candidates
    .map((candidate, index) => ({ candidate, index }))
    .sort((one, other) => rank(one.candidate) - rank(other.candidate) || one.index - other.index)
    .map(({ candidate }) => candidate);
  const phone = sorted.find(({ kind }) => kind !== 'whatsapp');
  const whatsapp = candidates.find(({ kind }) => kind === 'whatsapp') ?? sorted.find(({ kind }) => kind === 'both');
  take(found, 'phone', phone);
  if (phone && candidates.some(({ kind }) => order[kind] < order[phone.kind]))
    found.doubts.phone ??= 'A number in the notes may be better: it is only unusual.';
  take(found, 'whatsapp', whatsapp);
  const isOther = ({ kind, text }: Candidate) =>
    whatsapp?.kind === 'whatsapp' && kind === 'both' && !isSameNumber(text, whatsapp.text, country);
  if (candidates.some(isOther))
    found.doubts.whatsapp ??= 'The row has two numbers for WhatsApp. Check which one is right.';
  const taken = [phone, whatsapp].flatMap((each) => each ?? []);
  for (const candidate of candidates) {
    if (taken.some((each) => each === candidate || isSame(each, candidate, country))) continue;
    found.notes.push(`${candidate.heading}: ${candidate.text}`);
  }
  const mobiles = candidates.filter(({ kind }) => order[kind] <= order.phone).length;
  for (const each of answers) answer(found, each, mobiles);
  return found;
}

/** A sound number comes before a doubtful one. */
const rank = ({ kind, doubt }: Candidate) => order[kind] + (doubt ? 10 : 0);

const isSame = (one: Candidate, other: Candidate, country: string) =>
  one.text === other.text || isSameNumber(one.text, other.text, country);

function kindIn({ kind, heading }: NumberCell, number: FoundNumber): NumberKind {
  if (kind === 'whatsapp') return 'whatsapp';
  if (number.kind === 'phone') return kind;
  // 'WhatsApp' beside a number in a column of phones says that this number has it too.
  if (number.kind === 'whatsapp') return 'both';
  return number.kind ?? (kindOf(heading) === 'whatsapp' ? 'whatsapp' : kind);
}

function take(found: RowNumbers, field: 'phone' | 'whatsapp', number: Candidate | undefined): void {
  if (!number) return;
  found[field] = number.text;
  if (number.doubt) found.doubts[field] ??= number.doubt;
}

/** Reads 'Yes', 'Same' or 'No' of a column for WhatsApp. */
function answer(found: RowNumbers, { heading, cell }: NumberCell, mobiles: number): void {
  if (isNo(cell)) return;
  if (found.whatsapp) {
    found.notes.push(`${heading}: ${cell}`);
    return;
  }
  found.whatsapp = found.phone;
  if (!found.phone) found.notes.push(`${heading}: ${cell}`);
  if (!found.phone) found.doubts.whatsapp ??= `The file says '${cell}', but the row has no number.`;
  else if (mobiles > 1) found.doubts.whatsapp ??= 'The row has several numbers. Check which one has WhatsApp.';
  else if (/^x$/i.test(cell)) found.doubts.whatsapp ??= "The file says 'x'. It is taken for yes.";
}
