import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { isUploadKept, mayRetry, UploadError } from './upload';

describe('mayRetry', () => {
  it.each([
    ['a file that is no picture', new UploadError('Only images can be uploaded'), false],
    ['a refusal', new ApiError(415, ''), false],
    ['a refusal with a reason', new ApiError(400, '{"message":"This picture is broken"}'), false],
    ['an S3 store that waited too long', new ApiError(400, '<Error><Code>RequestTimeout</Code></Error>'), true],
    ['a refusal during the transfer', new UploadError('No', { cause: new ApiError(413, '') }), false],
    ['too many calls', new ApiError(429, ''), true],
    ['a file that never arrived', new ApiError(400, '{"message":"Not here","code":"upload_missing"}'), true],
    ['an upload that is too old', new ApiError(404, ''), true],
    ['a claim in progress', new ApiError(409, '{"message":"Wait","code":"claim_in_progress"}'), true],
    ['a busy server', new UploadError('No', { cause: new ApiError(503, '') }), true],
    ['no connection', new UploadError('No', { cause: new TypeError('Failed to fetch') }), true],
  ])('of %s', (_case, error, answer) => {
    expect(mayRetry(error)).toBe(answer);
  });
});

describe('isUploadKept', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), true],
    ['a busy server', new ApiError(503, ''), true],
    ['a claim in progress', new ApiError(409, '{"message":"Wait","code":"claim_in_progress"}'), true],
    ['a file that never arrived', new ApiError(400, '{"message":"Not here","code":"upload_missing"}'), false],
    ['an upload that is too old', new ApiError(404, ''), false],
    ['a claim whose answer was lost', new UploadError('No', { cause: new ApiError(409, '') }), false],
  ])('after %s', (_case, error, answer) => {
    expect(isUploadKept(error)).toBe(answer);
  });
});
