import type { StoreDeps } from '../../deps';
import { jpegName } from '../../storage/picture-names';

/** Far above the size of a published JPEG. */
const maxBytes = 8_000_000;

/** Makes the fingerprint of a published picture; undefined if the store has lost it. @throws HttpError 400 if it cannot be read */
export async function fingerprintOf(
  { storage, pictures }: Pick<StoreDeps, 'storage' | 'pictures'>,
  publicKey: string,
): Promise<Buffer | undefined> {
  const jpeg = await storage.readPublished(jpegName(publicKey), maxBytes);
  return jpeg && pictures.fingerprint(jpeg);
}
