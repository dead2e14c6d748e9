import type { Locator, Page } from '@playwright/test';
import {
  aTailorInTheBrowser,
  endSession,
  expect,
  expectAccessible,
  expectAccessibleOnEveryWidth,
  expectNoSidewaysScroll,
  refusal,
  siteOrigin,
  test,
} from './journey';

const ada = 'Olúwaṣeun Adébáyọ̀';

async function add(page: Page, path: string, data: object): Promise<string> {
  const made = await page.request.post(path, { headers: { Origin: siteOrigin() }, data });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

/** Makes a tailor with nine clients and an earlier order, whose prices are known. Returns the id of the newest client. */
async function aWorkroom(page: Page): Promise<string> {
  await aTailorInTheBrowser(page);
  for (let count = 1; count < 9; count += 1) await add(page, '/api/customers', { name: `Client ${count}` });
  const id = await add(page, '/api/customers', { name: ada, phone: '0803 555 0142' });
  const garments = ['Agbada', 'Fila', 'Kaftan', 'Buba', 'Iro'].map((garment, index) => ({
    ...{ id: crypto.randomUUID(), garment, price: 4_500_000 - index * 500_000 },
  }));
  await add(page, '/api/orders', { customerId: id, number: 143, garments });
  return id;
}

interface Counts {
  taps: number;
  keys: number;
  /** How far the form was scrolled, in pixels. */
  scrolled: number;
}

declare global {
  interface Window {
    seen: Pick<Counts, 'keys' | 'scrolled'>;
  }
}

/** Runs in the page before its scripts: counts keys, and how far a part of the page is scrolled. */
function watch(): void {
  window.seen = { keys: 0, scrolled: 0 };
  addEventListener('keydown', () => (window.seen.keys += 1), true);
  const note = ({ target }: Event) => {
    const top = target instanceof Element ? target.scrollTop : window.scrollY;
    window.seen.scrolled = Math.max(window.seen.scrolled, top);
  };
  addEventListener('scroll', note, true);
}

/** Taps only what is in view, and counts. */
function counting(page: Page) {
  let taps = 0;
  const isInView = (target: Locator) =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(there);
    });
  const tap = async (target: Locator) => {
    await target.waitFor();
    await expect.poll(() => isInView(target), `${target} is in view`).toBe(true);
    await target.tap();
    taps += 1;
  };
  const counts = async (): Promise<Counts> => ({ taps, ...(await page.evaluate(() => window.seen)) });
  return { counts, tap };
}

const report = (what: string, { taps, keys, scrolled }: Counts) =>
  console.log(`360 x 740, ${what}: ${taps} taps, ${keys} keys, ${scrolled} px scrolled`);

/** Returns whether something lies over the field, or it is out of view. */
const isCovered = (field: Locator) =>
  field.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [left + 4, right - 4].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return points.some(([x, y]) => document.elementFromPoint(x, y) !== element);
  });

