import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { UploadError } from './upload';
import { uploadReason } from './upload-reason';

const fallback = 'This image could not be uploaded. Please try again.';

describe('uploadReason', () => {
  it.each([
    ['the API', new ApiError(400, '{"message":"SVG images cannot be uploaded"}'), 'SVG images cannot be uploaded'],
    ['the API without words', new ApiError(502, '<html>Bad gateway</html>'), fallback],
    [
      'the disk store',
      new ApiError(413, '{"message":"The file is larger than 10 MB"}'),
      'The file is larger than 10 MB',
    ],
    ['an S3 store', new ApiError(403, '<Error><Code>EntityTooLarge</Code></Error>'), fallback],
    ['the browser', new UploadError('This image is larger than 10 MB'), 'This image is larger than 10 MB'],
    ['a call without an answer', new TypeError('Failed to fetch'), fallback],
    ['a stalled connection', new DOMException('The connection stalled', 'TimeoutError'), fallback],
    ['nowhere', undefined, fallback],
  ])('of an error from %s', (_source, error, reason) => {
    expect(uploadReason(error, true)).toBe(reason);
  });

  it('is the missing connection if the browser is offline', () => {
    expect(uploadReason(new TypeError('Failed to fetch'), false)).toContain('No connection');
    expect(uploadReason(new DOMException('The connection stalled', 'TimeoutError'), false)).toContain('No connection');
    expect(uploadReason(new ApiError(415, '{"message":"Not a picture"}'), false)).toBe('Not a picture');
  });
});
