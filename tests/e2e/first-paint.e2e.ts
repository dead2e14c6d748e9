import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './journey';

/** Collects the page's requests for data from now on. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  return calls;
}

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&');

const firstPages = [
  ['/', 'landing-page'],
  ['/discover', 'discover-page'],
  ['/discover?near=Lagos%2C+Nigeria&primaryCategories=Wedding+%26+Bridal', 'discover-page'],
  ['/about', 'about-page'],
] as const;

for (const [path, module] of firstPages) {
  test(`a visitor sees ${path} without a request for data, with the title of the HTML`, async ({ page }) => {
    const calls = apiCalls(page);
    const html = (await (await page.goto(path))?.text()) ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(await page.title()).toBe(titleIn(html));
    expect(html).toContain(`<link rel="later" fetchpriority="low" crossorigin href="/assets/${module}-`);
  });
}

test('a visitor sees a tailor without a request for data, with the name in the HTML', async ({ page }) => {
  await page.goto('/discover');
  const address = await page.getByRole('link', { name: 'View Full Profile' }).first().getAttribute('href');
  const calls = apiCalls(page);
  const html = (await (await page.goto(address ?? ''))?.text()) ?? '';
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  expect(await page.title()).toBe(titleIn(html));
  expect(await page.title()).toBe(`${await heading.textContent()} - Seamfolk`);
  expect(html).toContain('href="/assets/tailor-page-');
});

test('a page from before the sign-in shows it after Back', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.goto('/api/login');
  await page.getByRole('button', { name: /demo@seamfolk\.example/ }).click();
  await page.waitForURL('**/dashboard');
  // Back across the sign-in pages.
  await page.evaluate(() => history.go(-2));
  await page.waitForURL('**/about');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('icons and manifest have the types and sizes that index.html and the manifest declare', async ({ page }) => {
  await page.goto('/about');
  const links = await page.locator('link[rel*="icon"], link[rel="manifest"]').all();
  const types = {
    ico: 'image/vnd.microsoft.icon',
    svg: 'image/svg+xml',
    png: 'image/png',
    webmanifest: 'application/manifest+json',
  };
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? '';
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
    const [, ending] = /\.(\w+)$/.exec(href) ?? [];
    expect(answer.headers()['content-type'], href).toContain(types[ending as keyof typeof types]);
    expect(answer.headers()['cache-control'], href).toMatch(/max-age=\d{4,}/);
  }
  expect(links.length).toBe(4);
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Seamfolk', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
