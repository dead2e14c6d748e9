import type { Browser, Page } from '@playwright/test';
import { operatorPerson } from '../support/sign-in/operator-person';
import { aTailorInTheBrowser, expect, expectFits, signIn, siteOrigin, test } from './journey';

const visit = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: siteOrigin() })).newPage();

async function sendReports(visitor: Page, tailorId: string, count: number) {
  for (let sent = 0; sent < count; sent += 1) {
    const answer = await visitor.request.post('/api/reports', {
      headers: { Origin: siteOrigin() },
      data: { tailorId, reason: 'spam', text: `Ten pages like this one, ${sent}` },
    });
    expect(answer.status()).toBe(201);
  }
}

/** Expects the form of the case in the window, after the content of the case was scrolled to its end. */
async function expectFormInView(operator: Page, width: number) {
  const form = operator.getByRole('region', { name: 'Decide' });
  if (width >= 1100) {
    await operator.getByRole('region', { name: 'Log' }).scrollIntoViewIfNeeded();
    await operator.mouse.wheel(0, 5_000);
  } else {
    await expect(form).not.toBeInViewport();
    await operator.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(operator.getByLabel('Reason, shown to the owner')).toBeFocused();
    await expect(operator.getByRole('button', { name: 'Decide', exact: true })).toBeHidden();
  }
  await expect(form).toBeInViewport({ ratio: 0.9 });
}

test('an operator suspends after a question, and the owner learns what that means', async ({ browser, problems }) => {
  // The owner opens the own page, which is hidden.
  problems.allow(/404 \(Not Found\)/);
  const [visitor, owner, operator] = await Promise.all([1, 2, 3].map(() => visit(browser)));
  if (!visitor || !owner || !operator) throw new Error('Three pages were opened');
  const businessName = 'Bargain Gowns';
  const { slug } = await aTailorInTheBrowser(owner, { businessName });
  const { id } = (await (await owner.request.get('/api/tailors/me')).json()) as { id: string };
  await sendReports(visitor, id, 6);

  await operator.goto('/api/login');
  await signIn(operator, operatorPerson);
  await operator.getByRole('link', { name: 'Operator' }).click();
  const line = operator.getByRole('button', { name: new RegExp(businessName) });
  await expect(line).toContainText('6 reports of 1 visitor');
  await expectFits(operator);
  await line.click();
  for (const width of [1280, 360]) {
    await operator.setViewportSize({ width, height: 740 });
    await expectFormInView(operator, width);
  }
  await expectFits(operator);
  await operator.getByRole('button', { name: 'Suspend account' }).click();
  const question = operator.getByRole('alertdialog', { name: 'Suspend this account?' });
  await expect(question.getByText(/The owner cannot publish/)).toBeVisible();
  await expectFits(operator);
  await question.getByRole('button', { name: 'Suspend account' }).click();
  await expect(operator.getByRole('region', { name: 'Log' })).toContainText('Account suspended by Olu Bello');

  await owner.goto('/dashboard');
  await expect(owner.getByText(/^Your account is suspended: visitors do not find your page/)).toBeVisible();
  await expectFits(owner);
  await owner.goto('/gallery');
  await expect(owner.getByText(/^Your account is suspended: you cannot add pictures/)).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'No images yet' })).toBeVisible();
  await expect(owner.getByRole('button', { name: /Upload/ })).toBeHidden();
  await expectFits(owner);
  await owner.goto('/settings');
  await expect(owner.getByText(/so the link, the QR code and the sign of your page lead nowhere now\.$/)).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Edit Profile' })).toBeHidden();
  await expectFits(owner);
  await owner.goto(`/tailors/${slug}`);
  await expect(owner.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await expectFits(owner);
  await owner.getByRole('link', { name: 'Why, and how to appeal' }).click();
  await owner.getByLabel('Is this wrong? Say why').fill('I have one page.');
  await owner.getByRole('button', { name: 'Send appeal' }).click();
  await expect(owner.getByText('A person will answer it here')).toBeVisible();

  await operator.goto('/operator?list=appeals');
  await line.click();
  await expect(operator.getByText(/^Against: Account suspended by Olu Bello/)).toBeVisible();
  await expect(operator.getByRole('region', { name: 'Decide' })).toBeHidden();
  await expectFits(operator);
  await operator.getByRole('button', { name: 'Uphold the decision' }).click();
  await expect(operator.getByRole('region', { name: 'Log' })).toContainText('Appeal refused, decision upheld');

  await owner.goto('/dashboard');
  const refused = owner.getByText(/^Your appeal was refused: the decision was upheld, and nothing changes\./);
  await expect(refused).toBeVisible();
  await owner.getByRole('link', { name: 'Read the decision' }).click();
  await expect(refused).toBeVisible();
  await owner.goto('/dashboard');
  await expect(owner.getByText(/^Your account is suspended: visitors do not find your page/)).toBeVisible();
  await expect(refused).toBeHidden();

  await operator.getByRole('button', { name: 'Restore' }).click();
  await expect(operator.getByRole('region', { name: 'Log' })).toContainText('Restored by Olu Bello');
  await owner.goto('/dashboard');
  await expect(owner.getByText(/^Your account is no longer suspended/)).toBeVisible();
  await owner.goto(`/tailors/${slug}`);
  await expect(owner.getByRole('heading', { level: 1, name: businessName })).toBeVisible();
  await Promise.all([visitor, owner, operator].map((page) => page.context().close()));
});
