import { Readable } from 'node:stream';
import { runEachTime } from '../../features/submissions/store';
import type { StoreDeps } from '../../deps';
import { tailorScope, userScope } from '../../scope';
import { categoriesOf } from './demo-tailor';
import { drawPicture } from './draw-picture';
import type { MissingPicture } from './missing-pictures';
import type { MissingPhoto } from './order-photos';

/** Draws a picture, uploads it and claims it for its portfolio, as the gallery does. */
export async function uploadPicture(deps: StoreDeps, missing: MissingPicture): Promise<void> {
  const { tailorId, userId, slug, index, picture } = missing;
  const [motif, , , caption, category = categoriesOf[motif][0]] = picture;
  const objectId = await uploaded(deps, userId, await drawPicture(`${slug}:${index}`, picture));
  const details = { caption: caption || null, category: category ?? null, displayOrder: index };
  await tailorScope(deps, tailorId, userId).gallery.create({ objectId, ...details }, runEachTime(userId));
}

/** Draws a photo, uploads it and claims it for its order, as the page of the order does. */
export async function uploadPhoto(deps: StoreDeps, missing: MissingPhoto): Promise<void> {
  const { tailorId, userId, orderId, number, place, picture, kind, isShown } = missing;
  const objectId = await uploaded(deps, userId, await drawPicture(`order-${number}:${place}`, picture));
  await tailorScope(deps, tailorId, userId).orderPhotos.create(
    orderId,
    { objectId, kind, isShown },
    runEachTime(userId),
  );
}

/** Uploads a JPEG. Returns the id to claim it with. */
async function uploaded(deps: StoreDeps, userId: string, bytes: Buffer): Promise<string> {
  const { objectId, uploadURL } = await userScope(deps, userId).objects.reserve({
    contentType: 'image/jpeg',
    size: bytes.length,
  });
  // Not over the upload URL: hundreds of files would exceed this machine's rate limit.
  await deps.storage.receive(keyIn(uploadURL), Readable.from([bytes]));
  return objectId;
}

function keyIn(uploadUrl: string): string {
  return new URL(uploadUrl).pathname.split('/').at(-1) ?? '';
}
