import { listFiles } from '../../archive/files';
import { ownLines } from '../../archive/reader';
import { noun } from '../../noun';
import { forgetFigures } from './store';
import { figureRoutes } from './routes';
import { figureStore } from './store';
import { figures } from './tables';

/** Counts of one tailor and day. */
export const figureNoun = noun({
  routes: figureRoutes,
  mine: figureStore,
  archive: {
    comesBack: { not: 'they count the visits of one page' },
    files: [
      listFiles({
        name: 'figures',
        content: 'for each day with visitors: views of your page, taps on a contact, and searches that showed you',
        lines: ownLines(figures, [figures.day]),
        headings: { day: 'Day', views: 'Views', contacts: 'Contact taps', appearances: 'In searches' },
      }),
    ],
  },
  kept: [
    {
      name: 'The figures of your page',
      tables: ['figures'],
      what: 'For each day: views of your page, taps on a contact, and searches that showed you. Nothing about visitors.',
      why: 'To show you what your page brings.',
      howLong: '13 months.',
      wayOut: 'In your archive. Removed with your account.',
    },
  ],
  sweep: ({ db }) => forgetFigures(db),
});
