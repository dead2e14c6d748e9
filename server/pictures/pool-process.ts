import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import { fromPackageRoot } from '../package-root';

/** How a pool runs each of its processes. */
export interface ProcessOptions {
  /** The module to run; it calls `answerTasks`. */
  module: URL;
  /** Command line options of Node. */
  nodeOptions?: string[];
  /** The complete environment of the process. */
  environment?: Record<string, string>;
  /**
   * The priority of the process, from 19 (lowest) to 0 (the server's); by default 10. Not the lowest: beside busy processes that is a
   * sixtieth of a core, and every picture would take too long.
   */
  priority?: number;
  /** Longest time for a task, in milliseconds; then its process is killed. */
  taskMs: number;
  /** Longest time without a task, in milliseconds; then the process is killed. */
  idleMs: number;
}

/** How a task has ended. The first message of a process, `up`, precedes all tasks. */
export type Answer<Result> = { result: Result } | { thrown: unknown };

/** The task took too long, its process crashed or did not start, or the pool is stopped. */
type Reason = 'late' | 'crashed' | 'not started' | 'stopped';

/** Why a task has no result. */
export class PoolError extends Error {
  constructor(
    readonly reason: Reason,
    detail = '',
  ) {
    super(`The task was given up: ${reason}${detail && ` (${detail})`}`);
  }
}

/** Longest time for a process to start on a busy machine, in milliseconds. */
const startMs = 60_000;

/** A process that runs one task at a time, until it is idle for `idleMs`. */
export class PoolProcess<Task, Result> {
  /** Resolves once the process has ended, with the error of its task. */
  readonly ended: Promise<PoolError>;
  private readonly child: ChildProcess;
  private readonly up: Promise<unknown>;
  private isUp = false;
  private isBusy = false;
  private endReason?: Reason;
  private timer?: NodeJS.Timeout;
  private awaited?: { resolve: (answer: Answer<Result>) => void; reject: (error: PoolError) => void };

  /** Starts the process. The caller runs a task at once: this handles a failure to start. */
  constructor(private readonly options: ProcessOptions) {
    const { module, nodeOptions = [], environment = {} } = options;
    const { priority = constants.priority.PRIORITY_BELOW_NORMAL } = options;
    this.child = fork(module, [String(priority)], {
      env: environment,
      execArgv: nodeOptions,
      serialization: 'advanced',
      cwd: fromPackageRoot(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let stderrEnd = '';
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderrEnd = (stderrEnd + text).slice(-2000)));
    this.child.on('message', (answer: Answer<Result>) => {
      this.isUp = true;
      if (!this.endReason) this.awaited?.resolve(answer);
    });
    this.ended = new Promise((resolve) => {
      const finish = (detail: string) => {
        clearTimeout(this.timer);
        this.endReason ??= this.isUp ? 'crashed' : 'not started';
        const error = new PoolError(this.endReason, detail);
        this.awaited?.reject(error);
        resolve(error);
      };
      this.child.once('close', (code, signal) => finish(`${signal ?? code}\n${stderrEnd}`.trim()));
      this.child.once('error', (error) => finish(error.message));
    });
    this.endAfter(startMs, 'not started');
    this.up = this.answer();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isFree(): boolean {
    return !this.isBusy && !this.endReason;
  }

  /** @throws PoolError, or the task's error as `answerTasks` serialized it */
  async run(task: Task): Promise<Result> {
    this.isBusy = true;
    this.keepRunning(true);
    await this.up;
    this.endAfter(this.options.taskMs, 'late');
    this.child.send({ task }, (error) => error && this.end('crashed'));
    const answer = await this.answer();
    this.isBusy = false;
    this.keepRunning(false);
    this.endAfter(this.options.idleMs, 'stopped');
    if ('thrown' in answer) throw answer.thrown;
    return answer.result;
  }

  /** Kills the process. Resolves once it has ended. */
  async end(reason: Reason): Promise<void> {
    this.endReason ??= reason;
    this.keepRunning(true);
    // Not SIGTERM, which a decoder in an endless loop does not handle.
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /**
   * Waits for the next message. Not a race with `ended`: a race keeps every answer, with its pictures, until `ended` resolves.
   * @throws PoolError if the process ends, or is about to end
   */
  private answer(): Promise<Answer<Result>> {
    return new Promise((resolve, reject) => (this.awaited = { resolve, reject }));
  }

  /** Sets whether the child keeps this process running. */
  private keepRunning(isNeeded: boolean): void {
    const { stderr, channel } = this.child;
    // The types say Readable; it is a pipe, so a Socket.
    for (const handle of [this.child, channel, stderr as Socket | null]) handle?.[isNeeded ? 'ref' : 'unref']();
  }

  /** Sets the time limit, and replaces the previous one. */
  private endAfter(milliseconds: number, reason: Reason): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(reason), milliseconds).unref();
  }
}
