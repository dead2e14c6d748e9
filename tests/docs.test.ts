import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { variableNames } from '../server/env-variables';
import { fromPackageRoot } from '../server/package-root';

const read = (path: string) => readFile(fromPackageRoot(path), 'utf8');

const inFolder = async (folder: string) =>
  (await readdir(fromPackageRoot(folder), { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** Every document by its path from the root of the repository. */
let pages: Map<string, string>;
beforeAll(async () => {
  const atRoot = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];
  const paths = [
    ...atRoot,
    ...(await inFolder('docs')),
    ...(await inFolder('deploy')),
    ...(await inFolder('packages')),
    'bench/README.md',
  ];
  pages = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
});

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);

describe('the documents', () => {
  it('link to files that exist', () => {
    const broken = [...pages].flatMap(([page, text]) =>
      matchesOf(text, /\]\((?!https?:|#)([^)#\s]+)/g)
        .filter((link) => !existsSync(fromPackageRoot(dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('name source files that exist', () => {
    const rooms = /`((?:client|server|shared|packages|tests|scripts|migrations|deploy|bench)\/[\w./-]+\.\w+)`/g;
    const named = [...pages].flatMap(([page, text]) => matchesOf(text, rooms).map((path) => [page, path] as const));
    expect(named.length).toBeGreaterThan(150);
    const examples = ['shared/orders/contract.ts', 'server/features/orders/tables.ts', 'tests/nouns/orders.ts'];
    const missing = named.filter(([, path]) => !examples.includes(path) && !existsSync(fromPackageRoot(path)));
    expect(missing).toEqual([]);
  });

  it('name npm scripts that exist', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    const named = [...pages.values()].flatMap((text) => matchesOf(text, /npm run ([\w:]+)/g));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('lists every npm script', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    const listed = matchesOf(pages.get('CONTRIBUTING.md') ?? '', /^\| `npm (?:run )?([\w:]+)/gm);
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });
});

describe('docs/configuration.md', () => {
  it('lists every variable once, and no other', () => {
    const listed = matchesOf(pages.get('docs/configuration.md') ?? '', /^\| `([A-Z][A-Z0-9_]+)`/gm);
    expect(listed.sort()).toEqual([...variableNames].sort());
  });
});

describe('docs/decisions', () => {
  it('has an index of all pages, numbered without a gap', () => {
    const index = matchesOf(pages.get('docs/decisions/README.md') ?? '', /^- \[\d{3}\. .*\]\((.+)\)$/gm);
    const files = [...pages.keys()].flatMap((path) => /^docs\/decisions\/(\d{3}-.+)$/.exec(path)?.[1] ?? []).sort();
    expect(index.sort()).toEqual(files);
    expect(files.map((name) => Number(name.slice(0, 3)))).toEqual(files.map((_, at) => at + 1));
  });

  it('has the same parts and title in each page as in the index', () => {
    const index = pages.get('docs/decisions/README.md') ?? '';
    for (const [path, text] of pages) {
      if (!/^docs\/decisions\/\d/.test(path)) continue;
      expect(index).toContain(`[${matchesOf(text, /^# (.+)$/gm)[0]}]`);
      const parts = matchesOf(text, /^## (.+)$/gm).filter((part) => part !== 'Alternatives');
      expect([path, ...parts]).toEqual([path, 'Decision', 'Why', 'What it costs', 'Where']);
    }
  });
});
