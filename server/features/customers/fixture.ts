import type { Fixture } from '../../../tests/support/nouns';

export default {
  body: async () => ({
    id: crypto.randomUUID(),
    name: 'Ngozi',
    phone: '0803 555 0142',
    whatsapp: '0805 111 2222',
    notes: 'Left shoulder lower',
    language: 'yo',
  }),
  text: 'name',
} satisfies Fixture;
