import { request, type Agent } from 'node:http';

interface Raw {
  method: string;
  /** As sent, without normalization. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Keeps connections open between requests. */
  agent?: Agent;
}

/** Sends a request that browsers and `fetch` cannot send, and returns the result. */
export function rawRequest(
  origin: string,
  { method, path, headers, body, agent }: Raw,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}
