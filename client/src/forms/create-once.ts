import { ApiError } from '../lib/api/api-error';
import { isAnswerLost } from '../lib/api/connection';
import type { OpenDraft } from '../lib/drafts/drafts';
import type { NewRow } from '../lib/api/row-mutations';
import { EarlierAttempt, type Row } from './current-row';

/** The attempts to create one row. A form's draft holds them. */
export type Attempts = Pick<OpenDraft<unknown>, 'submission' | 'noteLost' | 'renewSubmission'>;

export type Create<Body, R> = (attempt: NewRow<Body>) => Promise<R>;

/**
 * Creates one row from a form, even if the form is sent several times or with changed values. If the server refuses the key
 * because an attempt with another body created the row, the bodies of the lost attempts are sent again to find that attempt.
 * If the created row is deleted, the next attempt uses a new key and creates another row. The form's draft holds the key, until the
 * device has stored the attempt (`noteStored`).
 * @throws EarlierAttempt with the row to update instead
 */
export async function createOnce<Body extends object, R extends Row>(
  create: Create<Body, R>,
  draft: Attempts,
  body: Body,
): Promise<R> {
  const { key: idempotencyKey, lost } = draft.submission;
  try {
    return await create({ body, idempotencyKey }).catch(async (error: unknown) => {
      if (isAnswerLost(error) && draft.submission.key === idempotencyKey) draft.noteLost(body);
      if (!isKeyReused(error)) throw error;
      for (const earlier of lost as Body[]) {
        const row = await create({ body: earlier, idempotencyKey }).catch(noneIfKeyReused);
        if (row) throw new EarlierAttempt({ ...row, ...earlier, updatedAt: row.createdAt });
      }
      throw error;
    });
  } catch (error) {
    if (isGone(error)) draft.renewSubmission();
    throw error;
  }
}

function noneIfKeyReused(error: unknown): undefined {
  if (!isKeyReused(error)) throw error;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const isKeyReused = (error: unknown) => error instanceof ApiError && error.body?.code === 'key_reused';
