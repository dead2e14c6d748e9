import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { maxLengths } from '../../../shared/contract/limits';
import { atMost, bytes, createdAt, id, limited, time } from '../../db/columns';
import { tailors } from '../tailor/tables';
import { users } from '../../auth/tables';

/**
 * Things that the operator looks at: a tailor's page, or one picture of it. `imageId` is then the id of a portfolio image; of a
 * profile picture, the id of its upload. It has no foreign key, because the case stays when the tailor deletes the picture. All
 * reports of one thing are one open case. `kind` says why the case was opened (shared/moderation/cases.ts) and has no check, so that another
 * part can add a kind.
 */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    /** For people: 'Case 118'. */
    number: integer().notNull().generatedAlwaysAsIdentity().unique('cases_number_unique'),
    kind: limited(maxLengths.label).notNull(),
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    imageId: uuid(),
    subjectId: uuid()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(image_id, tailor_id)`),
    openedAt: createdAt(),
    closedAt: time(),
  },
  (table) => [
    uniqueIndex('cases_open_unique')
      .on(table.kind, table.subjectId)
      .where(sql`${table.closedAt} is null`),
    index('cases_tailor_id_index').on(table.tailorId),
    index('cases_closed_at_index').on(table.closedAt),
  ],
);

/**
 * What was said about the thing of a case: reports of visitors, and findings of the server. `reason` is one of the reasons of a
 * report, or the kind of a case that the server opened. `reference` is shown to the reporter. `details` holds what a finding of the
 * server needs. `sender` is a keyed hash that tells the senders within one case apart; it is deleted when the case closes. The e-mail
 * address is deleted 180 days after the case was closed.
 */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    caseId: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    reference: limited(20).notNull().unique('reports_reference_unique'),
    reason: limited(maxLengths.label).notNull(),
    text: text(),
    email: limited(maxLengths.email),
    sender: limited(43),
    details: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('reports_case_id_index').on(table.caseId, table.createdAt),
    atMost('reports_text_length', 'text', maxLengths.longText),
  ],
);

/**
 * What the operator decided. `ground` and `explanation` are shown to the owner, `note` is for operators alone. A decision that
 * hides or suspends is in force until `endedAt`; other decisions end at once. Deleted with the account that they are about; those
 * in force leave a row in `kept_decisions`.
 *
 * A decision that hides a picture is about the row of `uploads`, `uploadId`, and keeps its `fingerprint` after the owner has deleted it.
 * If the owner uploads the same picture again, the server repeats the decision: `repeats` is then the id of the first one.
 */
export const decisions = pgTable(
  'decisions',
  {
    id: id(),
    caseId: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    imageId: uuid(),
    uploadId: uuid(),
    fingerprint: bytes(),
    repeats: uuid(),
    act: text().notNull(),
    ground: limited(maxLengths.label).notNull(),
    explanation: text(),
    note: text(),
    createdAt: createdAt(),
    endedAt: time(),
  },
  (table) => [
    index('decisions_case_id_index').on(table.caseId, table.createdAt),
    index('decisions_user_id_index').on(table.userId, table.createdAt),
    index('decisions_tailor_id_index').on(table.tailorId),
    atMost('decisions_explanation_length', 'explanation', maxLengths.longText),
    atMost('decisions_note_length', 'note', maxLengths.longText),
  ],
);

/** The owner's appeal against a decision, at most one for each, and the operator's answer. */
export const appeals = pgTable(
  'appeals',
  {
    decisionId: uuid()
      .primaryKey()
      .references(() => decisions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
    answeredAt: time(),
    granted: boolean(),
    answer: text(),
  },
  (table) => [
    index('appeals_unanswered_index')
      .on(table.createdAt)
      .where(sql`${table.answeredAt} is null`),
    atMost('appeals_text_length', 'text', maxLengths.longText),
    atMost('appeals_answer_length', 'answer', maxLengths.longText),
  ],
);

/**
 * Decisions in force about accounts that were deleted. `identity` is a keyed hash of issuer and subject (auth/identity-hash.ts). When
 * the person creates a page again, the row becomes a decision about it and is deleted here. Holds ids, words of fixed lists and, of a
 * hidden picture, its fingerprint. `createdAt` is the time of the decision.
 */
export const keptDecisions = pgTable(
  'kept_decisions',
  {
    decisionId: uuid().primaryKey(),
    identity: text().notNull(),
    act: text().notNull(),
    ground: limited(maxLengths.label).notNull(),
    fingerprint: bytes(),
    caseId: uuid().notNull(),
    caseNumber: integer().notNull(),
    tailorId: uuid().notNull(),
    imageId: uuid(),
    createdAt: time().notNull(),
  },
  (table) => [index('kept_decisions_identity_index').on(table.identity)],
);

/**
 * Every act about a case, in its order. Holds ids and words of fixed lists, no text and no name of a person, so it stays when an
 * account is deleted. Triggers refuse to update, delete and truncate. They stop the server's statements and mistakes; the owner of the
 * table, which is the role of DATABASE_URL, and superusers can disable them.
 */
export const moderationLog = pgTable(
  'moderation_log',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    act: text().notNull(),
    /** 'visitor', 'owner', 'server', 'command line', or the user's id of an operator. */
    actor: text().notNull(),
    ground: text(),
    caseId: uuid().notNull(),
    caseNumber: integer().notNull(),
    decisionId: uuid(),
    tailorId: uuid().notNull(),
    imageId: uuid(),
  },
  (table) => [index('moderation_log_case_id_index').on(table.caseId, table.seq)],
);
