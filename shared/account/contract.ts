import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';

/** A kind of data about people that the server stores, in the words of the privacy page. */
export const keptDataSchema = z
  .object({
    name: z.string(),
    what: z.string(),
    why: z.string(),
    howLong: z.string(),
    /** How its owner gets it out, and how it is removed. */
    wayOut: z.string(),
  })
  .register(z.globalRegistry, { id: 'KeptData' });

export type KeptData = z.output<typeof keptDataSchema>;

/**
 * What is stored about people, and download and deletion of a user's account, with or without a tailor profile. `archive` answers a zip file instead of JSON.
 * `archiveReady` answers 204 if the download would start now, else the error of the download, so that the page can show it.
 */
export const accountApi = {
  keptData: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/kept-data',
    summary: 'Lists everything that is stored about people: what, why, for how long, and how to get it out or removed.',
    response: z.array(keptDataSchema),
  }),
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
