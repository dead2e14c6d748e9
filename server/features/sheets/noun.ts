import { listFile } from '../../archive/files';
import { ownLines } from '../../archive/reader';
import { noun } from '../../noun';
import { sheetRoutes } from './routes';
import { sheetStore } from './store';
import { sheets } from './tables';

/** A tailor's measuring sheets. `measurements` has their entry in the list of stored data. */
export const sheetNoun = noun({
  routes: sheetRoutes,
  table: sheets,
  mine: sheetStore,
  archive: {
    comesBack: { as: 'measuring sheets' },
    files: [
      listFile(
        'sheets.json',
        'your measuring sheets, with the measures of each',
        ownLines(sheets, [sheets.position, sheets.createdAt, sheets.id]),
      ),
    ],
  },
});
