import { noun } from '../../noun';
import { siteRoutes } from './routes';
import { siteStore } from './store';

/** What the operator says about the site, in files and variables of the environment. */
export const siteNoun = noun({ routes: siteRoutes, everyone: siteStore });
