import { keptWords, noun } from '../../noun';
import { measurementArchive } from './archive';
import { measurementRoutes } from './routes';
import { measurementStore } from './store';
import { measurements } from './tables';

/** Records of the measurements of a tailor's clients. */
export const measurementNoun = noun({
  routes: measurementRoutes,
  table: measurements,
  mine: measurementStore,
  archive: measurementArchive,
  kept: [
    {
      name: 'Your measurements',
      tables: ['measurements', 'sheets'],
      what: 'The measurements and notes of your clients, and your measuring sheets. Nobody else can read them.',
      why: 'To be your book of measurements.',
      howLong: 'Until you delete them, their client, or your account.',
      wayOut: keptWords.inArchive,
    },
  ],
});
