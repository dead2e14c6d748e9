import { uploadLimits } from '@shared/objects';

/** Why a file beyond the last one that fits was left out. */
export const tooManyFiles = `You can only upload ${uploadLimits.files} images at a time`;

/** Why a drawing was left out, in the server's words. */
export const noDrawings = 'SVG images cannot be uploaded';

/** Uppy's own words where ours say more; placeholders are Uppy's. */
export const coreWords = {
  inferiorSize: 'The file is empty',
  exceedsSize: 'This image is larger than %{size}',
  youCanOnlyUploadFileTypes: 'Only images can be uploaded',
  noDuplicates: 'This image is already in the list',
};
