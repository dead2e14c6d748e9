import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { fromPackageRoot } from '../server/package-root';

const styles = fromPackageRoot('client/src/styles');
const source = join(styles, '..');

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => join(source, name));

/** Returns the files that index.css leaves out: `@source not '../ui/{a,b}.tsx'`. */
function leftOut(): string[] {
  const paths = [...readFileSync(join(styles, 'index.css'), 'utf8').matchAll(/@source not '(.+?)'/g)].map(
    ([, path]) => path ?? '',
  );
  return paths
    .flatMap((path) => {
      const [start = '', names, end = ''] = path.split(/[{}]/);
      return names === undefined ? [path] : names.split(',').map((name) => start + name + end);
    })
    .map((path) => resolve(styles, path));
}

/** Returns the files that a module imports by a pattern with the path in a group. */
function imports(file: string, pattern: RegExp): string[] {
  const paths = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path]) => resolve(dirname(file), path ?? ''));
  return paths.flatMap((path) => ['.ts', '.tsx'].map((end) => path + end));
}

const named = (files: string[]) => files.map((file) => relative(source, file));

it('each file that index.css leaves out exists', () => {
  const moved = leftOut().filter((file) => !code.includes(file));
  expect(named(moved)).toEqual([]);
});

it('no screen of a visitor needs the classes of a part that loads later', () => {
  const late = new Set(leftOut());
  expect(late.size).toBeGreaterThan(20);
  const isVisitors = (file: string) =>
    /^(features\/(directory|landing)|places|sharing|ui)\//.test(relative(source, file));
  const early = code.filter((file) => isVisitors(file) && !late.has(file));
  for (const file of early) {
    const needed = imports(file, /^(?:import (?!type)|\} from )[^;]*?'(\.[^']+)';/gm).filter((other) =>
      late.has(other),
    );
    expect(named(needed), relative(source, file)).toEqual([]);
  }
  const loaded = new Set(
    early.flatMap((file) => imports(file, /import\('(\.[^']+)'\)/g)).filter((file) => late.has(file)),
  );
  expect(loaded.size).toBeGreaterThan(4);
  for (const file of loaded) {
    expect(readFileSync(file, 'utf8'), relative(source, file)).toContain("styles/later.css';");
  }
});
