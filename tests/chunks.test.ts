import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunks } from '../client/chunks';
import { fromPackageRoot } from '../server/package-root';

/** A folder and a file name, or alternatives, in the source of a pattern: `shared\/site\/(brand|logo)\.`. */
const files = /((?:client\\\/src|shared)[\w\\/-]*\\\/)(?:\(([\w|-]+)\)|([\w-]+))\\\./g;

it('client/chunks.ts names files that exist', () => {
  const named = chunks.flatMap(({ test }) =>
    [...test.source.matchAll(files)].flatMap(([, folder = '', several, one = '']) =>
      (several ?? one).split('|').map((name) => folder.replaceAll('\\', '') + name),
    ),
  );
  expect(named.length).toBeGreaterThan(70);
  const missing = named.filter((path) => !['.ts', '.tsx'].some((ending) => existsSync(fromPackageRoot(path + ending))));
  expect(missing).toEqual([]);
});
