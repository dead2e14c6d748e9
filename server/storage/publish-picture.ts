import { preparePicture } from './images';
import type { ObjectStorage } from './object-storage';
import { turns } from './turns';

/** Where a published picture is found, and its size in pixels. */
export interface PublishedPicture {
  url: string;
  width: number;
  height: number;
}

const inTurn = turns({ atOnce: 2, waiting: 100 });

/**
 * Loads a picture, makes it fit to be seen and publishes it under a random key. Loading is part of the turn, so only
 * the few files being worked on are in memory.
 * @throws HttpError as preparePicture does, 503 where too many are waiting
 */
export function publishPicture(storage: ObjectStorage, load: () => Promise<Buffer>): Promise<PublishedPicture> {
  return inTurn(async () => {
    const { bytes, width, height } = await preparePicture(await load());
    return { url: await storage.publish(bytes, 'jpg'), width, height };
  });
}
