import type { Address } from '@shared/contract/endpoint';
import { ApiError } from '../lib/api/api-error';
import type { CallParts, Carry } from '../lib/api/transport';
import { isKeptAnswer } from './kept-answers';
import type { Line } from './line';
import type { Outbox } from './outbox';
import { within } from './within';

/**
 * How long a read waits for the server, in milliseconds, before this device answers; and how long while the server has not answered the
 * last one, so that not every screen takes two seconds where a connection is there and silent.
 */
const waitMs = { read: 2_000, readInSilence: 200 };

interface ReadingParts {
  line: Line;
  outbox: Outbox;
  /** Answers a read from this device; undefined if it cannot. */
  here: Carry;
  /** Keeps the answer to a call that is no row. */
  keepAnswer: (path: string, value: unknown) => Promise<void>;
  /** Exchanges with the server: joins a round that runs, or follows it by another. */
  joinRound: () => Promise<void>;
  syncNow: () => Promise<void>;
}

/** Returns what answers reads: the network first, then this device. */
export function readingOf({ line, outbox, here, keepAnswer, joinRound, syncNow }: ReadingParts): Carry {
  /** Whether the last read got no answer in time, and nothing was answered since. */
  let isSilent = false;

  const fromHere: Carry = (address, parts) => here(address, parts).catch(() => undefined);

  const overLine = async (address: Address, parts: CallParts) => {
    const answer = await line.ask(address, parts);
    isSilent = false;
    if (answer instanceof ApiError) throw answer;
    if (isKeptAnswer(address)) await keepAnswer(address.path, answer).catch(() => undefined);
    return { value: answer };
  };

  /** Whether this device may answer instead: there is no answer, or the server failed or is too busy, as while it is replaced. */
  const isNoAnswer = (error: unknown) =>
    error instanceof ApiError ? error.status === 429 || error.status >= 500 : error instanceof TypeError;

  return async (address, parts) => {
    const waitsMs = isSilent ? waitMs.readInSilence : waitMs.read;
    // Rows of the server would lack what is not sent yet.
    if (outbox.all().length > 0 && !isKeptAnswer(address)) {
      const wasInTime = await within(
        waitsMs,
        joinRound().then(() => true),
      );
      isSilent = !wasInTime;
      const mine = await fromHere(address, parts);
      if (mine !== undefined) return mine;
    }
    const asked = overLine(address, parts);
    try {
      const answer = await within(waitsMs, asked);
      if (answer) return answer.value;
    } catch (error) {
      const mine = isNoAnswer(error) ? await fromHere(address, parts) : undefined;
      if (mine === undefined) throw error;
      return mine;
    }
    isSilent = true;
    const mine = await fromHere(address, parts);
    if (mine === undefined) return (await asked).value;
    // The late answer, if there is one, says whether the server can be reached.
    asked.then(() => syncNow()).catch(() => undefined);
    return mine;
  };
}
