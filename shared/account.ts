import { endpoint } from './endpoint';

/**
 * What is somebody's own to take along or to end, with a tailor's profile or without one. `archive` answers a zip file
 * instead of JSON; `archiveReady` answers 204 where it would come now, and otherwise its error, for a page to show.
 */
export const accountApi = {
  archiveReady: endpoint({ access: 'user', method: 'GET', path: '/api/account/archive/ready' }),
  archive: endpoint({ access: 'user', method: 'GET', path: '/api/account/archive' }),
  delete: endpoint({ access: 'user', method: 'DELETE', path: '/api/account' }),
};
