import type { Browser } from '@playwright/test';
import { operatorPerson } from '../support/sign-in/operator-person';
import { aTailorInTheBrowser, expect, expectFits, signIn, siteOrigin, test, untilTakenOver } from './journey';

const visit = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();

test('a report becomes a decision, and an appeal undoes it', async ({ browser, problems }) => {
  // Visitors get 404 for the hidden page.
  problems.allow(/404 \(Not Found\)/);
  const [visitor, owner, operator] = await Promise.all([1, 2, 3].map(() => visit(browser)));
  if (!visitor || !owner || !operator) throw new Error('Three pages were opened');
  const businessName = 'Hemming & Sons';
  const { slug } = await aTailorInTheBrowser(owner, { businessName });
  const origin = siteOrigin();

  await visitor.goto(`${origin}/tailors/${slug}`);
  await untilTakenOver(visitor);
  await visitor.getByRole('button', { name: 'Report this page' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Report this page' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose what is wrong');
  await dialog.getByLabel('Not a tailor').check();
  await dialog.getByLabel(/^Tell us more/).fill('There is no shop at this address.');
  await expectFits(visitor);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const thanks = visitor.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks.getByText(/R-\w{4}-\w{4}/)).toBeVisible();
  await thanks.getByRole('button', { name: 'Close' }).last().click();

  await operator.goto(`${origin}/api/login?returnTo=/operator`);
  await signIn(operator, operatorPerson);
  const line = operator.getByRole('button', { name: new RegExp(businessName) });
  await line.click();
  await expect(operator.getByText('There is no shop at this address.')).toBeVisible();
  await expectFits(operator);
  await operator.getByLabel(/^Words to the owner/).fill('Nobody answers there.');
  await operator.getByRole('button', { name: 'Hide page' }).click();
  const state = operator.getByRole('article', { name: 'Case' }).locator('header');
  await expect(state.getByText('Page hidden')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Tailor Not Found' })).toBeVisible();

  await owner.goto(`${origin}/dashboard`);
  await owner.getByRole('link', { name: 'Why, and how to appeal' }).click();
  await expect(owner.getByText('It is not the page of a tailor.')).toBeVisible();
  await expect(owner.getByText('Nobody answers there.')).toBeVisible();
  await owner.getByLabel('Is this wrong? Say why').fill('We moved next door.');
  await expectFits(owner);
  await owner.getByRole('button', { name: 'Send appeal' }).click();
  await expect(owner.getByText('A person will answer it here')).toBeVisible();

  await operator.goto(`${origin}/operator?list=appeals`);
  await line.click();
  await operator.getByLabel(/^Answer to the owner/).fill('Thank you, we found you.');
  await operator.getByRole('button', { name: 'Overturn and restore' }).click();
  await expect(state).toBeVisible();
  await expect(state.getByText('Page hidden')).toBeHidden();

  // For a few seconds, visitors get the page as it was.
  await expect(async () => {
    await visitor.goto(`${origin}/tailors/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: businessName })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await owner.reload();
  await expect(owner.getByText('Your appeal was granted: the decision was overturned.')).toBeVisible();
  await Promise.all([visitor, owner, operator].map((page) => page.context().close()));
});
