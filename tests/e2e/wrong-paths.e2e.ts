import { expect, expectAccessible, expectNoSidewaysScroll, signIn, signInAsDemo, test } from './journey';

test('an unknown path shows the 404 page, for visitors and tailors', async ({ page, problems }) => {
  problems.allow(/404 \(Not Found\)/);
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/clients');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();

  await signInAsDemo(page);
  for (const path of ['/nowhere', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an unknown tailor is reported as not found', async ({ page, problems }) => {
  problems.allow(/404 \(Not Found\)/);
  await page.goto('/tailors/nobody-at-all');
  await expect(page.getByRole('heading', { name: 'Tailor Not Found' })).toBeVisible();
  await expect(page.getByText("The tailor profile you're looking for doesn't exist.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Discovery' }).click();
  await expect(page).toHaveURL(/\/discover$/);
});

test('a user without a profile is redirected to the setup from every screen', async ({ page }) => {
  await page.goto('/register');
  await page.waitForURL('**/oidc/**');
  await signIn(page);
  await expect(page).toHaveURL(/\/register$/);
  for (const path of ['/', '/dashboard', '/clients']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/register$/);
  }
  await page.goto('/discover');
  await expect(page.getByRole('heading', { level: 1, name: /Tailors Found/ })).toBeVisible();
});
