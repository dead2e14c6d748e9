import * as z from 'zod/mini';
import { acts, actsWithReason, caseLists } from './acts';
import { appealSchema } from './decisions';
import { publicTailorSchema } from '../directory/contract';
import { endpoint } from '../contract/endpoint';
import { ownImageSchema } from '../gallery/contract';
import { maxLengths } from '../contract/limits';
import { reportReasons } from './report-reasons';
import { idParams, moment, optionalText } from '../contract/text';

const pageSchema = z.object({
  id: z.uuid(),
  businessName: z.string(),
  profileSlug: z.string(),
  isHidden: z.boolean(),
  isSuspended: z.boolean(),
});

/**
 * A case in a list. `reason` is that of its latest report. `senders` is the number of visitors who sent its reports, told apart by their
 * internet connections; null if it is not known: the case is closed, or the reports are not of visitors.
 */
export const caseLineSchema = z
  .object({
    id: z.uuid(),
    number: z.int(),
    kind: z.string(),
    reason: z.nullable(z.string()),
    page: pageSchema,
    imageId: z.nullable(z.uuid()),
    reports: z.int(),
    senders: z.nullable(z.int()),
    openedAt: moment,
    closedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'CaseLine' });

const caseReportSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  reason: z.string(),
  text: z.nullable(z.string()),
  email: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.unknown())),
  createdAt: moment,
});

/** How many open cases and appeals wait. */
export const caseCountsSchema = z
  .object({ reports: z.int(), appeals: z.int(), flags: z.int() })
  .register(z.globalRegistry, { id: 'CaseCounts' });

/** `by` names who decided; null if the log no longer shows it. */
const caseDecisionSchema = z.object({
  id: z.uuid(),
  act: z.string(),
  by: z.nullable(z.string()),
  ground: z.string(),
  explanation: z.nullable(z.string()),
  note: z.nullable(z.string()),
  createdAt: moment,
  endedAt: z.nullable(moment),
  appeal: z.nullable(appealSchema),
});

/**
 * A line of the log. `actor` is 'visitor', 'owner', 'server', 'command line' or the user's id of an operator; `by` names the actor:
 * 'the server', or the name or e-mail address of the operator.
 */
export const logLineSchema = z.object({
  seq: z.int(),
  at: moment,
  act: z.string(),
  actor: z.string(),
  by: z.string(),
  ground: z.nullable(z.string()),
});

/** A picture of a portfolio, or a profile picture, and its page. Sizes are in pixels; null for pictures of an earlier version. */
const casePictureSchema = z.object({
  imageUrl: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  caption: z.nullable(z.string()),
  createdAt: moment,
  isHidden: z.boolean(),
  isProfilePicture: z.boolean(),
  businessName: z.string(),
  profileSlug: z.string(),
});

/** A page as it is stored now, also while visitors do not see it: what it says, and all its pictures in their order. */
const pageContentSchema = z
  .extend(z.omit(publicTailorSchema, { isActive: true }), {
    profilePictureHiddenAt: z.nullable(moment),
    pictures: z.array(ownImageSchema),
  })
  .register(z.globalRegistry, { id: 'PageContent' });

/**
 * A case as a whole. `content` is the page. `image` is the picture that the case is about; null if that is the page, or if the owner has removed the
 * picture. `other` is the same picture on another page, which was there before; null in other cases, or if it was removed.
 */
export const caseSchema = z
  .extend(caseLineSchema, {
    image: z.nullable(casePictureSchema),
    other: z.nullable(casePictureSchema),
    content: pageContentSchema,
    reportList: z.array(caseReportSchema),
    decisions: z.array(caseDecisionSchema),
    log: z.array(logLineSchema),
  })
  .register(z.globalRegistry, { id: 'Case' });

export type CaseCounts = z.output<typeof caseCountsSchema>;
export type CaseLine = z.output<typeof caseLineSchema>;
export type Case = z.output<typeof caseSchema>;
export type PageContent = z.output<typeof pageContentSchema>;
export type CasePicture = z.output<typeof casePictureSchema>;

