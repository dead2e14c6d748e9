import { describe, expect, it, vi } from 'vitest';
import { StartError } from '../start-error';
import { StorageUnavailable } from '../storage/object-storage';
import { retryWhileUnavailable } from './retry-while-unavailable';

const away = () => new StorageUnavailable(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), false);
const shortly = [1, 1];

describe('retryWhileUnavailable', () => {
  it('retries while the store is unavailable', async () => {
    const ask = vi.fn().mockRejectedValueOnce(away()).mockRejectedValueOnce(away()).mockResolvedValue('there');
    expect(await retryWhileUnavailable(ask, undefined, shortly)).toBe('there');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('throws one line if the store stays unavailable', async () => {
    const ask = vi.fn().mockRejectedValue(away());
    const words = new StartError('The picture store is not available (ECONNREFUSED)');
    await expect(retryWhileUnavailable(ask, undefined, shortly)).rejects.toThrow(words);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not retry other errors', async () => {
    const ask = vi.fn().mockRejectedValue(new Error('AccessDenied'));
    await expect(retryWhileUnavailable(ask, undefined, shortly)).rejects.toThrow('AccessDenied');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('can be cancelled between two attempts', async () => {
    const stopping = new AbortController();
    const ask = vi.fn().mockImplementation(() => {
      stopping.abort();
      return Promise.reject(away());
    });
    await expect(retryWhileUnavailable(ask, stopping.signal)).rejects.toThrow(/aborted/);
    expect(ask).toHaveBeenCalledOnce();
  });
});
