import { afterAll, vi } from 'vitest';

// Files share a process. What a file replaced is restored, also if it does so only before its next test.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
