import { afterEach } from 'vitest';

// Component tests select happy-dom in their first line. The page is emptied between their tests.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
