import type { Send } from '../lib/api/transport';
import { jsonResponse } from './json-response';
import { isKeptAnswer } from './kept-answers';
import { jsonOf, type Line } from './line';
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
  here: (address: string) => Promise<unknown>;
  /** Keeps the answer to a call that is no row. */
  keepAnswer: (address: string, value: unknown) => Promise<void>;
  /** Exchanges with the server: joins a round that runs, or follows it by another. */
  joinRound: () => Promise<void>;
  syncNow: () => Promise<void>;
}

/** Returns what answers reads: the network first, then this device. */
export function readingOf({ line, outbox, here, keepAnswer, joinRound, syncNow }: ReadingParts): Send {
  /** Whether the last read got no answer in time, and nothing was answered since. */
  let isSilent = false;

  const fromHere = async (address: string) => {
    const value = await here(address).catch(() => undefined);
    return value === undefined ? undefined : jsonResponse(value);
  };

  const overLine: Send = async (address, init) => {
    const response = await line.send(address, init);
    isSilent = false;
    return response;
  };

  /** Reads the whole answer, so that one that is cut is none. */
  const whole = async (address: string, response: Response): Promise<Response> => {
    const value = await jsonOf(response);
    if (isKeptAnswer(address)) await keepAnswer(address, value).catch(() => undefined);
    return jsonResponse(value, response);
  };

  const isJson = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('application/json') === true;

  /** Whether this device may answer instead: the server failed or is too busy, as while it is replaced. */
  const isBusy = ({ status }: Response) => status === 429 || status >= 500;

  return async (address, init) => {
    const waitsMs = isSilent ? waitMs.readInSilence : waitMs.read;
    // Rows of the server would lack what is not sent yet.
    if (outbox.all().length > 0 && !isKeptAnswer(address)) {
      const wasInTime = await within(
        waitsMs,
        joinRound().then(() => true),
      );
      isSilent = !wasInTime;
      const mine = await fromHere(address);
      if (mine) return mine;
    }
    const asked = overLine(address, init).then((response) =>
      response.ok && isJson(response) ? whole(address, response) : response,
    );
    try {
      const response = await within(waitsMs, asked);
      if (response) return (isBusy(response) && (await fromHere(address))) || response;
    } catch (error) {
      const mine = error instanceof TypeError ? await fromHere(address) : undefined;
      if (!mine) throw error;
      return mine;
    }
    isSilent = true;
    const mine = await fromHere(address);
    if (!mine) return asked;
    // The late answer, if there is one, says whether the server can be reached.
    asked.then(() => syncNow()).catch(() => undefined);
    return mine;
  };
}
