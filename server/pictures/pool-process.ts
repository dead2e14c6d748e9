import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fromPackageRoot } from '../package-root';

/** How a pool runs each of its processes. */
export interface ProcessOptions {
  /** The module to run; it calls `answerTasks`. */
  module: URL;
  /** Command line options of Node. */
  nodeOptions?: string[];
  /** The complete environment of the process. */
  environment?: Record<string, string>;
  /** Longest time for a task, in milliseconds; then its process is killed. */
  taskMs: number;
  /** Longest time without a task, in milliseconds; then the process is killed. */
  idleMs: number;
}

/** A task with the callbacks for its result. */
export interface Job<Task, Result> {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** A message of the process: it has started, or its task has ended. */
export type Answer<Result> = { up: true } | { result: Result } | { thrown: unknown };

/** The queue is full, the task took too long, its process crashed or did not start, or the pool is stopped. */
type Reason = 'full' | 'late' | 'crashed' | 'not started' | 'stopped';

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

/** A process that runs one job at a time, until it is idle for `idleMs`. */
export class PoolProcess<Task, Result> {
  private readonly child: ChildProcess;
  private readonly gone: Promise<void>;
  private job?: Job<Task, Result>;
  private isUp = false;
  private endReason?: Reason;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly options: ProcessOptions,
    private readonly callbacks: { free: () => void; gone: () => void },
  ) {
    const { module, nodeOptions = [], environment = {} } = options;
    this.child = fork(module, {
      env: environment,
      execArgv: nodeOptions,
      serialization: 'advanced',
      cwd: fromPackageRoot(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let stderrEnd = '';
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderrEnd = (stderrEnd + text).slice(-2000)));
    this.gone = new Promise((resolve) => {
      const ended = (detail: string) => {
        this.onEnded(detail);
        resolve();
      };
      this.child.once('close', (code, signal) => ended(`${signal ?? code}\n${stderrEnd}`.trim()));
      this.child.once('error', (error) => ended(error.message));
    });
    this.child.on('message', (answer: Answer<Result>) => this.receive(answer));
    this.endAfter(startMs, 'not started');
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isFree(): boolean {
    return !this.job && !this.endReason;
  }

  take(job: Job<Task, Result>): void {
    this.job = job;
    if (this.isUp) this.begin(job);
  }

  /** Kills the process. Resolves once it has ended. */
  async end(reason: Reason): Promise<void> {
    this.endReason ??= reason;
    this.keepRunning(true);
    // Not SIGTERM, which a decoder in an endless loop does not handle.
    this.child.kill('SIGKILL');
    await this.gone;
  }

  private begin({ task }: Job<Task, Result>): void {
    this.keepRunning(true);
    this.endAfter(this.options.taskMs, 'late');
    this.child.send({ task }, (error) => error && this.end('crashed'));
  }

  private receive(answer: Answer<Result>): void {
    if (this.endReason) return;
    if ('up' in answer) {
      this.isUp = true;
      if (this.job) this.begin(this.job);
      return;
    }
    const job = this.job;
    this.job = undefined;
    this.keepRunning(false);
    this.endAfter(this.options.idleMs, 'stopped');
    if ('result' in answer) job?.resolve(answer.result);
    else job?.reject(answer.thrown);
    this.callbacks.free();
  }

  private onEnded(detail: string): void {
    clearTimeout(this.timer);
    this.endReason ??= this.isUp ? 'crashed' : 'not started';
    this.job?.reject(new PoolError(this.endReason, detail));
    this.job = undefined;
    this.callbacks.gone();
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
