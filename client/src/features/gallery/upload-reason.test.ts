import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api';
import { isRefusal, uploadReason } from './upload-reason';

const fallback = 'This image could not be uploaded. Please try again.';
const fromStore = (body: string, status = 413) => Object.assign(new Error(`S3 returned ${status}`), { body, status });

describe('uploadReason', () => {
  it.each([
    ['the API', new ApiError(400, '{"message":"SVG images cannot be uploaded"}'), 'SVG images cannot be uploaded'],
    ['the API without words', new ApiError(502, '<html>Bad gateway</html>'), fallback],
    ['the disk store', fromStore('{"message":"The file is larger than 10 MB"}'), 'The file is larger than 10 MB'],
    ['an S3 store', fromStore('<Error><Code>EntityTooLarge</Code></Error>'), fallback],
    ['the network', Object.assign(new Error('Network error during S3 request'), { code: 'NETWORK' }), fallback],
    ['a call that got no answer', new TypeError('Failed to fetch'), fallback],
    ['nowhere', undefined, fallback],
  ])('of an error from %s', (_source, error, reason) => {
    expect(uploadReason(error, true)).toBe(reason);
  });

  it('is the missing connection where there is none', () => {
    expect(uploadReason(new TypeError('Failed to fetch'), false)).toContain('No connection');
    expect(uploadReason(new ApiError(415, '{"message":"Not a picture"}'), false)).toBe('Not a picture');
  });
});

describe('isRefusal', () => {
  it.each([
    ['the API', new ApiError(400, '{"message":"SVG images cannot be uploaded"}'), true],
    ['the API for another type', new ApiError(415, '{"message":"Not a picture"}'), true],
    ['a busy API', new ApiError(503, '{"message":"Try again in a moment"}'), false],
    ['a claim under way', new ApiError(409, '{"message":"Wait","code":"claim_in_progress"}'), false],
    ['the disk store', fromStore('{"message":"The file is larger than 10 MB"}'), true],
    ['a busy disk store', fromStore('{"message":"Try again in a moment"}', 503), false],
    ['an S3 store that lost patience', fromStore('<Error><Code>RequestTimeout</Code></Error>', 400), false],
    ['the network', new TypeError('Failed to fetch'), false],
  ])('of an error from %s', (_source, error, answer) => {
    expect(isRefusal(error)).toBe(answer);
  });
});
