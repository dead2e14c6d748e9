import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fromPackageRoot } from '../../server/package-root';
import { shellPath } from '../../shared/pages/workroom-shell';
import { expect, test } from './journey';

/** Texts that occur only in the code of these parts. */
const notForVisitors = {
  'the form library': 'onTouched',
  Uppy: 'postprocess-progress',
  'the dashboard': 'Coming soon: See how clients discover you',
  'the client list': 'Manage your client database',
  'the measurement book': 'Track client measurements',
  'the settings': 'Manage your business information and preferences',
};

const kilobyte = 1000;

/** Returns all built code, so that a text that has changed is noticed. */
async function builtCode(): Promise<string> {
  const assets = fromPackageRoot('dist/client/assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n');
}

test("a visitor's first page loads no code of the workroom", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Start Free' })).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(1);
  const all = texts.join('\n');
  const built = await builtCode();
  for (const [part, word] of Object.entries(notForVisitors)) {
    expect(built.includes(word), `${part} is somewhere`).toBe(true);
    expect(all.includes(word), part).toBe(false);
  }
});

/** The scripts that the HTML of a page names, and all scripts with the parts that load after them; compressed. */
const limits = [
  { path: '/', named: 75, all: 86 },
  { path: '/discover', named: 80, all: 115 },
  { path: '/tailors/adunni-couture', named: 75, all: 95 },
];

for (const { path, named, all } of limits) {
  test(`the first view of ${path} needs ${named} KB of scripts in few files`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname);
    });
    const html = (await (await page.goto(path, { waitUntil: 'networkidle' }))?.text()) ?? '';
    const inHtml = html.match(/\/assets\/[\w-]+\.js/g) ?? [];
    expect(new Set(inHtml).size).toBeLessThanOrEqual(8);
    expect(await compressed(inHtml)).toBeLessThan(named * kilobyte);
    expect(await compressed(loaded)).toBeLessThan(all * kilobyte);
  });
}

test("the HTML of the workroom's shell names the code of Home", async ({ page }) => {
  const html = await (await page.request.get(shellPath)).text();
  expect(html).toContain('href="/assets/home-screen-');
});

test("a visitor's style sheet has at most 12 KB", async ({ page }) => {
  const html = (await (await page.goto('/'))?.text()) ?? '';
  const sheets = html.match(/\/assets\/[\w-]+\.css/g) ?? [];
  expect(sheets).toHaveLength(1);
  expect(await compressed(sheets)).toBeLessThan(12 * kilobyte);
});

/** Returns the size of different files as the build has compressed them with brotli, in bytes. */
async function compressed(addresses: string[]): Promise<number> {
  const files = [...new Set(addresses)].map((address) => fromPackageRoot(`dist/client${address}.br`));
  const sizes = await Promise.all(files.map((file) => stat(file)));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
