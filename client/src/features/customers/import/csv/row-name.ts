import { fold } from '../../../../lib/text/text-search';
import { kindOf, type Kind, type NameKind } from './heading-kind';
import { headingWords } from './words/words';

/** A cell of a column of names. Undefined is a column that the user has chosen. */
export interface NameCell {
  heading: string;
  kind: NameKind | undefined;
  cell: string;
}

/** The name of a row. */
export interface RowName {
  name: string;
  /** Cells that are no part of the name: 'Company: Eze Ltd'. */
  notes: string[];
  doubt?: string;
}

const salutations = new Set(headingWords.salutations);
const isSalutation = (cell: string) => salutations.has(cell.toLowerCase().replace(/\.$/, ''));

const parts = ['given', 'middle', 'family', 'suffix'] as const;

/** Puts the name of a row together: the whole one, or first, middle and last name. A nickname or a company stands in for a missing one. */
export function rowName(cells: readonly NameCell[]): RowName {
  const filled = cells.filter(({ cell }) => cell);
  const of = (...kinds: (NameKind | undefined)[]) => filled.filter(({ kind }) => kinds.includes(kind));
  const [whole, ...others] = wholeFirst(of('whole', undefined));
  const person = personOf(whole, filled, cells);
  const [standIn] = person.name ? [] : [...of('nickname'), ...of('company')];
  const name = person.name || (standIn?.cell ?? '');
  const chosen = others.filter(({ kind }) => kind === undefined);
  const joined = [name, ...chosen.map(({ cell }) => cell)].filter(Boolean).join(' ');
  const rest = [...others.filter(({ kind }) => kind !== undefined), ...of('prefix', 'nickname', 'company')].filter(
    (each) => each !== standIn && each !== person.used && !hasWords(joined, each.cell),
  );
  return {
    name: joined,
    notes: [...person.notes, ...rest.map(noted)],
    doubt: person.doubt ?? (joined ? doubtOfName(joined) : undefined),
  };
}

const noted = ({ heading, cell }: NameCell) => `${heading}: ${cell}`;

/** 'Full name' before 'Display name', and a name before the name of the client's contact. */
function wholeFirst(all: readonly NameCell[]): NameCell[] {
  const isFull = ({ heading }: NameCell) => /^(full|complete|whole)\b|completo|complet$|الكامل/i.test(fold(heading));
  return [...all.filter(isFull), ...all.filter((each) => !isFull(each))];
}

interface Person extends RowName {
  /** The title that is used as the first part. */
  used?: NameCell;
}

function personOf(whole: NameCell | undefined, filled: readonly NameCell[], all: readonly NameCell[]): Person {
  const pieces = parts.flatMap((part) => filled.filter(({ kind }) => kind === part));
  const joined = joinPieces(pieces);
  if (pieces.length === 0) return { name: whole?.cell ?? '', notes: [] };
  const has = (kind: NameKind) => pieces.some((each) => each.kind === kind);
  const hasColumn = (kind: NameKind) => all.some((each) => each.kind === kind);
  if (!whole) {
    const title = filled.find(({ kind, cell }) => kind === 'prefix' && isSalutation(cell));
    if (!has('given') && title) return { name: `${title.cell} ${joined}`, notes: [], used: title };
    return { name: joined, notes: [] };
  }
  if (hasWords(whole.cell, joined)) {
    const isSorted = whole.cell.includes(',') && hasWords(joined, whole.cell);
    return { name: isSorted ? joined : whole.cell, notes: [] };
  }
  if (hasWords(joined, whole.cell)) return { name: joined, notes: [] };
  // 'Name' beside 'Surname' is a first name, beside 'Vorname' a last name.
  if (!hasColumn('given')) return { name: joinPieces([{ ...whole, kind: 'given' }, ...pieces]), notes: [] };
  if (!hasColumn('family')) {
    const [suffix, before] = [
      pieces.filter(({ kind }) => kind === 'suffix'),
      pieces.filter(({ kind }) => kind !== 'suffix'),
    ];
    return { name: joinPieces([...before, whole, ...suffix]), notes: [] };
  }
  const isPart = sharesWord(whole.cell, joined);
  return {
    name: isPart ? joined : whole.cell,
    notes: isPart ? [noted(whole)] : pieces.map(noted),
    doubt: 'The row has two different names. The other one is in the notes.',
  };
}

function joinPieces(pieces: readonly NameCell[]): string {
  const texts: string[] = [];
  for (const { cell } of pieces) if (!texts.includes(cell)) texts.push(cell);
  return texts.join(' ');
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** Whether a text has all words of another one. */
function hasWords(text: string, of: string): boolean {
  const words = wordsOf(text);
  return wordsOf(of).every((word) => words.includes(word));
}

function sharesWord(text: string, of: string): boolean {
  const words = wordsOf(text);
  return wordsOf(of).some((word) => words.includes(word));
}

const headingKinds = new Set<Kind | undefined>([
  'mobile',
  'phone',
  'whatsapp',
  'both',
  'notes',
  'date',
  'taken',
  'label',
]);

/** Returns why a name is doubtful. */
export function doubtOfName(name: string): string | undefined {
  if (
    /\ufffd|Ã[\u0080-\u00bf©¨¡³±¶¼Ÿ§]|â€|Â[\u00a0-\u00bf]|Ð[\u0080-\u00bfА-я°±²]|Ø[§±¹]/.test(name) ||
    /\p{L}\?\p{Ll}|^\?+(\s\?+)*$/u.test(name)
  )
    return 'Letters of this name are broken in the file.';
  if (name.length < 20 && headingKinds.has(kindOf(name))) return 'This looks like a heading, not like a name.';
  if (!/\p{L}/u.test(name)) return 'This does not look like a name.';
  if (/@|https?:|www\./i.test(name)) return 'This looks like an address, not like a name.';
  if (
    /^(grand|sub)?[ -]?(total|summe|gesamt|somme|totale|suma|toplam|итого|всего|المجموع|الاجمالي)\b/iu.test(fold(name))
  )
    return 'This could be a total, not a client.';
  if (/\d{2}|\d.*\d|^\W*\d|[\p{L}]\d/u.test(name) || /[:=#<>{}[\]|\\_+*]/.test(name) || name.length > 60)
    return 'This could be more than a name.';
  return /,.*,/.test(name) ? 'This could be more than a name.' : undefined;
}
