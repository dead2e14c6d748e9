import type { NewSheet, SheetInput } from '@shared/sheets/contract';
import { owned, type TailorId } from '../../db/owned';
import { sheets } from './tables';
import { found, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { createGiven } from '../changes/create-given';
import { hasValues } from '../changes/has-values';
import type { RunOnce } from '../submissions/store';

const byPosition = { by: [sheets.position, sheets.createdAt, sheets.id] };

/** Returns a tailor's measuring sheets. */
export function sheetStore({ db }: StoreDeps, tailorId: TailorId) {
  const rows = owned(db, sheets, tailorId);
  return {
    list: () => rows.list(byPosition),
    create: (input: NewSheet, once: RunOnce) =>
      createGiven(
        { db, tailorId, once },
        {
          ids: [[sheets, input.id]],
          read: rows.get,
          isSame: (row) => hasValues(row, input),
          write: (tx) => owned(tx, sheets, tailorId).create(input),
        },
      ),
    update: async (id: string, input: SheetInput, versions?: readonly string[]) =>
      updated(await rows.update(id, input, versions), () => rows.get(id), 'Sheet'),
    delete: async (id: string) => void found(await rows.remove(id), 'Sheet'),
  };
}
