import { request } from 'node:http';
import { aPhoto } from './pictures';

/** The part of a signed-in client that uploads need. */
interface Uploader {
  post: (path: string, body?: unknown) => PromiseLike<{ status: number; body: unknown }>;
}

/** Uploads a file as the browser does. Resolves to the id to claim it with. */
export async function anUpload(
  agent: Uploader,
  file?: Buffer,
  announced: Record<string, unknown> = {},
): Promise<string> {
  const reserved = await agent.post('/api/objects/upload', announced);
  if (reserved.status !== 201) throw new Error(`No upload: ${reserved.status} ${JSON.stringify(reserved.body)}`);
  const { objectId, uploadURL } = reserved.body as { objectId: string; uploadURL: string };
  const sent = await put(uploadURL, file ?? (await aPhoto()));
  if (!sent.ok) throw new Error(`Not taken: ${sent.status} ${await sent.text()}`);
  return objectId;
}

/** PUTs a file to an upload URL. */
export function put(uploadURL: string, file: Buffer, contentType = 'image/jpeg'): Promise<Response> {
  return fetch(uploadURL, {
    method: 'PUT',
    body: new Uint8Array(file),
    headers: { 'Content-Type': contentType },
  });
}

/** PUTs without a Content-Length, so that the server has to count the bytes. Resolves to the status. */
export function putInChunks(uploadURL: string, chunks: Iterable<Buffer>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const req = request(uploadURL, { method: 'PUT' }, (res) => {
      res.resume();
      resolve(res.statusCode);
    });
    req.on('error', reject);
    for (const chunk of chunks) req.write(chunk);
    req.end();
  });
}
