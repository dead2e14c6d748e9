import { sheetsApi } from '@shared/sheets/contract';
import { sheets } from '../../server/features/sheets/tables';
import type { Noun } from '../support/nouns';

export default {
  api: sheetsApi,
  table: sheets,
  body: async () => ({ name: 'Agbada', measures: [{ key: 'neck', name: 'Neck' }] }),
} satisfies Noun;
