import { eachTime } from '../../features/submissions/store';
import { tailorScope, userScope, type StoreDeps } from '../../scope';
import { categoriesOf } from './demo-tailor';
import { drawPicture } from './draw-picture';
import type { MissingPicture } from './missing-pictures';

const contentType = 'image/jpeg';

/** Draws a picture, uploads it by HTTP and claims it for its portfolio, like anyone's. Needs the server to listen. */
export async function hangPicture(deps: StoreDeps, missing: MissingPicture): Promise<void> {
  const { tailorId, userId, slug, index, picture } = missing;
  const [motif, , , caption, category = categoriesOf[motif][0]] = picture;
  const bytes = await drawPicture(`${slug}:${index}`, picture);
  const { objectId, uploadURL } = await userScope(deps, userId).uploads.reserve({ contentType, size: bytes.length });
  await upload(reachable(uploadURL, deps.env), bytes);
  const details = { caption: caption || null, category: category ?? null, displayOrder: index };
  await tailorScope(deps, tailorId, userId).gallery.create({ objectId, ...details }, eachTime);
}

/** The address of this server's own port, from this machine. */
export function loopback(port: number): string {
  return `http://127.0.0.1:${port}`;
}

async function upload(url: string, bytes: Buffer): Promise<void> {
  const headers = { 'Content-Type': contentType };
  const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The store answered ${answer.status} to an upload`);
}

/** This server's own store is asked over loopback: its public address may lead through a proxy that is not there. */
function reachable(uploadUrl: string, { publicUrl, port }: StoreDeps['env']): string {
  return uploadUrl.startsWith(`${publicUrl}/`) ? loopback(port) + uploadUrl.slice(publicUrl.length) : uploadUrl;
}
