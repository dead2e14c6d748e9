import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Entered } from '../entered';
import { brotli } from '../response/brotli';
import { visitorCountry } from '../request/visitor-country';

/** A route's answer before it is sent. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Sent as JSON. No body is sent if it is left out. */
  body?: unknown;
  /** Called each time the answer has been sent, with the scope of the request. */
  onSent?: (everyone: Entered['everyone']) => void;
}

/** The canonical query, and whether the answer depends on the visitor's country. Together with the path it is the cache key. */
interface CacheKey {
  query: URLSearchParams;
  byCountry: boolean;
}

/** Shares one answer between all visitors who send the same request. */
export interface SharedAnswers {
  /** Whether the request may receive a shared answer. */
  takes: (req: Request) => boolean;
  /**
   * Sends the cached answer, or that of `make`, and returns its `onSent`. A failure rejects all waiting requests and is not cached.
   */
  send: (req: Request, res: Response, key: CacheKey, make: () => Promise<Answer>) => Promise<Pick<Answer, 'onSent'>>;
}

interface Options {
  /** How long an answer is cached; 0 turns the cache off. */
  seconds: number;
  /** Whether the request has no session. Visitors may see an answer that is a few seconds old. */
  isVisitor: (req: Request) => boolean;
}

const maxEntries = 1_000;
const maxBytes = 32_000_000;
/** How much longer an HTTP cache may serve the old answer while it fetches a new one (`stale-while-revalidate`). */
const staleSeconds = 10;
/** Smallest body that is compressed, in bytes: the default of npm `compression`, which the rest of the site uses. */
const worthCompressing = 1_024;
const encoders = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotli),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

interface KeptAnswer extends Pick<Answer, 'onSent'> {
  headers: Map<string, string>;
  body: Buffer;
  /** Compressed bodies, made at the first request for each encoding. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** Caches complete answers with headers and compressed bodies for a few seconds, so that sending one again costs little. */
export function sharedAnswers({ seconds, isVisitor }: Options): SharedAnswers {
  const answers = new LRUCache<string, KeptAnswer, () => Promise<KeptAnswer>>({
    max: maxEntries,
    maxSize: maxBytes,
    // The compressed bodies are added later. They are smaller than the body, so twice its length is an upper estimate.
    sizeCalculation: ({ body }, key) => key.length + 2 * body.length,
    ttl: seconds * 1_000,
    // Waiting requests receive their answer even if it is evicted meanwhile.
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
      const kept = await answers.forceFetch(key, { context });
      await send(req, res, kept);
      return kept;
    },
  };
}

function keptAnswer({ headers, body, onSent }: Answer, cacheHeaders: Record<string, string>): KeptAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  const own = {
    ...headers,
    ...cacheHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    // A weak tag, so that it is valid for every encoding.
    ETag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
  };
  return { headers: new Map(Object.entries(own)), body: bytes, encoded: new Map(), onSent };
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
