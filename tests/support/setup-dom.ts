import { afterEach } from 'vitest';

// Component tests name happy-dom in their first line; there every test begins with an empty page.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
