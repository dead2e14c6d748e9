import { noun } from '../../noun';
import { walkInRoutes } from './routes';
import { walkInStore } from './store';

/** A new client and the first record at once. Its rows are those of `customers` and `measurements`. */
export const walkInNoun = noun({ routes: walkInRoutes, mine: walkInStore });