test.describe('at 360 x 740', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('an order of a known client, half paid, takes six taps from Home and no keys', async ({ page }) => {
    await aWorkroom(page);
    await page.addInitScript(watch);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    const before = scripts.length;
    const isForm = (url: string) => /order-form-dialog/.test(url);
    expect(scripts.filter(isForm)).toEqual([]);

    const { counts, tap } = counting(page);
    const dialog = page.getByRole('dialog');
    const button = (name: string | RegExp) => dialog.getByRole('button', { name });
    await tap(page.getByRole('button', { name: 'New order' }));
    await expect(button(ada)).toBeVisible();
    expect(scripts.slice(before).some(isForm)).toBe(true);
    await expect(dialog.getByRole('searchbox')).not.toBeFocused();
    await tap(button(ada));
    await tap(button(/^Agbada/));
    // The last day of the second week.
    await tap(dialog.getByRole('group', { name: 'Ready by' }).getByRole('button').last());
    await tap(button(/^Half/));
    await expect(dialog.getByText('Left of ₦45,000')).toBeVisible();
    await tap(button('Save'));
    await expect(page.getByRole('dialog', { name: 'Order 144 saved' })).toBeVisible();
    report('order of a known client from Home', await counts());
    expect(await counts()).toEqual({ taps: 6, keys: 0, scrolled: 0 });
    await expect(dialog.getByText('₦22,500')).toBeVisible();
    await expectAccessible(page);
    await button('Done').tap();
    await expect(dialog).toBeHidden();
  });

  test("an order from the client's page takes five taps and no keys, and leads to the measures", async ({ page }) => {
    const id = await aWorkroom(page);
    await page.addInitScript(watch);
    await page.goto(`/clients/${id}`);
    const { counts, tap } = counting(page);
    const dialog = page.getByRole('dialog');
    const button = (name: string | RegExp) => dialog.getByRole('button', { name });
    await tap(page.getByRole('button', { name: 'New order' }));
    await expect(button(`Change client, now ${ada}`)).toBeVisible();
    await tap(button(/^Agbada/));
    await tap(dialog.getByRole('group', { name: 'Ready by' }).getByRole('button').last());
    await tap(button(/^Half/));
    await tap(button('Save'));
    await expect(page.getByRole('dialog', { name: 'Order 144 saved' })).toBeVisible();
    report("order from the client's page", await counts());
    expect(await counts()).toEqual({ taps: 5, keys: 0, scrolled: 0 });
    await dialog.getByRole('link', { name: 'Take measurements' }).tap();
    await expect(page.getByRole('dialog', { name: 'Add Measurement' })).toBeVisible();
  });

  test('a price is typed with the keys of the screen, also at 360 x 430, and a new client is added', async ({
    page,
  }) => {
    await aWorkroom(page);
    await page.goto('/dashboard');
    const dialog = page.getByRole('dialog');
    const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: typeof name === 'string' });
    const price = dialog.getByLabel('Price of Agbada');
    await page.getByRole('searchbox', { name: 'Find a client' }).fill('zzz');
    await page.getByRole('link', { name: 'New order for ‘zzz’' }).tap();
    await expect(dialog.getByLabel('Name')).toHaveValue('zzz');
    expect(page.url()).not.toContain('zzz');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await button(/^Change client/).tap();

    // Presses are ignored for a moment after a part folds, because another control is now at the same place.
    await button(/Client 8/).waitFor();
    const place = await button('Client 8').boundingBox();
    const middle = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 20 };
    await page.touchscreen.tap(middle.x, middle.y);
    await page.touchscreen.tap(middle.x, middle.y);
    await expect(button('Change client, now Client 8')).toBeVisible();
    await expect(button(/^Remove/)).toHaveCount(0);

    await button(/^Agbada/).tap();
    for (const height of [740, 430]) {
      await page.setViewportSize({ width: 360, height });
      await price.tap();
      await expect(price).toHaveAttribute('inputmode', 'none');
      for (const key of ['5', '2', '000']) await button(key).tap();
      await expect(price).toHaveValue('52,000');
      expect(await isCovered(price)).toBe(false);
      await expectAccessible(page);
      await button('Last ₦45,000').tap();
      await expect(price).toHaveValue('45,000');
      await button('Delete').tap();
      await expect(price).toHaveValue('4,500');
      await button('Done').tap();
      await expect(button('Save')).toBeVisible();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await button(/^Other amount/).tap();
    for (const key of ['5', '0', '0']) await button(key).tap();
    await expect(dialog.getByLabel('Amount paid')).toHaveValue('500');
    await button('Done').tap();
    await button(/^More/).tap();
    await expectNoSidewaysScroll(page);
    await expectAccessibleOnEveryWidth(page);
  });
});

test.describe('a draft of an order', () => {
  /** Opens the form from the dashboard with a client, a garment and a note. */
  async function aDraft(page: Page): Promise<Locator> {
    await aWorkroom(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'New order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: ada }).click();
    await dialog.getByRole('button', { name: /^Agbada/ }).click();
    await dialog.getByLabel('Notes').fill('Left shoulder lower');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))))
      .toBe(true);
    return dialog;
  }

  async function expectDraft(dialog: Locator): Promise<void> {
    await expect(dialog.getByRole('button', { name: `Change client, now ${ada}` })).toBeVisible();
    await expect(dialog.getByLabel('Price of Agbada')).toHaveValue('45,000');
    await expect(dialog.getByLabel('Notes')).toHaveValue('Left shoulder lower');
  }

  /** Saves the order and returns how many there are. */
  async function saved(page: Page, dialog: Locator): Promise<number> {
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Order 144 saved' })).toBeVisible();
    return ((await (await page.request.get('/api/orders')).json()) as unknown[]).length;
  }

  test('is restored after the session has ended, and is saved once, where the device has no book', async ({
    page,
    problems,
  }) => {
    problems.allow(/503 \(/);
    await page.route('**/api/changes*', (route) => route.fulfill(refusal(503, 'Try again in a moment')));
    const dialog = await aDraft(page);
    await endSession(page, problems);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toContainText('Please log in');
    await toast.getByRole('link', { name: 'Log In' }).click();
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
    await expectDraft(dialog);
    expect(await saved(page, dialog)).toBe(2);
  });

  test('is kept when a new release reloads the page', async ({ page, problems }) => {
    problems.allow(/404 \(Not Found\)|order-form-dialog/);
    const dialog = await aDraft(page);
    // The server has a new release: the code of the form is gone, and pages that load from now on name another script.
    let isGone = true;
    await page.route('**/assets/order-form-dialog-*.js', (route) =>
      isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    );
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(
      (url) => url.pathname === '/orders',
      async (route) => {
        if (loads === 0) return route.continue();
        isGone = false;
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-NewBuild.js');
        await route.fulfill({ response: answer, body });
      },
      { times: 2 },
    );
    page.once('dialog', (question) => void question.accept());
    await page.goto('/orders');
    await expectDraft(dialog);
    expect(isGone).toBe(false);
    expect(await saved(page, dialog)).toBe(2);
  });
});
