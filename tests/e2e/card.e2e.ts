import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aTailorInTheBrowser, expect, expectAccessible, expectFits, siteOrigin, test } from './journey';

test('a tailor exports a record, prints its card and looks up where to measure', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await aTailorInTheBrowser(page);
  await page.goto(`/measurements/${await aMeasuredClient(page)}`);
  const record = page.getByRole('article', { name: /^Wedding agbada/ });
  await record.getByRole('button', { name: 'Export Wedding agbada' }).click();
  await expect(page.getByText('Leaves out Armhole (loose), Fìlà depth')).toBeVisible();
  await expectFits(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^SeamlyMe/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^chidi-eze-wedding-agbada-\d{4}-\d\d-\d\d\.smis$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('<m name="bust_circ" value="42.5"/>');
  await page.getByRole('button', { name: 'Done' }).click();

  await record.getByRole('link', { name: 'Card of Wedding agbada' }).click();
  const card = page.getByRole('article', { name: /^Measurement card/ });
  await expect(card.getByRole('heading', { name: 'Chidi Eze' })).toBeVisible();
  await expect(card.getByText('Fìlà depth')).toBeVisible();
  const send = page.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/2348035550142\?text=Measurements/);
  await expectFits(page);
  for (const screen of [1280, 360]) {
    await page.setViewportSize({ width: screen, height: 740 });
    for (const [paper, width, height] of [
      ['A5', 420, 595],
      ['A4', 595, 842],
      ['Letter', 612, 792],
    ] as const) {
      await page.getByRole('button', { name: paper, exact: true }).click();
      expect(await printedPages(page)).toEqual([[width, height]]);
    }
  }

  await page.getByRole('link', { name: 'Back to measurements' }).click();
  await page.getByRole('button', { name: 'Edit Wedding agbada' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Measurement' });
  await form.getByLabel('Chest', { exact: true }).focus();
  // The title is one line beside the button.
  const title = await form.getByRole('heading', { name: 'Edit Measurement' }).boundingBox();
  expect(title?.height).toBeLessThan(30);
  await form.getByRole('button', { name: 'Where to measure Chest' }).click();
  await expect(page.getByRole('dialog', { name: 'Chest' }).getByText('Also called Bust, Burst')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form.getByLabel('Chest', { exact: true })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(form.getByText('Also Bust, Burst')).toBeVisible();
});

/** Makes a client with a number and a record with an own measure. Returns the client's id. */
async function aMeasuredClient(page: Page): Promise<string> {
  const headers = { Origin: siteOrigin() };
  const client = await page.request.post('/api/customers', {
    headers,
    data: { name: 'Chidi Eze', whatsapp: '0803 555 0142' },
  });
  const { id } = (await client.json()) as { id: string };
  const record = await page.request.post('/api/measurements', {
    headers,
    data: {
      customerId: id,
      tags: 'Wedding agbada',
      measurements: { neck: '16 1/4 in', chest: '42 ½', armhole: 'loose', notes: 'Roomy for the drape' },
      ownMeasures: [{ key: 'own-1', name: 'Fìlà depth', value: '7 1/2 in' }],
    },
  });
  expect(record.status()).toBe(201);
  return id;
}

/** Returns the width and height of each page that the browser prints, in points. */
async function printedPages(page: Page): Promise<number[][]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return boxes.map(([, ...sides]) => sides.map((side) => Math.round(Number(side))));
}
