import { uploadLimits } from '@shared/objects';

/** The reason for files beyond the maximum number. */
export const tooManyFiles = `You can only upload ${uploadLimits.files} images at a time`;

/** The reason for SVG files, the same text as the server's. */
export const noDrawings = 'SVG images cannot be uploaded';

/** Texts that replace Uppy's; the placeholders are Uppy's. */
export const coreWords = {
  inferiorSize: 'The file is empty',
  exceedsSize: 'This image is larger than %{size}',
  youCanOnlyUploadFileTypes: 'Only images can be uploaded',
  noDuplicates: 'This image is already in the list',
};
