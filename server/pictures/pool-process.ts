import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fromPackageRoot } from '../package-root';

/** How one process of a pool is run. */
export interface ProcessOptions {
  /** What it runs: a module that calls `answerTasks`. */
  module: URL;
  /** Options of node itself. */
  nodeOptions?: string[];
  /** All that it sees of the environment. */
  environment?: Record<string, string>;
  /** After how long a task is ended together with its process, in milliseconds. */
  taskMs: number;
  /** After how long without a task it is ended, in milliseconds. */
  idleMs: number;
}

/** A task, and who waits for its result. */
export interface Job<Task, Result> {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** What a process says: that it is up, or how its task went. */
export type Answer<Result> = { up: true } | { result: Result } | { thrown: unknown };

/** Too many tasks wait, it took too long, its process broke down or did not come up, or the pool has ended. */
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

/** How long a process may take to come up, on a machine that has better things to do, in milliseconds. */
const startMs = 60_000;

/** A process that does one job at a time, until nobody has given it one for a while. */
export class PoolProcess<Task, Result> {
  private readonly child: ChildProcess;
  private readonly gone: Promise<void>;
  private job?: Job<Task, Result>;
  private isUp = false;
  private ending?: Reason;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly options: ProcessOptions,
    private readonly tell: { free: () => void; gone: () => void },
  ) {
    const { module, nodeOptions = [], environment = {} } = options;
    this.child = fork(module, {
      env: environment,
      execArgv: nodeOptions,
      serialization: 'advanced',
      cwd: fromPackageRoot(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let lastWords = '';
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (lastWords = (lastWords + text).slice(-2000)));
    this.gone = new Promise((resolve) => {
      const leave = (detail: string) => {
        this.leave(detail);
        resolve();
      };
      this.child.once('close', (code, signal) => leave(`${signal ?? code}\n${lastWords}`.trim()));
      this.child.once('error', (error) => leave(error.message));
    });
    this.child.on('message', (answer: Answer<Result>) => this.hear(answer));
    this.endAfter(startMs, 'not started');
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isFree(): boolean {
    return !this.job && !this.ending;
  }

  take(job: Job<Task, Result>): void {
    this.job = job;
    if (this.isUp) this.begin(job);
  }

  /** Resolves once the process is gone. */
  async end(reason: Reason): Promise<void> {
    this.ending ??= reason;
    this.keepAwake(true);
    // Not SIGTERM, which a decoder that hangs would not hear.
    this.child.kill('SIGKILL');
    await this.gone;
  }

  private begin({ task }: Job<Task, Result>): void {
    this.keepAwake(true);
    this.endAfter(this.options.taskMs, 'late');
    this.child.send({ task }, (error) => error && this.end('crashed'));
  }

  private hear(answer: Answer<Result>): void {
    if (this.ending) return;
    if ('up' in answer) {
      this.isUp = true;
      if (this.job) this.begin(this.job);
      return;
    }
    const job = this.job;
    this.job = undefined;
    this.keepAwake(false);
    this.endAfter(this.options.idleMs, 'stopped');
    if ('result' in answer) job?.resolve(answer.result);
    else job?.reject(answer.thrown);
    this.tell.free();
  }

  private leave(detail: string): void {
    clearTimeout(this.timer);
    this.ending ??= this.isUp ? 'crashed' : 'not started';
    this.job?.reject(new PoolError(this.ending, detail));
    this.job = undefined;
    this.tell.gone();
  }

  /** Whether this process has to live on for the other one's sake. */
  private keepAwake(awake: boolean): void {
    const { stderr, channel } = this.child;
    // A pipe, whatever its type says.
    for (const handle of [this.child, channel, stderr as Socket | null]) handle?.[awake ? 'ref' : 'unref']();
  }

  /** Instead of what was said before. */
  private endAfter(milliseconds: number, reason: Reason): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(reason), milliseconds).unref();
  }
}
