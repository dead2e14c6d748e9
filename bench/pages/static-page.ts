import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { garment } from '@seamfolk/cloth';

/** Serves a page of plain HTML with one picture and nothing else: the fastest page that this machine can show. */
export async function startStaticPage(): Promise<{ origin: string; stop: () => void }> {
  const picture = await sharp(Buffer.from(garment('bench', 'agbada')))
    .resize(600)
    .webp({ quality: 80 })
    .toBuffer();
  const server = createServer((request, response) => {
    const isPicture = request.url === '/picture.webp';
    response.setHeader('Content-Type', isPicture ? 'image/webp' : 'text/html; charset=utf-8');
    response.end(isPicture ? picture : page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="description" content="A page of plain HTML.">
    <title>A static page</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <main>
      <h1>A static page</h1>
      <p>One picture, no script, no style sheet and no font.</p>
      <img src="/picture.webp" alt="An agbada" width="300" height="400">
    </main>
  </body>
</html>
`;
