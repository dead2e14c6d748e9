import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
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

/** Returns the symbols that a text names with a file: '`a` and `b.c()` (`server/app.ts`)' has the symbols `a` and `b.c`. */
function symbolsIn(text: string) {
  const symbol = '`[A-Za-z_$][\\w$.]*(?:\\(\\))?`';
  const pairs = new RegExp(
    `((?:${symbol}(?:,\\s+|,?\\s+and\\s+))*${symbol})\\s+\\(` + '`([\\w./-]+\\.(?:tsx?|mjs|sql))`',
    'g',
  );
  return [...text.matchAll(pairs)].flatMap(([, symbols = '', path = '']) =>
    matchesOf(symbols, /`([^`(]+)/g)
      .filter((name) => !/^[\s,]|\.(?:tsx?|mjs|json)$/.test(name))
      .map((name) => ({ symbol: name, path })),
  );
}

const hasWord = (text: string | undefined, word: string) =>
  new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`).test(text ?? '');

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
    const examples = [
      'shared/appointments/contract.ts',
      'server/features/appointments/tables.ts',
      'server/features/appointments/store.ts',
      'server/features/appointments/routes.ts',
      'server/features/appointments/noun.ts',
    ];
    const missing = named.filter(([, path]) => !examples.includes(path) && !existsSync(fromPackageRoot(path)));
    expect(missing).toEqual([]);
  });

  it('name symbols with a file that contains them, as `symbol` (`path/of/its-file.ts`)', async () => {
    const named = [...pages].flatMap(([page, text]) => symbolsIn(text).map((symbol) => ({ page, ...symbol })));
    expect(named.length).toBeGreaterThan(100);
    const texts = new Map<string, string>();
    for (const { path } of named) texts.set(path, existsSync(fromPackageRoot(path)) ? await read(path) : '');
    expect(
      named.filter(({ path, symbol }) => !symbol.split('.').every((name) => hasWord(texts.get(path), name))),
    ).toEqual([]);
  });

  it('name symbols with their file in that form alone', () => {
    const inFile = /`[A-Za-z_$][\w$.]*(?:\(\))?`\s+in\s+`[\w./-]+\.tsx?`/g;
    expect([...pages].flatMap(([page, text]) => (text.match(inFile) ?? []).map((match) => [page, match]))).toEqual([]);
  });

  it('name npm scripts that exist', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    const named = [...pages.values()].flatMap((text) => matchesOf(text, /npm run ([\w:-]+)/g));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('lists every npm script', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    const listed = matchesOf(pages.get('CONTRIBUTING.md') ?? '', /^\| `npm (?:run )?([\w:-]+)/gm);
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('has the only table of scripts', () => {
    const withTables = [...pages].filter(([, text]) => /^\| `npm (?:run )?[\w:-]+/m.test(text)).map(([page]) => page);
    expect(withTables).toEqual(['CONTRIBUTING.md']);
  });
});

describe('docs/configuration.md', () => {
  it('lists every variable once, and no other', () => {
    const listed = matchesOf(pages.get('docs/configuration.md') ?? '', /^\| `([A-Z][A-Z0-9_]+)`/gm);
    expect(listed.sort()).toEqual([...variableNames].sort());
  });
});

describe('docs/architecture.md', () => {
  const section = (title: string) =>
    (pages.get('docs/architecture.md') ?? '').split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const firstCells = (table: string) => matchesOf(table, /^\| (?!-)(.+?) +\|/gm).slice(1);

  it('has rules for rooms that exist', () => {
    const rooms = firstCells(section('The rooms')).flatMap((cell) => matchesOf(cell, /`([^`]+)`/g));
    expect(rooms.length).toBeGreaterThan(15);
    expect(rooms.filter((room) => !roomExists(room))).toEqual([]);
  });

  it('has no word in its glossary that the code does not use', async () => {
    const words = firstCells(section('Glossary')).flatMap((cell) => cell.split(', '));
    expect(words.length).toBeGreaterThan(50);
    const code = (await Promise.all(['shared', 'server', 'client/src', 'packages'].map(sourcesIn))).join('\n');
    expect(words.filter((word) => !new RegExp(word.replaceAll(' ', '[ _-]?'), 'i').test(code))).toEqual([]);
  });
});

/** Whether a folder exists; `*` stands for any name in it. */
function roomExists(room: string): boolean {
  const [folder = '', rest] = room.split('/*');
  if (rest === undefined) return existsSync(fromPackageRoot(folder));
  if (!existsSync(fromPackageRoot(folder))) return false;
  return readdirSync(fromPackageRoot(folder)).some((name) => existsSync(fromPackageRoot(folder, name + rest)));
}

async function sourcesIn(folder: string): Promise<string> {
  const names = await readdir(fromPackageRoot(folder), { recursive: true });
  const sources = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('node_modules'));
  return (await Promise.all(sources.map((name) => read(join(folder, name))))).join('\n');
}

describe('README.md', () => {
  it('has a map of folders and files that exist', () => {
    const [map = ''] = matchesOf(pages.get('README.md') ?? '', /## The source tree\n\n```\n([\s\S]+?)\n```/g);
    const missing: string[] = [];
    const open: string[] = [];
    for (const [, indent = '', name = ''] of map.matchAll(/^( *)([\w./-]+)  /gm)) {
      if (indent.length > 4) continue;
      open.splice(indent.length / 2, Infinity, name);
      if (!existsSync(fromPackageRoot(...open))) missing.push(open.join(''));
    }
    expect(map.split('\n').length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const decisions = () => [...pages.keys()].filter((path) => /^docs\/decisions\/\w+\/\d{3}-/.test(path));

  it('has an index of all pages, each with a number of its own', () => {
    const index = matchesOf(pages.get('docs/decisions/README.md') ?? '', /^- \[\d{3}\. .*\]\((.+)\)$/gm);
    expect(index.map((link) => `docs/decisions/${link}`).sort()).toEqual(decisions().sort());
    const numbers = index.map((link) => Number(basename(link).slice(0, 3)));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has one part of the index for each folder, in order of the numbers', () => {
    const parts = (pages.get('docs/decisions/README.md') ?? '').split('\n## ').slice(1);
    const links = parts.map((part) => matchesOf(part, /\]\((\w+\/\d{3})-/g));
    for (const part of links) expect(part).toEqual([...part].sort());
    const folders = links.map((part) => [...new Set(part.map(dirname))]);
    expect(folders.every((names) => names.length === 1)).toBe(true);
    expect(new Set(folders.flat()).size).toBe(folders.length);
  });

  it('has the same parts and title in each page as in the index', () => {
    const index = pages.get('docs/decisions/README.md') ?? '';
    for (const path of decisions()) {
      const text = pages.get(path) ?? '';
      expect(index).toContain(`[${matchesOf(text, /^# (.+)$/gm)[0]}]`);
      const parts = matchesOf(text, /^## (.+)$/gm).filter((part) => part !== 'Alternatives');
      expect([path, ...parts]).toEqual([path, 'Decision', 'Why', 'What it costs', 'Where']);
    }
  });
});
