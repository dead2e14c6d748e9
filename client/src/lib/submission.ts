import type { Versioned } from '@shared/version';
import { ApiError, isAnswerLost } from './api';
import type { OpenDraft } from './drafts';

/** An earlier try, whose answer was lost, has made the row, and said something else. `row` is as that try made it. */
export class MadeBefore extends Error {
  constructor(readonly row: Versioned) {
    super('Made by an earlier try');
  }
}

interface Made extends Versioned {
  createdAt: string;
}

/**
 * Makes one row of a form, however often and with whatever words it is sent. Where the server refuses the key, because a try
 * with other words has made the row, that try is found by sending those whose answers were lost once more. Where the row that
 * was made is gone, the next try takes a new key and makes another row. The form's draft holds the key.
 * @throws MadeBefore with the row to change now
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
