import type { Act, hold } from '@shared/moderation/acts';
import type { Database } from '../../../db/client';
import { type cases, moderationLog } from '../tables';

/** Who acts: 'visitor', 'owner', 'server', 'command line', or the user's id of an operator. */
export type Actor = string;

interface LogEntry {
  act: Act | typeof hold | 'opened' | 'reported' | 'signed in again' | 'appealed' | 'appeal granted' | 'appeal refused';
  actor: Actor;
  /** A word of a fixed list. The log outlives the account, so it must hold no text of a person. */
  ground?: string;
  decisionId?: string;
}

type CaseRow = Pick<typeof cases.$inferSelect, 'id' | 'number' | 'tailorId' | 'imageId'>;

/** Adds an act to the log, which the server cannot change afterwards; the owner of the table can (features/moderation/tables.ts). */
export async function writeLog(tx: Database, about: CaseRow, entry: LogEntry): Promise<void> {
  const { id: caseId, number: caseNumber, tailorId, imageId } = about;
  await tx.insert(moderationLog).values({ ...entry, caseId, caseNumber, tailorId, imageId });
}
