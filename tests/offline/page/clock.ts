const { setImmediate: realImmediate, setTimeout: realTimeout } = globalThis;

/** Turns of the event loop without anything pending, after which the pages are idle: an `await` of a promise takes less than one. */
const quietTurns = 6;

/** A page that waits so long hangs, in milliseconds: without a timer, and by its device's clock. */
const hangMs = { idle: 10_000, passed: 600_000 };

let pending = 0;
const waiting = new Set<() => void>();

/** Counts work of the browser that ends by itself, such as a transaction. Returns the function that is called at its end. */
export function pendingWork(): () => void {
  pending += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    pending -= 1;
    for (const tell of waiting) tell();
    waiting.clear();
  };
}

/** Resolves when no page can go on without time that passes, or something that the test does. */
export async function untilIdle(): Promise<void> {
  for (let quiet = 0; quiet < quietTurns;) {
    await new Promise<void>((resolve) => realImmediate(resolve));
    quiet = pending > 0 ? 0 : quiet + 1;
    if (pending > 0) await new Promise<void>((resolve) => void waiting.add(resolve));
  }
}

/** What a timer needs of its page. */
interface TimerPage {
  readonly clock: Clock;
  run: (work: () => void) => void;
}

/** A timer of a page. `everyMs` is set for one that repeats. */
export interface Timer {
  page: TimerPage;
  atMs: number;
  everyMs?: number;
  run: () => void;
}

/** The clock of a device: its time passes when a test says so, or while a test waits for a page that waits for a timer. */
export interface Clock {
  /** How much time has passed since the device was made, in milliseconds. */
  passedMs: () => number;
  start: (timer: Omit<Timer, 'atMs'>, ms: number) => Timer;
  stop: (timer: Timer) => void;
  /** Stops all timers of a page. */
  forget: (page: TimerPage) => void;
  /** Lets time pass, with what the pages do in it. */
  pass: (ms: number) => Promise<void>;
  /** Lets time pass until a promise of a page has settled. @throws Error if it waits for something that never comes */
  passUntil: <T>(promise: Promise<T>) => Promise<T>;
}

export function aClock(): Clock {
  const timers = new Set<Timer>();
  let passedMs = 0;

  const next = () => [...timers].sort((one, other) => one.atMs - other.atMs)[0];
  const fire = (timer: Timer) => {
    passedMs = Math.max(passedMs, timer.atMs);
    if (timer.everyMs === undefined) timers.delete(timer);
    else timer.atMs += Math.max(1, timer.everyMs);
    timer.page.run(timer.run);
  };

  return {
    passedMs: () => passedMs,
    start: (timer, ms) => {
      const started = { ...timer, atMs: passedMs + ms };
      timers.add(started);
      return started;
    },
    stop: (timer) => void timers.delete(timer),
    forget: (page) => {
      for (const timer of timers) if (timer.page === page) timers.delete(timer);
    },
    pass: async (ms) => {
      const endMs = passedMs + ms;
      await untilIdle();
      for (let timer = next(); timer && timer.atMs <= endMs; timer = next()) {
        fire(timer);
        await untilIdle();
      }
      passedMs = endMs;
    },
    passUntil: async (promise) => {
      let isSettled = false;
      const settle = () => void (isSettled = true);
      promise.then(settle, settle);
      const latestMs = passedMs + hangMs.passed;
      for (let idleSince = performance.now(); ;) {
        await untilIdle();
        if (isSettled) return promise;
        const timer = next();
        if (timer && timer.atMs <= latestMs) {
          fire(timer);
          idleSince = performance.now();
        } else if (!timer && performance.now() - idleSince < hangMs.idle) {
          // A part of the program may be loading.
          await new Promise((resolve) => realTimeout(resolve, 5));
        } else throw new Error('The page waits for something that never comes');
      }
    },
  };
}
