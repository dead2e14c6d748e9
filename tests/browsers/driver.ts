import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The functions of a browser that a journey needs. Each browser starts with an empty profile and a window of 390 x 844. */
export interface Driver {
  /** Name and version, as the browser reports them. */
  name: string;
  go: (url: string) => Promise<void>;
  /** Runs an expression in the page, awaits it, and resolves with its value as JSON can represent it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Returns a screenshot of the window as a PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export const viewport = { width: 390, height: 844 };

/** A program with its own folder; `close` ends it and removes the folder. */
export class Program {
  private printed = '';
  private constructor(
    readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.printed += String(chunk)));
  }

  static async start(path: string, args: (folder: string) => string[], env: NodeJS.ProcessEnv = {}): Promise<Program> {
    const folder = await mkdtemp(join(tmpdir(), 'seamfolk-browser-'));
    const child = spawn(path, args(folder), { env: { ...process.env, HOME: folder, ...env }, detached: true });
    return new Program(child, folder);
  }

  /** Waits for a line of output and returns the first group of the pattern. @throws Error with the output after 60 s */
  async printing(pattern: RegExp): Promise<string> {
    for (let tries = 0; tries < 600 && this.child.exitCode === null; tries += 1) {
      const found = pattern.exec(this.printed)?.[1];
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${this.child.spawnfile} has not started:\n${this.printed}`);
  }

  async close(): Promise<void> {
    const { pid, exitCode } = this.child;
    if (pid !== undefined && exitCode === null) {
      const ended = once(this.child, 'exit');
      process.kill(-pid, 'SIGKILL');
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Message {
  id?: number;
  result?: unknown;
  error?: unknown;
  message?: string;
}

/** Sends commands over a WebSocket, for the DevTools protocol and for WebDriver BiDi. */
export class Commands {
  private last = 0;
  private readonly waiting = new Map<number, (message: Message) => void>();
  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== undefined) this.waiting.get(message.id)?.(message);
    });
  }

  static async open(url: string): Promise<Commands> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)));
    });
    return new Commands(socket);
  }

  /** @throws the browser's error */
  async send<Result>(method: string, params: object = {}, extra: object = {}): Promise<Result> {
    const id = (this.last += 1);
    const answer = new Promise<Message>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params, ...extra }));
    const { result, error, message } = await answer;
    this.waiting.delete(id);
    if (error) throw new Error(`${method}: ${JSON.stringify(message ?? error)}`);
    return result as Result;
  }

  close(): void {
    this.socket.close();
  }
}
