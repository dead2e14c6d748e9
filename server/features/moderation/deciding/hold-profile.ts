import { hold } from '@shared/moderation/acts';
import type { Database } from '../../../db/client';
import { decisions } from '../tables';
import { applyDecisions } from './apply-decisions';
import { openCase } from '../cases/open-case';
import { writeLog } from '../log/write-log';

/** Hides a new profile until the operator has looked at it: opens a case for the operator. */
export async function holdProfile(
  tx: Database,
  { userId, tailorId }: { userId: string; tailorId: string },
): Promise<void> {
  const kind = 'new profile';
  const about = await openCase(tx, { kind, tailorId, reason: kind, actor: 'server' });
  const held = { caseId: about.id, userId, tailorId, imageId: null };
  const [decision] = await tx
    .insert(decisions)
    .values({ ...held, act: hold, ground: kind })
    .returning({ id: decisions.id });
  await writeLog(tx, about, { act: hold, actor: 'server', ground: kind, decisionId: decision?.id });
  await applyDecisions(tx, held);
}
