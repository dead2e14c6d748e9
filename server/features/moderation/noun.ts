import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { lastingActs } from '@shared/moderation/acts';
import { valueFile } from '../../archive/files';
import type { ArchiveReader } from '../../archive/reader';
import { noun } from '../../noun';
import { operatorCases } from './cases/operator-cases';
import { caseRoutes } from './cases/routes';
import { decisionRoutes } from './decisions/routes';
import { decisionStore } from './decisions/store';
import { forgetReporters } from './reports/forget-reporters';
import { reportRoutes } from './reports/routes';
import { appeals, decisions } from './tables';

/** Reports of visitors, cases of the operator, decisions and appeals. */
export const moderationNoun = noun({
  routes: [...reportRoutes, ...decisionRoutes, ...caseRoutes],
  me: decisionStore,
  desk: operatorCases,
  archive: {
    comesBack: { not: 'they are about another page' },
    files: [
      valueFile(
        'decisions.json',
        'what the operator of this site decided about your page, and your appeals',
        ownDecisions,
      ),
    ],
  },
  kept: [
    {
      name: 'Reports of a page or a picture',
      tables: ['cases', 'reports'],
      what: 'The page or picture, what the report says and, if you give it, your e-mail address; and a checksum of your network address, another one in each case.',
      why: 'To decide whether something may stay, to see whether several reports are of one person, and to tell you.',
      howLong:
        'Until the account of the reported page is deleted; your e-mail address for 180 days after the decision, the checksum until the decision.',
      wayOut: 'Write to the operator, with the reference of your report.',
    },
    {
      name: 'Decisions about your page',
      tables: ['decisions', 'appeals'],
      what: 'What the operator decided about your page or pictures, why, and your appeals.',
      why: 'To tell you, and to decide an appeal.',
      howLong: 'Until you delete your account. One that is in force then leaves the trace below.',
      wayOut: 'In your archive. Removed with your account.',
    },
    {
      name: 'Decisions about deleted accounts',
      tables: ['kept_decisions', 'secrets'],
      otherTables: {
        kept_decisions: 'the next page of the same person, whose decision it becomes',
        secrets: 'nothing: it has the key of the checksums, and nothing about a person',
      },
      what: 'If your page or a picture is hidden, your page waits to be checked, or your account is suspended when you delete it: a checksum of your identifier at the service that signs you in, what was decided, when and for which reason; of a hidden picture, its fingerprint.',
      why: 'So that a decision holds if you sign in again.',
      howLong: 'While the decision is in force.',
      wayOut: 'Sign in again, create a page and appeal. It ends with the decision.',
    },
    {
      name: 'The log of decisions',
      tables: ['moderation_log'],
      otherTables: { moderation_log: 'nothing' },
      what: 'Which act an operator did and when, with random numbers for the page and the account. No names and no texts.',
      why: 'To answer for the decisions.',
      howLong: 'As long as the site exists.',
      wayOut: 'Stays, because it names no person.',
    },
  ],
  sweep: ({ db }) => forgetReporters(db),
});

/** The columns of a decision that the owner sees; `note` is the operator's, and the columns of an upload are the server's. */
const { note: _note, userId: _user, caseId: _case, tailorId: _tailor, ...ofDecision } = getTableColumns(decisions);
const { uploadId: _upload, fingerprint: _fingerprint, repeats: _repeats, ...shownDecision } = ofDecision;

/** Reads the operator's decisions about the user's page, with the appeals. They are few. */
function ownDecisions({ tx, userId }: ArchiveReader) {
  return tx
    .select({ decision: shownDecision, appeal: appeals })
    .from(decisions)
    .leftJoin(appeals, eq(appeals.decisionId, decisions.id))
    .where(and(eq(decisions.userId, userId), inArray(decisions.act, [...lastingActs])))
    .orderBy(decisions.createdAt);
}
