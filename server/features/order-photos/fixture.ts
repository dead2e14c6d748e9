import type { Fixture } from '../../../tests/support/nouns';
import { anOrderOf } from '../../../tests/support/orders';
import { anUpload } from '../../../tests/support/pictures/uploads';

export default {
  body: async (agent) => ({
    orderId: (await anOrderOf(agent)).id,
    objectId: await anUpload(agent),
    kind: 'cloth',
    isShown: true,
  }),
  text: 'kind',
  written: (text) => (text === 'second' ? 'style' : 'work'),
} satisfies Fixture;
