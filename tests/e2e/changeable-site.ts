import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer } from '../support/built-server';

/** A built product of its own behind a network that can change. */
export interface ChangeableSite {
  origin: string;
  /** The paths that were requested since the last call. */
  takeAsked: () => string[];
  /** Breaks each connection, as without a network. */
  goAway: () => void;
  /** Accepts requests of pages and does not answer them; answers all others. */
  holdPages: () => void;
  /** Answers requests of pages with this status, as a proxy without a server. */
  answerPages: (status: number) => void;
  comeBack: () => void;
  /** Changes the text of a file on its way. */
  edit: (path: string, change: (text: string) => string) => void;
  /** Starts the product again with the same data and another environment. */
  restart: (environment: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
}

type State = 'here' | 'away' | 'held' | number;

export async function startChangeableSite(): Promise<ChangeableSite> {
  let state: State = 'here';
  const asked: string[] = [];
  let product: BuiltServer;
  const edits = new Map<string, (text: string) => string>();

  const proxy = createServer((req, res) => {
    const path = req.url ?? '';
    asked.push(path);
    if (state === 'away') return void req.socket.destroy();
    // The worker asks for a page by a request of its own, whose Sec-Fetch-Mode is not that of a navigation.
    if (req.headers.accept?.startsWith('text/html')) {
      if (state === 'held') return;
      if (typeof state === 'number') return void res.writeHead(state).end('No server');
    }
    pass(product.origin, req, res, edits.get(path));
  }).listen(0, 'localhost');
  await once(proxy, 'listening');
  const origin = `http://localhost:${(proxy.address() as AddressInfo).port}`;

  const dataDir = await mkdtemp(join(tmpdir(), 'seamfolk-'));
  // If this runs as root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755);
  const start = (environment = {}) =>
    startBuiltServer({ PUBLIC_URL: origin, DATA_DIR: dataDir, DEMO_DATA: 'false', ...environment });
  product = await start();
  const enter = (next: State) => () => void (state = next);

  return {
    origin,
    takeAsked: () => asked.splice(0),
    goAway: () => {
      state = 'away';
      proxy.closeAllConnections();
    },
    holdPages: enter('held'),
    answerPages: (status) => enter(status)(),
    comeBack: enter('here'),
    edit: (path, change) => void edits.set(path, change),
    restart: async (environment) => {
      await product.stop();
      product = await start(environment);
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function pass(to: string, req: IncomingMessage, res: ServerResponse, change?: (text: string) => string) {
  const headers = change ? whole(req.headers) : req.headers;
  const onward = request(new URL(req.url ?? '', to), { method: req.method, headers }, (answer) => {
    if (!change) return void answer.pipe(res.writeHead(answer.statusCode ?? 502, answer.headers));
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    answer.on('end', () => {
      const { 'content-length': _length, ...others } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, others).end(change(text));
    });
  });
  onward.on('error', () => res.destroy());
  req.pipe(onward);
}

/** Returns the headers of a request without those that allow an answer without its text. */
function whole({
  'if-none-match': _tag,
  'if-modified-since': _time,
  ...others
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...others, 'accept-encoding': 'identity' };
}
