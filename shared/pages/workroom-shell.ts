/** The path of the workroom's HTML without data of a user, which its worker stores. It is no page: browsers cannot open it. */
export const shellPath = '/workroom-shell';

/** The path of the worker that opens the workroom without a connection. */
export const workerPath = '/sw.js';

/** The path of the web manifest that installs the workroom. */
export const workroomManifestPath = '/manifest.webmanifest';
