import type { BrowserContext, Page } from '@playwright/test';
import { type ChangeableSite, startChangeableSite } from './changeable-site';
import { aTailorInTheBrowser, expect, nightly, siteOrigin, test } from './journey';

test.use({ serviceWorkers: 'allow' });

let site: ChangeableSite;
let sharedSite: string;
test.beforeAll(async () => {
  site = await startChangeableSite();
  sharedSite = siteOrigin();
  process.env.SEAMFOLK_ORIGIN = site.origin;
});
test.afterAll(async () => {
  process.env.SEAMFOLK_ORIGIN = sharedSite;
  await site.stop();
});
test.beforeEach(() => {
  site.comeBack();
  site.takeAsked();
});

/** The ids of the worker's states in a page: which worker answers it, and whether another one waits. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      controller: navigator.serviceWorker.controller?.state,
      active: registration?.active?.state,
      waiting: registration?.waiting?.state,
    };
  });

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Signs in a new tailor, opens Home and waits until the worker answers the page. */
async function aTailorWithWorker(page: Page) {
  const tailor = await aTailorInTheBrowser(page);
  await page.goto('/dashboard');
  // It first stores 200 files.
  await expect.poll(() => workersOf(page), { timeout: 20_000 }).toMatchObject({ controller: 'activated' });
  return tailor;
}

/** Opens a path in a new page, as after the phone has been off. */
async function openCold(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.origin + path);
  return page;
}

const noAnswer = /ERR_|Failed to fetch|502|503/;

test('the workroom opens without a connection, and no other page but `/`', async ({ page, context, problems }) => {
  problems.allow(noAnswer);
  await aTailorWithWorker(page);
  await page.close();
  site.goAway();
  for (const path of ['/dashboard', '/clients', '/orders', '/measurements', '/settings']) {
    const cold = await openCold(context, path);
    await expect(cold.locator('main h1')).toBeVisible();
    expect(await cold.title()).toContain('Seamfolk');
    await cold.close();
  }
  for (const path of ['/discover', '/about', '/o/dGhlLXRva2VuLW9mLWFuLW9yZGVy', '/register', '/api/login']) {
    await expect(openCold(context, path)).rejects.toThrow(/net::ERR_/);
  }
});

test("the site's address opens Home without a connection, and behind a gateway without a server", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(noAnswer);
  const { businessName } = await aTailorWithWorker(page);
  await page.close();
  for (const change of [site.goAway, () => site.answerPages(502)]) {
    change();
    const cold = await openCold(context, '/');
    await expect(cold.getByRole('heading', { level: 1, name: businessName })).toBeVisible();
    await expect(cold).toHaveURL(`${site.origin}/dashboard`);
    await cold.close();
    site.comeBack();
  }
});

test(
  'a page that the network sends instead of the app is shown, an error is not',
  nightly,
  async ({ page, problems }) => {
    problems.allow(/ERR_|404|500|Failed to fetch/);
    const { businessName } = await aTailorWithWorker(page);
    for (const status of [404, 500]) {
      site.answerPages(status);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: businessName })).toBeVisible();
    }
    site.answerPages(200);
    for (const path of ['/dashboard', '/']) {
      await page.goto(path);
      await expect(page.getByText('No server')).toBeVisible();
    }
  },
);

test('the worker stores files and the shell, and nothing of a user', async ({ page }) => {
  const { businessName } = await aTailorWithWorker(page);
  for (const path of ['/clients', '/orders', '/discover', '/about']) await page.goto(path);
  const stored = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map(async ({ url }) => [url, await (await cache.match(url))?.text()]));
    });
    return (await Promise.all(all)).flat() as [string, string][];
  });
  const paths = stored.map(([url]) => url.replace(site.origin, ''));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !/^\/assets\/[\w.-]+\.(js|css|woff2|svg)$/.test(path))).toEqual(['/workroom-shell']);
  expect(stored.filter(([, text]) => text.includes(businessName))).toEqual([]);
  const shell = stored.find(([url]) => url.endsWith('/workroom-shell'))?.[1];
  expect(shell).toContain('<script type="application/json" id="page-data">{"answers":[]}</script>');
});

test(
  'a slow page and a proxy without a server show the shell, online with the data',
  nightly,
  async ({ page, problems }) => {
    problems.allow(noAnswer);
    problems.allow(/404 \(Not Found\) .*0earlier/);
    const { businessName } = await aTailorWithWorker(page);
    for (const change of [site.holdPages, () => site.answerPages(502)]) {
      change();
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: businessName })).toBeVisible();
      site.comeBack();
    }
    // An address of an earlier release is answered by the server.
    const gone = await page.evaluate(async () => (await fetch('/assets/index-0earlier.js')).status);
    expect(gone).toBe(404);
  },
);

