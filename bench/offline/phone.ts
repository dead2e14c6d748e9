import type { BrowserContext, Page } from '@playwright/test';

/** Slows the processor of a page. Its workers keep their speed. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Opens Home and waits until the device has the whole book, and its worker the screens. */
export async function keepBook(page: Page): Promise<void> {
  const complete = untilBookIsRead(page);
  await page.goto('/dashboard');
  await complete;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Resolves after the last page of the feed. */
export async function untilBookIsRead(page: Page): Promise<void> {
  await page.waitForResponse(
    async (response) => response.url().includes('/api/changes') && !((await response.json()) as { more: boolean }).more,
    { timeout: 300_000 },
  );
}

/** Starts Home in a new page, in which nothing of the product runs yet. Returns the milliseconds until Today has a row. */
export async function coldStart(context: BrowserContext, slower: number): Promise<number> {
  const page = await context.newPage();
  try {
    await slowDown(page, slower);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () => document.querySelector('[aria-labelledby=today] li')?.getBoundingClientRect().height && performance.now(),
    );
    return Number(await shown.jsonValue());
  } finally {
    await page.close();
  }
}

/** Opens a client from the list of clients. Returns the milliseconds until the frame in which a value of a measure is shown. */
export async function openMeasures(page: Page, customerId: string): Promise<number> {
  const time = await page.evaluate(async (path) => {
    const began = performance.now();
    history.pushState(null, '', path);
    while (![...document.querySelectorAll('dd')].some((value) => value.textContent?.includes('cm')))
      await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - began;
  }, `/clients/${customerId}`);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/clients');
  await page.locator('main a[href^="/clients/"]').first().waitFor();
  return time;
}

/** The tasks of a page that take more than 50 ms, from now on, in milliseconds. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
}
