import type { ContactLinkName, figuresApi } from '@shared/figures/contract';
import { callsAt, sendBeacon } from '../../lib/api/api';

const { contact } = callsAt<Pick<typeof figuresApi, 'contact'>>({
  contact: { method: 'POST', path: '/api/tailors/:slug/contacts' },
});

/** Counts a tap on a contact link for the tailor's own figures. Sends nothing about the visitor. */
export function countContact(slug: string, by: ContactLinkName): void {
  sendBeacon(contact, { params: { slug }, body: { by } });
}
