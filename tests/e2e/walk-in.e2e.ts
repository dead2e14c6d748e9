import type { Locator, Page } from '@playwright/test';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';

/** The nine measures of a shirt, each with the keys of its digits. */
const shirt = ['15', '40', '34', '18', '25', '18', '14', '7', '31'];

const name = 'Olúwaṣeun Adébáyọ̀';

/** Counts what the tailor does, by kind. */
function counting() {
  const counts = { taps: 0, digits: 0, nexts: 0 };
  const tap = async (kind: keyof typeof counts, target: Locator) => {
    await target.tap();
    counts[kind] += 1;
  };
  return { counts, tap };
}

type Tap = ReturnType<typeof counting>['tap'];

/** Chooses the sheet of a shirt, takes its nine measures with the keys of the screen, and saves. */
async function takeShirt(page: Page, tap: Tap): Promise<void> {
  const dialog = page.getByRole('dialog');
  const key = (label: string) => dialog.getByRole('button', { name: label, exact: true });
  await tap('taps', dialog.getByRole('button', { name: /^Shirt/ }));
  await expect(dialog.getByLabel('Neck', { exact: true })).toBeFocused();
  for (const [index, digits] of shirt.entries()) {
    for (const digit of digits) await tap('digits', key(digit));
    if (index < shirt.length - 1) await tap('nexts', key('Next'));
  }
  await tap('taps', key('Save'));
}

const digits = shirt.join('').length;

test.describe('at 360 x 740', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a walk-in is saved once, and measured again from Home', async ({ page }) => {
    await aTailorInTheBrowser(page);
    await page.goto('/dashboard');
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));

    const walkIn = counting();
    await walkIn.tap('taps', page.getByRole('link', { name: 'Walk-in' }));
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.insertText(name);
    await takeShirt(page, walkIn.tap);
    await expect(page.getByText('Client added successfully')).toBeVisible();
    await expect(page.getByRole('article').getByRole('definition')).toHaveText(shirt.map((text) => `${text} in`));
    expect(posts).toEqual(['/api/walk-ins']);
    report('Walk-in', walkIn.counts);
    expect(walkIn.counts).toEqual({ taps: 3, digits, nexts: 8 });

    await page.getByRole('link', { name: 'Home' }).tap();
    await expect(page.getByRole('region', { name: 'Recent clients' })).toContainText(
      `${name}Shirt, less than a minute ago`,
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const known = counting();
    await known.tap('taps', page.getByRole('link', { name: `Take measurements of ${name}` }));
    await takeShirt(page, known.tap);
    await expect(page.getByText('Measurement added successfully')).toBeVisible();
    const older = page.getByRole('region', { name: 'Measurement History' }).getByRole('listitem');
    await expect(older).toHaveCount(1);
    report('Known client from Home', known.counts);
    expect(known.counts).toEqual({ taps: 3, digits, nexts: 8 });

    await page.getByRole('link', { name: 'Home' }).tap();
    const bar = page.getByRole('navigation', { name: 'Main' });
    const search = page.getByRole('searchbox', { name: 'Find a client' });
    await search.tap();
    await expect(bar).toBeVisible();
    // The on-screen keyboard takes a part of the window.
    await page.setViewportSize({ width: 360, height: 430 });
    await expect(bar).toBeHidden();
    await search.blur();
    await expect(bar).toBeVisible();
    await search.fill('oluwa');
    // The name opens the client, and the tape a new record.
    const found = page.getByRole('list', { name: 'Matching clients' });
    await expect(found.getByRole('link', { name: `Take measurements of ${name}` })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/clients\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(older).toHaveCount(1);

    // A returning client for whom the tailor has not searched: the walk-in offers the existing client of that name.
    await page.getByRole('link', { name: 'Home' }).tap();
    await search.fill('Tobi');
    await page.getByRole('link', { name: 'Walk-in: Tobi' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toHaveValue('Tobi');
    expect(page.url()).not.toContain('Tobi');
    await dialog.getByLabel('Name').fill(name.toUpperCase());
    await dialog.getByRole('button', { name: /^Shirt/ }).tap();
    const question = dialog.getByRole('group', { name: 'Already a client?' });
    await expect(question).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: 'Use this client' }).tap();
    await dialog.getByRole('button', { name: 'Last 15' }).tap();
    await dialog.getByRole('button', { name: 'Add Measurement' }).tap();
    await expect(page.getByText('Measurement added successfully')).toBeVisible();
    await expect(older).toHaveCount(2);
  });
});

test('a walk-in is saved with the keyboard, at 1280', async ({ page }) => {
  await aTailorInTheBrowser(page);
  await page.goto('/dashboard');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Walk-in' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Shirt/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Shirt' });
  await expect(dialog.getByLabel('Neck', { exact: true })).toBeFocused();
  await expectAccessible(page);
  for (const text of shirt) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Add Measurement' }).click();
  await expect(page.getByText('Client added successfully')).toBeVisible();
  await expect(page.getByRole('article').getByRole('definition')).toHaveText(shirt.map((text) => `${text} in`));
  await page.goBack();
  await expect(page).toHaveURL(/\/measurements$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

function report(what: string, { taps, digits, nexts }: Record<'taps' | 'digits' | 'nexts', number>): void {
  console.log(`360 x 740, ${what}: ${taps} taps, ${digits} digits, ${nexts} Next`);
}
