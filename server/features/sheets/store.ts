import type { SheetInput } from '@shared/sheets/contract';
import { owned, type TailorId } from '../../db/owned';
import { sheets } from './tables';
import { found, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import type { RunOnce } from '../submissions/store';

const byPosition = { by: [sheets.position, sheets.createdAt, sheets.id] };

/** Returns a tailor's measuring sheets. */
export function sheetStore({ db }: StoreDeps, tailorId: TailorId) {
  const rows = owned(db, sheets, tailorId);
  return {
    list: () => rows.list(byPosition),
    create: (input: SheetInput, once: RunOnce) =>
      once(rows.get, (keep) => keep(db, (tx) => owned(tx, sheets, tailorId).create(input))),
    update: async (id: string, input: SheetInput, versions?: readonly string[]) =>
      updated(await rows.update(id, input, versions), () => rows.get(id), 'Sheet'),
    delete: async (id: string) => void found(await rows.remove(id), 'Sheet'),
  };
}
