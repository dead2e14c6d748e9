import { sheetsApi } from '@shared/sheets/contract';
import type { NounWith } from './noun';
import { byText } from './sorting';

/** Sheets are read without a connection, and changed with one. */
export const sheets: NounWith<'sheets'> = {
  table: 'sheets',
  words: { one: 'measuring sheet', changed: 'Sheet changed' },
  path: '/api/sheets',
  shownBy: ['/api/sheets'],
  fields: {},
  writes: {},
  reads: [
    {
      address: sheetsApi.list,
      answer: async (_parts, here) => {
        const byTime = byText(({ createdAt, id }) => createdAt + id);
        const position = ({ position }: Record<string, unknown>) => position as number;
        return (await here.all('sheets')).sort((one, other) => position(one) - position(other) || byTime(one, other));
      },
    },
  ],
};
