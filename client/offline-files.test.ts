import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fromPackageRoot } from '../server/package-root';
import { offlineFiles, onlineModules, releaseOf } from './offline-files';

const chunk = (name: string, more: object = {}) => ({ file: `assets/${name}-1a2b3c4d.js`, ...more });
const font = (name: string) => `assets/${name}-1a2b3c4d.woff2`;
const [importDialog = ''] = onlineModules;

const manifest = {
  '_index.js': chunk('index', {
    css: ['assets/index-1a2b3c4d.css'],
    assets: [font('inter-greek'), font('inter-latin'), font('fraunces-light')],
    dynamicImports: ['_base.js'],
  }),
  '_base.js': chunk('base', {
    dynamicImports: [
      'src/features/landing/landing-page.tsx',
      'src/workroom.tsx',
      'src/features/session/asked-session.tsx',
    ],
  }),
  'src/features/landing/landing-page.tsx': chunk('landing-page'),
  'src/features/session/asked-session.tsx': chunk('asked-session', { imports: ['_queries.js'] }),
  '_queries.js': chunk('queries'),
  'src/workroom.tsx': chunk('workroom', { imports: ['_base.js'], dynamicImports: ['src/clients-page.tsx'] }),
  'src/clients-page.tsx': chunk('clients-page', {
    css: ['assets/later-1a2b3c4d.css'],
    assets: [font('inter-extended')],
    imports: ['_index.js'],
    dynamicImports: [importDialog, 'src/clients-dialog.tsx'],
  }),
  'src/clients-dialog.tsx': chunk('clients-dialog'),
  [importDialog]: chunk('import-dialog', { dynamicImports: ['src/read-xlsx.ts'] }),
  'src/read-xlsx.ts': chunk('read-xlsx'),
};
const index = `<script src="/assets/index-1a2b3c4d.js"></script><link href="/${font('fraunces')}"><link href="/favicon.svg">`;

it('has what the workroom can show, without public pages and without what needs a connection', () => {
  const names = offlineFiles(manifest, index).map((file) => file.replace(/^assets\/|-1a2b3c4d/g, ''));
  expect(names).toEqual([
    'asked-session.js',
    'base.js',
    'clients-dialog.js',
    'clients-page.js',
    'fraunces.woff2',
    'index.css',
    'index.js',
    'inter-extended.woff2',
    'inter-latin.woff2',
    'later.css',
    'queries.js',
    'workroom.js',
  ]);
});

it('leaves out modules that exist', () => {
  expect(onlineModules.filter((path) => !existsSync(join(fromPackageRoot('client'), path)))).toEqual([]);
});

it('names a release by its files and its HTML', () => {
  const release = releaseOf(['a.js'], index);
  expect(release).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set([release, releaseOf(['b.js'], index), releaseOf(['a.js'], '')]).size).toBe(3);
});
