import { removeEndedCounts } from '../../db/shared-counter';
import { noun } from '../../noun';
import { forgetSubmissions } from './store';
import { submissionStore } from './store';

/** Traces of requests: the keys of saved forms, and the counts of sign-ins (db/shared-counter.ts). */
export const submissionNoun = noun({
  me: submissionStore,
  kept: [
    {
      name: 'Traces of requests',
      tables: ['rate_limits', 'idempotency_keys'],
      otherTables: { rate_limits: 'the end of the hour' },
      what: 'Checksums of network addresses that sign in, and of forms that were saved.',
      why: 'To refuse attacks on the sign-in, and to save a form once if it is sent twice.',
      howLong: 'An hour for sign-ins, a day for forms.',
      wayOut: 'Removed by themselves.',
    },
  ],
  sweep: async ({ db }) => {
    await forgetSubmissions(db);
    await removeEndedCounts(db);
  },
});
