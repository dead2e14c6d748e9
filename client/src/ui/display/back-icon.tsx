import { icon } from './icon';

/** Not with the other icons: first views without a way back do not need it. */
export const BackIcon = icon(<path d="M19 12H5M11 6l-6 6 6 6" />, { pointing: true });
