import { test } from './journey';

/** Not awaited by the journey: its end has to find the violation. */
const inlineScript = () => {
  const script = document.createElement('script');
  script.textContent = 'document.title = "inline"';
  document.head.append(script);
};

test.fail("a journey fails on a violation of the page's policy, even if allowed", async ({ page, problems }) => {
  problems.allow(/.*/);
  await page.goto('/about');
  await page.evaluate(inlineScript);
});

test.fail('a journey fails on a violation in a page of another context', async ({ browser, baseURL, problems }) => {
  problems.allow(/.*/);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(inlineScript);
  await context.close();
});

test('a journey does not fail on an allowed error', async ({ page, problems }) => {
  problems.allow(/said on purpose/);
  await page.goto('/about');
  await page.evaluate(() => console.error('said on purpose'));
});
