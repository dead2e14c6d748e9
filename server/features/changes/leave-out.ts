import type { Changes, LeftOutRow } from '@shared/changes/contract';
import { syncedTables } from '@shared/changes/synced-tables';
import type { LeaveOut } from '../../http/response/readable-rows';

/** Leaves the rows of a page that the contract refuses out of it, and names them to the device. */
export const leaveOutOfPage: LeaveOut = (output, issues) => {
  const places = new Set(issues.map(({ path: [part, table, index] }) => [part, table, index].join(' ')));
  const page = output as Changes;
  const leftOut: LeftOutRow[] = [];
  const rows = Object.fromEntries(
    syncedTables.map((table) => [
      table,
      page.rows[table].filter(({ id }, index) => {
        const isReadable = !places.delete(`rows ${table} ${index}`);
        if (!isReadable) leftOut.push({ table, id });
        return isReadable;
      }),
    ]),
  );
  // What is left is wrong in the page itself.
  if (places.size > 0) return undefined;
  return { ids: leftOut.map(({ table, id }) => `${table}/${id}`), output: { ...page, rows, leftOut } };
};
