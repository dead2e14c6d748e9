import { test } from './journey';

/** Not awaited by the journey: its end has to find the violation. */
const inlineScript = () => {
  const script = document.createElement('script');
  script.textContent = 'document.title = "inline"';
  document.head.append(script);
};

test.fail('a journey fails on what the policy of its page refuses, allowed or not', async ({ page, problems }) => {
  problems.allow(/.*/);
  await page.goto('/about');
  await page.evaluate(inlineScript);
});

test.fail('a journey fails on it in a page of another context', async ({ browser, baseURL, problems }) => {
  problems.allow(/.*/);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(inlineScript);
  await context.close();
});

test('a journey does not fail on what was allowed', async ({ page, problems }) => {
  problems.allow(/said on purpose/);
  await page.goto('/about');
  await page.evaluate(() => console.error('said on purpose'));
});
