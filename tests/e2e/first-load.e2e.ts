import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fromPackageRoot } from '../../server/package-root';
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

const kilobyte = 1024;

/** Returns all built code, so that a text that has changed is noticed. */
async function builtCode(): Promise<string> {
  const assets = fromPackageRoot('dist/client/assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n');
}

test("a visitor's first page loads no code of the workroom, and little other code", async ({ page }) => {
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
  const compressed = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(compressed).toBeLessThan(90 * kilobyte);
});
