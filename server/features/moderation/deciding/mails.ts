import { eq, sql } from 'drizzle-orm';
import type { AnswerInput } from '@shared/moderation/cases';
import { lastingActs } from '@shared/moderation/acts';
import { BRAND } from '@shared/site/brand';
import { answerWords } from '@shared/moderation/decision-words';
import { groundSentence } from '@shared/moderation/report-reasons';
import type { Database } from '../../../db/client';
import { cases, decisions } from '../tables';
import { tailors } from '../../tailor/tables';
import { users } from '../../../auth/tables';
import type { Env } from '../../../env';
import type { Mail } from '../../../mail/mail';
import type { GroundedDecision } from './decide';

/** What the mails about cases need. */
export interface MailDeps {
  mail: Mail;
  env: Pick<Env, 'publicUrl'>;
}

/** The part of a case that the mails name. */
interface ToldCase {
  page: { businessName: string; isHidden: boolean };
  reportList: { email: string | null; reference: string }[];
}

/** Acknowledges a report to a reporter who gave an address. */
export function acknowledge({ mail }: MailDeps, email: string | null | undefined, reference: string): void {
  if (!email) return;
  const text = `Thank you. A person will read your report and decide.\n\nIts reference is ${reference}.`;
  mail.send({ to: email, subject: `Your report ${reference} on ${BRAND}`, text });
}

/** Tells the owner what is hidden or visible again and why, and the reporters of a case that was open what was decided. */
export function tellDecision(
  { mail, env }: MailDeps,
  { email: to, isOpen }: Owner,
  about: ToldCase,
  input: GroundedDecision,
): void {
  const { act, ground, explanation } = input;
  const what = `${about.page.businessName} on ${BRAND}`;
  const why = `Because: ${groundSentence(ground)}${explanation ? `\n${explanation}` : ''}`;
  const appeal = `A person decided this. You can appeal once: ${env.publicUrl}/decisions`;
  const isLasting = lastingActs.some((each) => each === act);
  if (to && isLasting) mail.send({ to, subject: `${what}: ${ownerWords[act]}`, text: `${why}\n\n${appeal}` });
  if (to && act === 'restore') {
    // Another case can still hide the page.
    const change = about.page.isHidden ? 'Another decision still hides the page.' : 'Visitors see it again.';
    const subject = `${what}: ${about.page.isHidden ? 'a decision has ended' : 'visible again'}`;
    const text = `A decision about your page no longer holds. ${change}\n\n${env.publicUrl}/decisions`;
    mail.send({ to, subject, text });
  }
  if (!isOpen) return;
  const outcome = isLasting ? `It is hidden from visitors. ${why}` : 'It stays as it is.';
  for (const { email, reference } of about.reportList)
    if (email) mail.send({ to: email, subject: `Your report ${reference} on ${BRAND}: decided`, text: outcome });
}

/** Tells the owner the answer to an appeal. */
export function tellAnswer({ mail, env }: MailDeps, to: string | null, { granted, answer }: AnswerInput): void {
  if (!to) return;
  const result = granted ? 'granted' : 'refused';
  const text = [answerWords(granted), answer, `${env.publicUrl}/decisions`].filter(Boolean).join('\n\n');
  mail.send({ to, subject: `Your appeal on ${BRAND}: ${result}`, text });
}

/** The owner of a case's page, before a decision. */
interface Owner {
  email: string | null;
  isOpen: boolean;
}

/** The address of a user, if the provider says that it is the user's. A stranger can claim any other. */
const verifiedEmail = sql<string | null>`case when ${users.emailVerified} then ${users.email} end`;

/** Returns the owner's verified address of a case, and whether the case is open. */
export async function ownerOfCase(db: Database, caseId: string): Promise<Owner> {
  const [row] = await db
    .select({ email: verifiedEmail, closedAt: cases.closedAt })
    .from(cases)
    .innerJoin(tailors, eq(tailors.id, cases.tailorId))
    .innerJoin(users, eq(users.id, tailors.userId))
    .where(eq(cases.id, caseId));
  return { email: row?.email ?? null, isOpen: row?.closedAt === null };
}

/** Returns the verified address of the owner whom a decision is about. */
export async function ownerOfDecision(db: Database, decisionId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: verifiedEmail })
    .from(decisions)
    .innerJoin(users, eq(users.id, decisions.userId))
    .where(eq(decisions.id, decisionId));
  return row?.email ?? null;
}

const ownerWords: Readonly<Record<string, string>> = {
  'hide picture': 'a picture is hidden',
  'hide page': 'your page is hidden',
  suspend: 'your account is suspended',
};