/** The reason of an act: the ground and the explanation are shown to the owner, the note is for operators alone. */
const reasonFields = {
  ground: z.enum(reportReasons, 'Please choose a reason'),
  explanation: optionalText(maxLengths.reportText),
  note: optionalText(maxLengths.reportText),
};

/** A decision. A restoration and a dismissal need no ground: theirs is what the case is about. */
export const decisionInputSchema = z
  .object({ act: z.enum(acts, 'Not an act'), ...reasonFields, ground: z.optional(reasonFields.ground) })
  .check(
    z.refine(({ act, ground }) => ground !== undefined || !actsWithReason.includes(act), {
      path: ['ground'],
      message: 'Please choose a reason',
    }),
  )
  .register(z.globalRegistry, { id: 'DecisionInput' });

/** The reason for hiding the other one of two pictures. */
export const hideOtherInputSchema = z.object(reasonFields).register(z.globalRegistry, { id: 'HideOtherInput' });

export const answerInputSchema = z
  .object({ granted: z.boolean('Grant or refuse the appeal'), answer: optionalText(maxLengths.reportText) })
  .register(z.globalRegistry, { id: 'AnswerInput' });

export type DecisionInput = z.output<typeof decisionInputSchema>;
export type HideOtherInput = z.output<typeof hideOtherInputSchema>;
export type AnswerInput = z.output<typeof answerInputSchema>;

/** Calls of the operator. Every other user is answered 404. */
export const casesApi = {
  list: endpoint({
    access: 'operator',
    method: 'GET',
    path: '/api/operator/cases',
    summary:
      'Lists the cases, 50 a page, the newest first; in `open`, those with reports of people before those that the server has found. The header `Link` has the next page.',
    query: z.object({
      list: z._default(z.enum(caseLists), 'open'),
      cursor: z.optional(z.string().check(z.regex(/^\d{1,16}_\d{1,9}$/, 'Not a cursor'))),
    }),
    response: z.array(caseLineSchema),
  }),
  counts: endpoint({
    access: 'operator',
    method: 'GET',
    path: '/api/operator/counts',
    summary: 'Counts the open cases with reports of people, those that the server has found, and those with an appeal.',
    response: caseCountsSchema,
  }),
  get: endpoint({
    access: 'operator',
    method: 'GET',
    path: '/api/operator/cases/:id',
    summary:
      'Reads a case with its page as it is stored now, also if it is hidden, and its reports, decisions, appeals and log.',
    params: idParams,
    response: caseSchema,
  }),
  decide: endpoint({
    access: 'operator',
    method: 'POST',
    path: '/api/operator/cases/:id/decisions',
    summary:
      'Decides: hides a picture or a page, suspends an account, restores what the case has hidden, or dismisses it.',
    errors: { 409: 'The case is in another state: already hidden, nothing to restore, or the picture is deleted.' },
    batch: true,
    params: idParams,
    body: decisionInputSchema,
    response: caseSchema,
  }),
  hideOther: endpoint({
    access: 'operator',
    method: 'POST',
    path: '/api/operator/cases/:id/other',
    summary:
      'Of a case about one picture on two pages, hides the other page’s picture, by a case of its own, and dismisses this case if it is open.',
    errors: { 409: 'The case has no other picture, or it is hidden already or deleted.' },
    batch: true,
    params: idParams,
    body: hideOtherInputSchema,
    response: caseSchema,
  }),
  answer: endpoint({
    access: 'operator',
    method: 'POST',
    path: '/api/operator/decisions/:id/answer',
    summary: 'Answers an appeal. An appeal that is granted ends the decision.',
    errors: { 409: 'The appeal is answered already.' },
    batch: true,
    params: idParams,
    body: answerInputSchema,
    response: caseSchema,
  }),
  log: endpoint({
    access: 'operator',
    method: 'GET',
    path: '/api/operator/log',
    summary: 'Downloads the log of all acts as CSV, with the words of the decisions that still exist.',
    mediaType: 'text/csv',
  }),
};
