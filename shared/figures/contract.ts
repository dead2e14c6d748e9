import * as z from 'zod/mini';
import { directoryApi } from '../directory/contract';
import { endpoint } from '../contract/endpoint';

/** Number of days that a tailor can read, including today. */
export const figureDays = 30;

const count = z.int().check(z.minimum(0));

/** What visitors did with a tailor on one day. `appearances` counts the answered searches that showed the tailor. */
export const dayFiguresSchema = z
  .object({ day: z.iso.date(), views: count, contacts: count, appearances: count })
  .register(z.globalRegistry, { id: 'DayFigures' });

/** The links by which a visitor contacts a tailor. */
export const contactLinks = ['phone', 'whatsapp', 'sms'] as const;

export type DayFigures = z.output<typeof dayFiguresSchema>;
export type ContactLinkName = (typeof contactLinks)[number];

/**
 * The figures of a tailor's page. `list` answers every one of the last 30 days in UTC, the oldest first and today last. `contact`
 * counts that a visitor tapped a link; it answers the same to signed-in users and to programs, which are not counted.
 */
export const figuresApi = {
  list: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/tailors/me/figures',
    summary: 'Lists how often visitors opened, contacted and found the tailor: the last 30 days in UTC, oldest first.',
    response: z.array(dayFiguresSchema),
  }),
  contact: endpoint({
    access: 'public',
    method: 'POST',
    path: '/api/tailors/:slug/contacts',
    summary: 'Counts that a visitor tapped a contact link of a tailor, once in five minutes for each link.',
    params: directoryApi.tailor.params,
    body: z.object({ by: z.enum(contactLinks) }),
  }),
};
