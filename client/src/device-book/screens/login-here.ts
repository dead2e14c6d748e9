import { paths } from '../../paths';

/** Returns the address of the sign-in, which leads back to this page. */
export const loginHere = (): string => paths.login(window.location.pathname + window.location.search);
