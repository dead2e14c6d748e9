import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { visitorCountry } from './visitor-country';

/** What a route answers, not sent yet. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Sent as JSON; nothing is where it is left out. */
  body?: unknown;
}

/** What was asked at an address, in one way of writing it, and whether visitors of each country get an answer of their own. */
interface Asked {
  query: URLSearchParams;
  byCountry: boolean;
}

/** Answers all visitors who ask for the same by one piece of work. */
export interface SharedAnswers {
  /** False for a request that has to be answered alone. */
  takes: (req: Request) => boolean;
  /** Sends what is kept of it, or what `make` answers; a failure is everybody's who waits for it, and not kept. */
  send: (req: Request, res: Response, asked: Asked, make: () => Promise<Answer>) => Promise<void>;
}

interface Options {
  /** How long an answer is kept; 0: not at all. */
  seconds: number;
  /** Whether the request is one of a visitor, who may be shown what was true a moment ago. */
  isVisitor: (req: Request) => boolean;
}

const maxEntries = 1_000;
const maxBytes = 32_000_000;
/** For how much longer a cache on the way may show an old answer while it asks for the new one. */
const staleSeconds = 10;
/** As the rest of the site (npm `compression`) has it. */
const worthCompressing = 1_024;
const encoders = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

interface KeptAnswer {
  headers: Map<string, string>;
  body: Buffer;
  /** The body as it was compressed for the first who wanted it so. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** Keeps whole answers, headers and compressed forms included, for a few seconds: sending one again costs next to nothing. */
export function sharedAnswers({ seconds, isVisitor }: Options): SharedAnswers {
  const answers = new LRUCache<string, KeptAnswer, () => Promise<KeptAnswer>>({
    max: maxEntries,
    maxSize: maxBytes,
    // The compressed forms come later, and are smaller.
    sizeCalculation: ({ body }, key) => key.length + 2 * body.length,
    ttl: seconds * 1_000,
    // Whoever waits for an answer gets it, even where it is pushed out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });

  return {
    takes: (req) => seconds > 0 && isVisitor(req),
    send: async (req, res, { query, byCountry }, make) => {
      const key = `${req.path}?${query} ${byCountry ? visitorCountry(req.headers['accept-language']) : ''}`;
      const vary = `Accept-Encoding, Cookie${byCountry ? ', Accept-Language' : ''}`;
      const cacheControl = `public, max-age=${seconds}, stale-while-revalidate=${staleSeconds}`;
      const context = async () => keptAnswer(await make(), { Vary: vary, 'Cache-Control': cacheControl });
      await send(req, res, await answers.forceFetch(key, { context }));
    },
  };
}

function keptAnswer({ headers, body }: Answer, cacheHeaders: Record<string, string>): KeptAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  const own = {
    ...headers,
    ...cacheHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    // Weak, so that it is the same for every compressed form.
    ETag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
  };
  return { headers: new Map(Object.entries(own)), body: bytes, encoded: new Map() };
}

async function send(req: Request, res: Response, kept: KeptAnswer): Promise<void> {
  res.setHeaders(kept.headers);
  if (req.fresh) return void res.status(304).end();
  const encoding =
    kept.body.length < worthCompressing ? undefined : encodings.find((name) => req.acceptsEncodings(name));
  const body = encoding ? await encodedBody(kept, encoding) : kept.body;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

function encodedBody({ body, encoded }: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const begun = encoded.get(encoding) ?? encoders[encoding](body);
  encoded.set(encoding, begun);
  return begun;
}
