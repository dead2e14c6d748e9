import { endpoint } from '../contract/endpoint';

/**
 * Download and deletion of a user's account, with or without a tailor profile. `archive` answers a zip file instead of JSON.
 * `archiveReady` answers 204 if the download would start now, else the error of the download, so that the page can show it.
 */
export const accountApi = {
  archiveReady: endpoint({
    access: 'user',
    method: 'GET',
    path: '/api/account/archive/ready',
    summary: 'Tells whether the archive can be downloaded now.',
    errors: { 409: 'Another download of the archive is under way.' },
  }),
  archive: endpoint({
    access: 'user',
    method: 'GET',
    path: '/api/account/archive',
    summary: 'Downloads everything that the user has stored, as one zip file of JSON, CSV and pictures.',
    errors: { 409: 'Another download of the archive is under way.' },
    mediaType: 'application/zip',
  }),
  delete: endpoint({
    access: 'user',
    method: 'DELETE',
    path: '/api/account',
    summary: 'Deletes the account with everything in it, and ends its sessions.',
  }),
};
