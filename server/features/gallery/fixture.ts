import type { Fixture } from '../../../tests/support/nouns';
import { anUpload } from '../../../tests/support/pictures/uploads';

export default {
  body: async (agent) => ({
    objectId: await anUpload(agent),
    caption: 'Aso-oke',
    category: 'Agbada',
    displayOrder: 1,
  }),
  text: 'caption',
} satisfies Fixture;
