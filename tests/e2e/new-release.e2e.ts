import type { Route } from '@playwright/test';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';

const galleryCode = '**/assets/gallery-page-*.js';

test('a chunk that a new release has replaced reloads the page once, and keeps typed text', async ({
  page,
  problems,
}) => {
  problems.allow(/404 \(Not Found\)|gallery-page/);
  await aTailorInTheBrowser(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('Twenty years in Lagos');

  // The server has a new release: the old chunk is gone, and pages name another script.
  let isGone = true;
  await page.route(galleryCode, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  const asksForRelease = async (route: Route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-NewBuild.js');
    isGone = false;
    await route.fulfill({ response: answer, body: html });
  };
  await page.route((url) => url.pathname === '/gallery', asksForRelease, { times: 1 });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio Gallery');
  expect(loads).toBe(1);
  await page.goto('/settings');
  await expect(page.getByLabel('Bio')).toHaveValue('Twenty years in Lagos');
});

test('a chunk that does not load shows an error with a reference, and the navigation stays', async ({
  page,
  problems,
}) => {
  problems.allow(/404 \(Not Found\)|gallery-page/);
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await page.route(galleryCode, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const bar = page.getByRole('navigation', { name: 'Main' }).first();
  await bar.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByText(/Reference: [\w-]{8}, \d{4}-\d\d-\d\dT[\d:.]+Z/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await bar.getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Management');

  await bar.getByRole('link', { name: 'Gallery' }).click();
  await page.unroute(galleryCode);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio Gallery');
});
