/** Headers of the API that are no part of a call's contract. */

/** Set on every answer of the app and by nothing else: an answer without it is that of a proxy, a gateway or a hotel's network. */
export const appHeader = 'Seamfolk';

/** The id of the user for whom the page of a request was made. The server refuses it with 409 `other_user` in another user's session. */
export const userHeader = 'Seamfolk-User';
