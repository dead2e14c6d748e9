import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CaseKind } from '@shared/moderation/acts';
import type { Database } from '../../../db/client';
import { cases, reports } from '../tables';
import { writeLog, type Actor } from '../log/write-log';

type OpenCase = Pick<typeof cases.$inferSelect, 'id' | 'number' | 'tailorId' | 'imageId'>;

/** What is said about a page, or about one picture of it. */
export interface CaseEntry {
  kind: CaseKind;
  tailorId: string;
  imageId?: string | null;
  /** A reason of shared/moderation/reports.ts, or the kind of the case. */
  reason: string;
  text?: string | null;
  /** Address of the reporter. */
  email?: string | null;
  /** Returns the hash that tells the senders within this case apart; see `senderHash`. */
  senderIn?: (caseId: string) => string;
  /** For the screen of the operator, such as the other picture of two that are the same. */
  details?: Record<string, unknown>;
  actor: Actor;
}

/**
 * Opens a case, or adds to the open case of this kind about the same thing. Returns the case, and the reference for the
 * reporter. A closed case stays closed: a later report opens another. @throws Error of the database if there is no such tailor
 */
export async function openCase(db: Database, entry: CaseEntry): Promise<OpenCase & { reference: string }> {
  const { kind, tailorId, imageId = null, actor, reason, text, email, details, senderIn } = entry;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(cases)
      .values({ kind, tailorId, imageId })
      .onConflictDoUpdate({
        target: [cases.kind, cases.subjectId],
        targetWhere: sql`closed_at is null`,
        set: { kind: sql`excluded.kind` },
      })
      .returning({
        id: cases.id,
        number: cases.number,
        tailorId: cases.tailorId,
        imageId: cases.imageId,
        isNew: sql<boolean>`xmax = 0`,
      });
    if (!row) throw new Error('The statement returned no case');
    if (row.isNew) await writeLog(tx, row, { act: 'opened', actor: 'server' });
    const reference = newReference();
    await tx
      .insert(reports)
      .values({ caseId: row.id, reference, reason, text, email, details, sender: senderIn?.(row.id) });
    await writeLog(tx, row, { act: 'reported', actor, ground: reason });
    return { ...row, reference };
  });
}

/** Letters and digits that are not mistaken for each other when read aloud or copied by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a new reference, such as 'R-7K3M-9QFX'. There are 600 billion. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `R-${four()}-${four()}`;
}
