import type { Versioned } from '@shared/version';
import { useRef, useState } from 'react';
import { ApiError, isAnswerLost } from './api';

/**
 * A key for one submission: a form takes one as it opens, and keeps it over every try, so that one whose answer was lost makes
 * no second row. Not by `randomUUID`, which is missing where the page came by plain http.
 */
export function submissionKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
 * was made is gone, the key is too: the next try takes a new one, and makes the row anew.
 * @throws MadeBefore with the row to change now
 */
export function useSubmission<Body extends object, R extends Made>(
  make: (submission: { body: Body; idempotencyKey: string }) => Promise<R>,
) {
  const [idempotencyKey, setIdempotencyKey] = useState(submissionKey);
  const lost = useRef<Body[]>([]);
  const makeOnce = async (body: Body): Promise<R> => {
    try {
      return await make({ body, idempotencyKey });
    } catch (error) {
      if (isAnswerLost(error)) lost.current.push(body);
      if (!isKeyReused(error)) throw error;
      for (const earlier of lost.current) {
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
      if (isGone(error)) {
        lost.current = [];
        setIdempotencyKey(submissionKey());
      }
      throw error;
    }
  };
}

function noneWhereKeyReused(error: unknown): undefined {
  if (!isKeyReused(error)) throw error;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const isKeyReused = (error: unknown) => error instanceof ApiError && error.body?.code === 'key_reused';
