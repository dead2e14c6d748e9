import { drawCard, type SocialCard } from './draw-card';
import { preparePicture, type PreparedPicture } from './prepare-picture';

/** Everything that is done to pixels, away from the process that answers requests. */
export interface PictureWorkers {
  /** @throws HttpError 400, 413 or 415 with a message that says what is wrong with the file, 503 where too many wait */
  prepare: (upload: Buffer) => Promise<PreparedPicture>;
  /** A JPEG of 1200 x 630 pixels. */
  drawCard: (card: SocialCard) => Promise<Buffer>;
  stop: () => Promise<void>;
}

export function startPictureWorkers(): PictureWorkers {
  return { prepare: preparePicture, drawCard, stop: async () => {} };
}
