import type { Versioned } from '@shared/version';
import { ApiError, isAnswerLost } from './api';
import type { OpenDraft } from './drafts';

/** An earlier attempt, whose answer was lost, created the row from another body. `row` is the row of that attempt. */
export class MadeBefore extends Error {
  constructor(readonly row: Versioned) {
    super('Made by an earlier try');
  }
}

interface Made extends Versioned {
  createdAt: string;
}

/**
 * Creates one row from a form, even if it is sent several times or with changed values. If the server refuses the key because
 * an attempt with another body created the row, the bodies of the lost attempts are sent again to find that attempt. If the
 * created row is deleted, the next attempt uses a new key and creates another row. The form's draft holds the key.
 * @throws MadeBefore with the row to update instead
 */
export function useSubmission<Body extends object, R extends Made>(
  make: (submission: { body: Body; idempotencyKey: string }) => Promise<R>,
  draft: OpenDraft<unknown>,
) {
  const makeOnce = async (body: Body): Promise<R> => {
    const { key: idempotencyKey, lost } = draft.submission;
    try {
      return await make({ body, idempotencyKey });
    } catch (error) {
      if (isAnswerLost(error)) draft.noteLost(body);
      if (!isKeyReused(error)) throw error;
      for (const earlier of lost as Body[]) {
        const row = await make({ body: earlier, idempotencyKey }).catch(noneWhereKeyReused);
        if (row) throw new MadeBefore({ ...row, ...earlier, updatedAt: row.createdAt });
      }
      throw error;
    }
  };
  return async (body: Body): Promise<R> => {
    try {
      return await makeOnce(body);
    } catch (error) {
      if (isGone(error)) draft.renewSubmission();
      throw error;
    }
  };
}

function noneWhereKeyReused(error: unknown): undefined {
  if (!isKeyReused(error)) throw error;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const isKeyReused = (error: unknown) => error instanceof ApiError && error.body?.code === 'key_reused';
