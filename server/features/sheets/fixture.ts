import type { Fixture } from '../../../tests/support/nouns';

export default {
  body: async () => ({
    id: crypto.randomUUID(),
    name: 'Agbada',
    garment: 'Agbada',
    measures: [{ key: 'neck', name: 'Neck', synonyms: ['Collar'], guide: 'Round' }],
    position: 3,
  }),
  text: 'name',
} satisfies Fixture;
