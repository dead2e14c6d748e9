import { lazyPart } from '../feedback/lazy-part';

/** The footer of every public page. */
export const SiteFooter = lazyPart(async () => (await import('./footer-columns')).FooterColumns);
