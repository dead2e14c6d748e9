import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromPackageRoot } from '../server/package-root';

const page = readFileSync(fromPackageRoot('deploy/security.md'), 'utf8');

it('names tests and files that exist', () => {
  const named = [...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(fromPackageRoot(path)))).toEqual([]);
});

it('lists each requirement once', () => {
  const requirements = [...page.matchAll(/^\| (\d[^|]*?) *\|/gm)].flatMap(([, ids = '']) => ids.split(', '));
  expect(requirements.length).toBeGreaterThan(100);
  expect(requirements.filter((id, at) => requirements.indexOf(id) !== at)).toEqual([]);
});
