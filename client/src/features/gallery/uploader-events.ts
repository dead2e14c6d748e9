import type { UploadItem } from './upload-item';
import type { UploadOutcome } from './upload-outcome';

/** What the uploader calls. */
export interface UploaderEvents {
  /** Saves an uploaded file as an image of the portfolio, at `place` in its order. May reject with any error. */
  save: (objectId: string, place: number) => Promise<unknown>;
  /** Returns the number of images in the portfolio. */
  countImages: () => number;
  /** Called after each change of the list. */
  onChange: (items: UploadItem[], isUploading: boolean) => void;
  /** Called for a file that is not added, with the reason. */
  onRejected: (name: string, bytes: number, reason: string) => void;
  /** Called when all files are decided. `isAllSaved`: every file of the list is in the portfolio. */
  onDone: (outcome: UploadOutcome, isAllSaved: boolean) => void;
}
