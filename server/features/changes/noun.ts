import { noun } from '../../noun';
import { forgetDeletions } from './forget-deletions';
import { changeRoutes } from './routes';
import { changeStore } from './store';

/** The feed of changes, by which a device keeps a copy of the tailor's book. Its rows are those of other nouns. */
export const changesNoun = noun({
  routes: changeRoutes,
  mine: changeStore,
  kept: [
    {
      name: 'What you deleted',
      tables: ['deletions', 'change_feed'],
      otherTables: { change_feed: 'nothing: it has a random number of this database, and nothing about a person' },
      what: 'The random numbers of clients, measurements, sheets, orders and payments that you deleted. None of what they said.',
      why: 'So that your other devices remove them too.',
      howLong: '90 days.',
      wayOut: 'Removed by themselves, or with your account.',
    },
  ],
  sweep: ({ db }) => forgetDeletions(db),
});
