import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './journey';

/** Words that only the code of these parts holds. */
const notForVisitors = {
  'the form library': 'onTouched',
  Uppy: 'postprocess-progress',
  'the dashboard': 'Coming soon: See how clients discover you',
  'the client list': 'Manage your client database',
  'the measurement book': 'Track client measurements',
  'the settings': 'Manage your business information and preferences',
};

const kilobyte = 1024;

test("a visitor's first page carries nothing of the workroom, and little else", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Start Free' })).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(1);
  const all = texts.join('\n');
  for (const [part, word] of Object.entries(notForVisitors)) expect(all.includes(word), part).toBe(false);
  const compressed = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(compressed).toBeLessThan(90 * kilobyte);
});
