import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { fromPackageRoot } from './package-root';

it.each(['thrown', 'rejected'])('an error that is %s and never caught ends the process with one line', async (way) => {
  const program = fromPackageRoot('tests/support/uncaught-worker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, way, 'Blessing Okonkwo']);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(printed)).toMatchObject({ level: 60, err: { code: '23505', message: 'Failed query: insert' } });
  expect(printed).not.toContain('Blessing');
});
