import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Changes } from '../../shared/changes/contract';

/** The pages of the feed of changes from a cursor, or from its beginning, as a browser receives them. */
export interface FeedRead {
  pages: number;
  /** The compressed bodies. */
  bytes: number;
  /** The status lines and headers as text. */
  headerBytes: number;
  /** That of the first page. */
  encoding: string;
  cursor: string;
}

/** Reads the feed of a signed-in tailor with the encodings that browsers accept over https. */
export async function readFeed(origin: string, cookie: string, since?: string): Promise<FeedRead> {
  const read: FeedRead = { pages: 0, bytes: 0, headerBytes: 0, encoding: '', cursor: since ?? '' };
  for (let more = true; more;) {
    const answer = await get(`${origin}/api/changes${read.cursor && `?since=${read.cursor}`}`, cookie);
    const page = JSON.parse(decoded(answer.body, answer.encoding)) as Changes;
    read.pages += 1;
    read.bytes += answer.body.length;
    read.headerBytes += answer.headerBytes;
    read.encoding ||= answer.encoding;
    read.cursor = page.cursor;
    more = page.more;
  }
  return read;
}

function decoded(body: Buffer, encoding: string): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** `fetch` hides the compressed body. */
async function get(url: string, cookie: string) {
  return new Promise<{ body: Buffer; encoding: string; headerBytes: number }>((resolve, reject) => {
    const sent = request(url, { headers: { cookie, 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode} ${body.toString()}`));
        const headerBytes = response.rawHeaders.reduce(
          (sum, text) => sum + text.length + 2,
          'HTTP/1.1 200 OK\r\n\r\n'.length,
        );
        resolve({ body, encoding: response.headers['content-encoding'] ?? 'identity', headerBytes });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
