import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { isNightly } from './tests/support/nightly.ts';

/** Faults limit the time of an answer in seconds: other tests run after them, or beside them at a lower priority (scripts/check.mjs). */
const faults = ['tests/faults/**/*.test.ts'];
/** Tests that start whole programs and wait for them. Each takes longer than most other files together. */
const programs = ['server/backup/backup.test.ts', 'server/features/objects/killed.test.ts'];
/** Only each night: what hardly changes, and which starts PostgreSQL a dozen times or builds the client again. */
const nightly = ['server/local/postgres/postgres.test.ts', 'client/licences.test.ts'];
/** Tests with `// @vitest-environment happy-dom` in their first line. */
const components = ['{client,tests}/**/*.test.tsx', 'client/src/lib/{api/page-data,pages/release}.test.ts'];
const all = '{server,shared,client,packages,tests,scripts,bench}/**/*.test.{ts,tsx}';

/**
 * Tests are beside the code that they test. The files of a project run one after another in the same processes and share their
 * modules (docs/decisions/house/065-tests-share-processes.md). Projects run in the order of their names, the slowest files first.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: 3,
    projects: [
      project('0 faults', { include: faults, sequence: { groupOrder: 0 } }),
      project('1 programs', { include: programs }),
      project('2 components', { include: components, setupFiles: ['tests/support/setup-dom.ts'] }),
      project('3 units', {
        include: [all],
        exclude: [...components, ...programs, ...faults, ...(isNightly ? [] : nightly)],
      }),
    ],
  },
});

function project(
  name: string,
  { exclude = [], setupFiles = [], ...files }: UserWorkspaceConfig['test'] & object,
): UserWorkspaceConfig {
  return {
    plugins: [react()],
    resolve: { alias: { '@shared': fileURLToPath(new URL('./shared', import.meta.url)) } },
    test: {
      name,
      sequence: { groupOrder: 1 },
      ...files,
      exclude: ['**/node_modules/**', 'tests/e2e/**', ...exclude],
      setupFiles: ['tests/support/setup.ts', ...setupFiles],
      isolate: false,
      // For a machine that is busy: limits of failures, which a test that passes never reaches.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      restoreMocks: true,
    },
  };
}
