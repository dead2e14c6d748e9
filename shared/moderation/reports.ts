import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { maxLengths } from '../contract/limits';
import { reportReasons } from './report-reasons';
import { optionalText } from '../contract/text';

/**
 * What a visitor reports: a tailor's page, or one of its pictures if `imageId` is given, or its profile picture. `homepage`
 * is a field that people do not see: programs that fill in every field get the usual answer, but their report is not
 * stored.
 */
export const reportInputSchema = z
  .object({
    tailorId: z.uuid('Not an id'),
    imageId: z.optional(z.nullable(z.uuid('Not an id'))),
    profilePicture: z._default(z.boolean(), false),
    reason: z.enum(reportReasons, 'Please choose what is wrong'),
    text: optionalText(maxLengths.reportText),
    email: z.pipe(
      z.optional(z.nullable(z.union([z.literal(''), z.email('Enter an e-mail address such as name@example.com')]))),
      z.transform((written): string | null => written || null),
    ),
    homepage: z.optional(z.string().check(z.maxLength(maxLengths.url, 'Too long'))),
  })
  .register(z.globalRegistry, { id: 'ReportInput' });

/** The report of a page or a picture. Needs no account. */
export const reportsApi = {
  create: endpoint({
    access: 'public',
    method: 'POST',
    path: '/api/reports',
    summary: 'Reports a page or a picture to the operator. A person reads it; nothing is hidden by reports alone.',
    errors: {
      403: 'Another site sends the request.',
      404: 'There is no such page or picture.',
    },
    batch: true,
    body: reportInputSchema,
    response: z.object({
      reference: z.string().register(z.globalRegistry, { description: 'To name the report in a later letter.' }),
    }),
  }),
};
