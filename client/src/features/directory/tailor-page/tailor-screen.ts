import { lazyScreen } from '../../../lib/navigation/lazy-screen';

/** The public page of a tailor, whose code the directory loads before a link to it is pressed. */
export const TailorScreen = lazyScreen(() => import('./tailor-page'), 'TailorPage');
