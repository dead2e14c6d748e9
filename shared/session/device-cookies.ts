/** The cookies that scripts read. They open nothing. */

/** The id of the user who is signed in, so that a device never shows or sends the book of another user. */
export const userCookie = 'seamfolk-user';

/** '1' if others use this device too, as the sign-in page was told. */
export const sharedDeviceCookie = 'seamfolk-shared-device';

/** '1' if changes of another user wait on this device: a user who leaves must not clear the storage of all. Set by pages. */
export const othersWaitCookie = 'seamfolk-others-wait';
