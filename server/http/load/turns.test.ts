import { afterEach, describe, expect, it, vi } from 'vitest';
import { withRequest } from '../../current-request';
import { turns, turnsByKey } from './turns';

/** Makes a task that has not begun and that ends when the test ends it. */
function aPiece(name: string) {
  let end = () => {};
  let fail = (_error: Error) => {};
  const piece = {
    begun: false,
    end: () => end(),
    fail: (error: Error) => fail(error),
    work: () => {
      piece.begun = true;
      return new Promise<string>((resolve, reject) => {
        end = () => resolve(name);
        fail = reject;
      });
    },
  };
  return piece;
}

const message = 'Too much at once. Please try again in a moment.';
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => void vi.useRealTimers());

describe('turns', () => {
  it('runs `atOnce` tasks and starts the next in order when one ends', async () => {
    const inTurn = turns({ atOnce: 2, waiting: 10, message });
    const pieces = ['first', 'second', 'third', 'fourth'].map(aPiece);
    const results = pieces.map(({ work }) => inTurn(work));
    const begun = () => pieces.map((piece) => piece.begun);
    expect(begun()).toEqual([true, true, false, false]);
    pieces[1]?.end();
    expect(await results[1]).toBe('second');
    await settled();
    expect(begun()).toEqual([true, true, true, false]);
    pieces[0]?.end();
    pieces[2]?.end();
    await settled();
    pieces[3]?.end();
    expect(await Promise.all(results)).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('starts the next task when one fails', async () => {
    const inTurn = turns({ atOnce: 1, waiting: 10, message });
    const [bad, good] = [aPiece('bad'), aPiece('good')];
    const results = [inTurn(bad.work), inTurn(good.work)] as const;
    bad.fail(new Error('broken'));
    await expect(results[0]).rejects.toThrow('broken');
    await settled();
    good.end();
    expect(await results[1]).toBe('good');
    expect(await inTurn(async () => 'one more')).toBe('one more');
  });

  it('refuses a task when the queue is full', async () => {
    const inTurn = turns({ atOnce: 1, waiting: 1, message });
    const [running, waiting] = [aPiece('running'), aPiece('waiting')];
    const results = [inTurn(running.work), inTurn(waiting.work)];
    await expect(inTurn(async () => 'late')).rejects.toMatchObject({ status: 503, code: 'unavailable', message });
    running.end();
    await settled();
    waiting.end();
    expect(await Promise.all(results)).toEqual(['running', 'waiting']);
  });

  it('refuses a task that has waited too long, and never starts it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const inTurn = turns({ atOnce: 1, waiting: 10, maxWaitMs: 2_000, message });
    const [running, waiting, late] = [aPiece('running'), aPiece('waiting'), aPiece('late')];
    const first = inTurn(running.work);
    const second = expect(inTurn(waiting.work)).rejects.toMatchObject({ status: 503, message });
    vi.advanceTimersByTime(1_000);
    const third = inTurn(late.work);
    vi.advanceTimersByTime(1_000);
    await second;
    running.end();
    expect(await first).toBe('running');
    await settled();
    expect([waiting.begun, late.begun]).toEqual([false, true]);
    vi.advanceTimersByTime(5_000);
    late.end();
    expect(await third).toBe('late');
    expect(await inTurn(async () => 'one more')).toBe('one more');
  });

  it('is fair by caller: the tasks of one do not delay the first task of another by more than one', async () => {
    const inTurn = turns({ atOnce: 1, waiting: 10, message });
    const order: string[] = [];
    const ask = (caller: string, name: string) => withRequest(caller, () => inTurn(async () => order.push(name)));
    await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('refuses a task when its request has waited too long in all queues together', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const [one, other] = [1, 2].map(() => turns({ atOnce: 1, waiting: 10, maxWaitMs: 'request', message }));
    const blockers = [aPiece('one'), aPiece('other')];
    const blocked = [one!(blockers[0]!.work), other!(blockers[1]!.work)];
    const late = aPiece('late');
    const request = withRequest('a', () => one!(async () => other!(late.work)), 3_000);
    const refused = expect(request).rejects.toMatchObject({ status: 503, message });
    vi.advanceTimersByTime(2_000);
    blockers[0]!.end();
    await settled();
    vi.advanceTimersByTime(1_000);
    await refused;
    blockers[1]!.end();
    await Promise.all(blocked);
    expect(late.begun).toBe(false);
  });

  it('rejects all queued tasks with a failure that `rejectsQueue` accepts', async () => {
    const inTurn = turns({ atOnce: 1, waiting: 10, message, rejectsQueue: (failure) => failure === shared });
    const shared = new Error('away');
    const [first, second, third] = ['first', 'second', 'third'].map(aPiece);
    const results = [first, second, third].map((piece) => inTurn(piece!.work));
    first!.fail(new Error('my own'));
    await expect(results[0]).rejects.toThrow('my own');
    await settled();
    const away = expect(results[2]).rejects.toBe(shared);
    second!.fail(shared);
    await expect(results[1]).rejects.toThrow('away');
    await away;
    expect(third!.begun).toBe(false);
    expect(await inTurn(async () => 'one more')).toBe('one more');
  });
});

describe('turnsByKey', () => {
  it('limits each key separately', async () => {
    const inTurn = turnsByKey({ atOnce: 1, waiting: 1, message });
    const [mine, next, theirs] = [aPiece('mine'), aPiece('next'), aPiece('theirs')];
    const results = [inTurn('me', mine.work), inTurn('me', next.work), inTurn('them', theirs.work)];
    expect([mine.begun, next.begun, theirs.begun]).toEqual([true, false, true]);
    await expect(inTurn('me', async () => 'late')).rejects.toMatchObject({ status: 503, message });
    mine.end();
    theirs.end();
    await settled();
    expect(next.begun).toBe(true);
    await expect(Promise.all([inTurn('me', async () => 'later'), (next.end(), 'ended')])).resolves.toEqual([
      'later',
      'ended',
    ]);
    expect(await Promise.all(results)).toEqual(['mine', 'next', 'theirs']);
  });
});

describe('a task whose signal aborts', () => {
  it('leaves the queue, and does not begin', async () => {
    const inTurn = turns({ atOnce: 1, waiting: 1, message });
    const [running, unwanted, next] = [aPiece('running'), aPiece('unwanted'), aPiece('next')];
    const left = new AbortController();
    const results = [inTurn(running.work), inTurn(unwanted.work, left.signal)] as const;
    left.abort();
    await expect(results[1]).rejects.toMatchObject({ status: 503 });
    const last = inTurn(next.work);
    running.end();
    await settled();
    expect([unwanted.begun, next.begun]).toEqual([false, true]);
    next.end();
    expect(await last).toBe('next');
    await expect(inTurn(unwanted.work, left.signal)).rejects.toMatchObject({ status: 503 });
    expect([unwanted.begun, inTurn.load()]).toEqual([false, { running: 0, waiting: 0 }]);
  });

  it('ends by itself once it has begun', async () => {
    const inTurn = turnsByKey({ atOnce: 1, waiting: 1, message });
    const [running, waiting] = [aPiece('running'), aPiece('waiting')];
    const left = [new AbortController(), new AbortController()] as const;
    const results = [inTurn('a', running.work, left[0].signal), inTurn('a', waiting.work, left[1].signal)] as const;
    running.end();
    await settled();
    left[1].abort();
    waiting.end();
    expect(await Promise.all(results)).toEqual(['running', 'waiting']);
  });
});
