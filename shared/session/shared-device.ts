/** The cookie that says that others use this device too, as the sign-in page was told. Scripts read it. */
export const sharedDeviceCookie = 'seamfolk-shared-device';