test('a new release waits until no page is open', nightly, async ({ page, context }) => {
  await aTailorWithWorker(page);
  const [before] = await cacheNames(page);
  site.edit('/sw.js', (worker) => worker.replace(/"revision":"[0-9a-f]{12}"/, '"revision":"0123456789ab"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => workersOf(page)).toMatchObject({ controller: 'activated', waiting: 'installed' });
  expect(await cacheNames(page)).toEqual([before, 'workroom-0123456789ab']);
  await page.goto('/clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Management');
  expect(await workersOf(page)).toMatchObject({ controller: 'activated', waiting: 'installed' });
  await page.close();
  const next = await openCold(context, '/dashboard');
  await expect.poll(() => cacheNames(next)).toEqual(['workroom-0123456789ab']);
  await expect
    .poll(() => workersOf(next))
    .toEqual({ controller: 'activated', active: 'activated', waiting: undefined });
});

test('a new release comes while a change waits: the old page sends it, and the next one is of the new release', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(noAnswer);
  await aTailorWithWorker(page);
  await page.goto('/clients');
  await expect(page.getByText('No clients yet')).toBeVisible();
  const names = async (of: Page) =>
    ((await (await of.request.get('/api/customers')).json()) as { name: string }[]).map(({ name }) => name).sort();
  const addClient = async (at: Page, name: string) => {
    await at.getByRole('button', { name: 'Add Client' }).first().click();
    const dialog = at.getByRole('dialog', { name: 'Add New Client' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add Client' }).click();
    await expect(dialog).toBeHidden();
  };
  site.goAway();
  await addClient(page, 'Ngozi');
  await page.close();
  const cold = await openCold(context, '/clients');
  await expect(cold.getByRole('row').filter({ hasText: 'Ngozi' })).toBeVisible();
  await addClient(cold, 'Bisi');

  site.edit('/sw.js', (worker) => worker.replace(/"revision":"[0-9a-f]{12}"/, '"revision":"0123456789ac"'));
  site.comeBack();
  await expect.poll(() => names(cold), { timeout: 20_000 }).toEqual(['Bisi', 'Ngozi']);
  await cold.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => workersOf(cold)).toMatchObject({ waiting: 'installed' });
  await addClient(cold, 'Chidi');
  await cold.close();
  const next = await openCold(context, '/clients');
  await expect.poll(() => cacheNames(next)).toEqual(['workroom-0123456789ac']);
  await expect(next.getByRole('row').filter({ hasText: 'Chidi' })).toBeVisible();
  expect(await names(next)).toEqual(['Bisi', 'Chidi', 'Ngozi']);
});

test(
  'files that the browser has cleared are stored again at the next navigation',
  nightly,
  async ({ page, context, problems }) => {
    problems.allow(noAnswer);
    const { businessName } = await aTailorWithWorker(page);
    const names = await cacheNames(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto('/clients');
    // The shell is stored last.
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/workroom-shell'))), { timeout: 20_000 })
      .toBe(true);
    expect(await cacheNames(page)).toEqual(names);
    await page.close();
    site.goAway();
    const cold = await openCold(context, '/dashboard');
    await expect(cold.getByRole('heading', { level: 1, name: businessName })).toBeVisible();
  },
);

test('a visitor has no worker, and asks for none of it', async ({ page, problems }) => {
  problems.allow(/404 \(Not Found\) .*\/dashboard/);
  for (const path of ['/', '/discover', '/about', '/register', '/dashboard']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    if (new URL(page.url()).origin !== site.origin || page.url().includes('/oidc/')) continue;
    const manifest = page.locator('link[rel="manifest"]');
    await expect(manifest).toHaveAttribute('href', '/site.webmanifest');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  }
  const asked = site.takeAsked();
  expect(asked).toContain('/discover');
  expect(asked.filter((path) => /sw\.js|workroom-shell|^\/manifest/.test(path))).toEqual([]);
});

test('the workroom names its manifest, and logging out removes the worker', async ({ page, problems }) => {
  // The page may still read when its session has ended.
  problems.allow(/401/);
  await aTailorWithWorker(page);
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ start_url: '/dashboard', display: 'standalone' });
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Start Free' })).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await workersOf(page)).toMatchObject({ active: undefined });
});

test(
  'OFFLINE_WORKER=off removes the worker under an open page, which stays',
  nightly,
  async ({ page, context, problems }) => {
    problems.allow(noAnswer);
    await aTailorWithWorker(page);
    await site.restart({ OFFLINE_WORKER: 'off' });
    await page.goto('/dashboard');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await expect.poll(() => workersOf(page)).toMatchObject({ active: undefined });
    expect(loads).toBe(0);
    await page.goto('/clients');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Management');
    expect(await workersOf(page)).toEqual({ controller: undefined, active: undefined, waiting: undefined });
    await page.close();
    site.goAway();
    await expect(openCold(context, '/dashboard')).rejects.toThrow(/net::ERR_/);
  },
);
