import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { setViewport, usualWidth } from './viewport';

// Files share a process and its page. Each file gets fresh modules of the client, whose variables are the state of one open page.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
setViewport(usualWidth);

// A condition on a busy machine takes longer than the default of one second.
configure({ asyncUtilTimeout: 5_000 });
afterEach(cleanup);
