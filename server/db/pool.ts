import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { currentCaller, currentRequest } from '../current-request';
import { FairQueue } from '../fair-queue';
import { isBusy, isConnectionLost } from './errors';

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Limits of the queue for connections. */
interface QueueLimits {
  /** Longest wait of a caller, in milliseconds. */
  waitMs: number;
  /** Most callers in the queue. */
  waiting: number;
  /** How many connections are opened beyond the callers that wait for one, when the last idle connection is taken. */
  openAhead: number;
}

interface Waiter {
  take: (connecting: Promise<pg.PoolClient>) => void;
  refuse: (error: Error) => void;
}

/**
 * A pool whose callers wait in a bounded queue that is fair by caller, heavy work behind light. It tells two states apart:
 *
 * - The database is busy: answers keep coming. A caller waits for at most `waitMs` and for at most the rest of its request's time.
 * - The database is away: a connection could not be opened and nothing was answered meanwhile, or a statement got no answer in time and
 *   no other statement was answered meanwhile. All waiting callers are refused at once. No driver's limit for this is longer than two seconds (`requestLimits`).
 *
 * A connection that has been opened goes to the next caller in the queue, so that no caller waits for a slow opening while another
 * connection is free.
 * @throws Error 'timeout exceeded when trying to connect' from `connect` and `query`, as the driver does
 */
export class FairPool extends pg.Pool {
  private readonly light = new FairQueue<Waiter>();
  private readonly heavy = new FairQueue<Waiter>();
  private opening = 0;
  /** When a connection was opened last, and when a statement was answered last. */
  private openedAt = -Infinity;
  private answeredAt = -Infinity;
  /** Connections that have just been opened. */
  private readonly unused = new WeakSet<pg.PoolClient>();
  /** When each connection was taken last. */
  private readonly takenAt = new WeakMap<pg.PoolClient, number>();

  constructor(
    config: pg.PoolConfig & { max: number },
    private readonly limits: QueueLimits,
  ) {
    super(config);
    this.on('acquire', (client) => this.takenAt.set(client, performance.now()));
    this.on('connect', () => (this.openedAt = performance.now()));
    this.on('release', (error: unknown, client) => {
      if (!this.unused.delete(client)) this.noteAnswer(error, client);
      // The driver makes the connection idle, or removes it, after this event.
      queueMicrotask(() => this.serveQueue());
    });
  }

  /** Callers in the queue. */
  get queued(): number {
    return this.light.size + this.heavy.size;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const connecting = this.ending || (this.hasFree && this.queued === 0) ? super.connect() : this.inQueue();
    this.openMore();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  /** Whether a connection is idle and not yet promised: `waitingCount` is the driver's own queue, which empties in the next tick. */
  private get hasFree(): boolean {
    return this.idleCount > this.waitingCount;
  }

  private inQueue(): Promise<pg.PoolClient> {
    const request = currentRequest();
    const caller = currentCaller();
    const waitMs = Math.min(this.limits.waitMs, request?.leftMs ?? Infinity);
    if (this.queued >= this.limits.waiting || waitMs <= 0) return Promise.reject(tooLate());
    const queue = request?.isHeavy ? this.heavy : this.light;
    return new Promise((resolve, reject) => {
      const leave = () => {
        limit.stop();
        queue.remove(caller, waiter);
        if (request) request.leftMs = Math.max(0, request.leftMs - limit.usedMs());
      };
      const waiter: Waiter = {
        take: (connecting) => {
          leave();
          resolve(connecting);
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      const limit = limitWait(waitMs, () => waiter.refuse(tooLate()));
      queue.add(caller, waiter);
    });
  }

  /** Gives free connections to those who wait, and opens more if there are too few. */
  private serveQueue(): void {
    while (this.hasFree) {
      const next = this.light.shift() ?? this.heavy.shift();
      if (!next) return;
      next.take(super.connect());
    }
    if (this.queued > 0) this.openMore();
  }

  private openMore(): void {
    if (this.hasFree || this.ending) return;
    const wanted = this.queued + this.limits.openAhead - this.opening;
    const room = this.options.max - this.totalCount;
    for (let left = Math.min(wanted, room); left > 0; left -= 1) void this.open();
  }

  private async open(): Promise<void> {
    const began = performance.now();
    this.opening += 1;
    try {
      const client = await super.connect();
      this.unused.add(client);
      // Makes it idle, so that the queue is served.
      client.release();
    } catch (error) {
      if (Math.max(this.openedAt, this.answeredAt) < began) this.refuseAll(error as Error);
    } finally {
      this.opening -= 1;
    }
    // Without any connection, nothing else would serve those who came after the failure.
    if (this.totalCount === 0) this.serveQueue();
  }

  /** An error of a statement is an answer too, but not a timeout. A broken connection says nothing: opening the next one does. */
  private noteAnswer(error: unknown, client: pg.PoolClient): void {
    if (isConnectionLost(error)) return;
    if (!isBusy(error)) this.answeredAt = performance.now();
    else if (this.answeredAt < (this.takenAt.get(client) ?? 0)) this.refuseAll(tooLate());
  }

  private refuseAll(error: Error): void {
    for (const { refuse } of [...this.light.takeAll(), ...this.heavy.takeAll()]) refuse(error);
  }
}

const tooLate = () => new Error('timeout exceeded when trying to connect');

/** Each wait consists of this many timers, one after another. */
const stepsPerWait = 4;

/**
 * Calls `expire` after `waitMs`, measured in steps. A timer that is late, because the event loop was blocked, uses up one step,
 * and the next step leaves time to read what the database has answered meanwhile.
 */
function limitWait(waitMs: number, expire: () => void) {
  const stepMs = waitMs / stepsPerWait;
  let steps = 0;
  let began = 0;
  let timer: NodeJS.Timeout;
  const next = () => {
    if (steps === stepsPerWait) return expire();
    steps += 1;
    began = performance.now();
    timer = setTimeout(next, stepMs);
  };
  next();
  return {
    stop: () => clearTimeout(timer),
    /** Returns how much of the wait has passed. */
    usedMs: () => (steps - 1) * stepMs + Math.min(performance.now() - began, stepMs),
  };
}
