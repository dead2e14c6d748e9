import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request of the load. */
export interface RequestResult {
  kind: Kind;
  /** When it was sent, and how long it took, in milliseconds. */
  at: number;
  ms: number;
  /** 0 without an answer. */
  status: number;
  what: string;
}

/** A visitor's read, a tailor's read of their own rows, a tailor's write. */
export type Kind = 'visitor' | 'own' | 'write';

interface Question {
  kind: Kind;
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The load and its results. */
export interface Load {
  results: RequestResult[];
  ask: (question: Question) => Promise<{ status: number; text: string }>;
  /** Repeats `work`, with a pause after each, until `stop`. */
  repeat: (pauseMs: number, work: () => Promise<unknown>) => void;
  stop: () => Promise<void>;
}

/** Longest time for an answer, in milliseconds. */
const timeoutMs = 15_000;

/** Sends requests to a site over plain HTTP, without retries. */
export function startLoad(origin: string): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const results: RequestResult[] = [];
  const running: Promise<void>[] = [];
  let stopping = false;

  const ask: Load['ask'] = async (question) => {
    const { kind, path, method = 'GET' } = question;
    const at = Date.now();
    const answer = await answerOf(new URL(path, origin), agent, question).catch((error: Error) => ({
      status: 0,
      text: error.message,
    }));
    results.push({ kind, at, ms: Date.now() - at, status: answer.status, what: `${method} ${path}` });
    return answer;
  };

  return {
    results,
    ask,
    repeat: (pauseMs, work) => {
      const loop = async () => {
        while (!stopping) {
          await work();
          await sleep(pauseMs);
        }
      };
      running.push(loop());
    },
    stop: async () => {
      stopping = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

function answerOf(url: URL, agent: Agent, { method, headers, body }: Question) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const described = sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {};
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { method, agent, headers: { ...described, ...headers }, signal: AbortSignal.timeout(timeoutMs) };
    const req = request(url, options, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    req.on('error', reject);
    req.end(sent);
  });
}
