import type { Customer } from '@shared/customers/contract';
import { templates } from '@shared/sheets/built-in-sheets';
import type { Sheet } from '@shared/sheets/contract';
import type { LeftDraft } from '../../lib/drafts/drafts';
import { paths } from '../../paths';

/** What the forms of records, those of a client and of a walk-in, have in their drafts. */
export interface RecordDraft {
  /** Missing in a walk-in of a new client. */
  customerId?: string;
  name?: string;
  tags?: string | null;
  measurements: Record<string, string | undefined>;
}

/** A record that was begun and not saved. */
export interface Unfinished {
  draft: Pick<LeftDraft<unknown>, 'kind' | 'id'>;
  /** 'Shirt for Emeka, 4 of 9' */
  text: string;
  href: string;
}

/** Returns the id of the sheet that only the server has; undefined for a template or no sheet. */
export const ownSheetOf = ({ choice }: Pick<LeftDraft<unknown>, 'choice'>): string | undefined =>
  templates.some(({ id }) => id === choice) ? undefined : choice;

/**
 * Returns the drafts of records in words, without those of clients that are gone.
 * @param clients undefined if they are unknown; the words then have no name
 */
export function unfinishedRecords(
  drafts: readonly LeftDraft<RecordDraft>[],
  clients: readonly Customer[] | undefined,
  ownSheets: readonly Sheet[],
): Unfinished[] {
  return drafts.flatMap((draft) => {
    const { customerId, name } = draft.values;
    const client = clients?.find(({ id }) => id === customerId);
    if (customerId && clients && !client) return [];
    const who = client?.name ?? (name?.trim() || (customerId ? '' : 'a new client'));
    const sheet = [...templates, ...ownSheets].find(({ id }) => id === draft.choice);
    return { draft, text: wordsOf(draft, sheet, who), href: hrefOf(draft) };
  });
}

function wordsOf({ values, row }: LeftDraft<RecordDraft>, sheet: Sheet | undefined, who: string): string {
  const what = sheet?.name ?? (values.tags?.trim() || 'record');
  const whose = who && ` for ${who}`;
  if (row) return `changes of ${what}${whose}`;
  if (!sheet) return `${what}${whose}`;
  const taken = sheet.measures.filter(({ key }) => values.measurements[key]?.trim());
  return `${what}${whose}, ${taken.length} of ${sheet.measures.length}`;
}

function hrefOf({ kind, row, values: { customerId } }: LeftDraft<RecordDraft>): string {
  if (kind === 'walk-in' || !customerId) return paths.walkIn();
  return row ? paths.client(customerId) : paths.takeMeasurements(customerId);
}
