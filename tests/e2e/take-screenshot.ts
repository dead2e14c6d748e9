import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { settled } from './settled';

const folder = fileURLToPath(new URL('../../.data/screenshots/', import.meta.url));

/** Heights by width, in CSS pixels. */
const heights = { 360: 740, 1280: 900 } as const;

export const widths = [360, 1280] as const;
export type Scheme = 'light' | 'dark';
export type Arrive = (page: Page) => Promise<unknown>;

interface Shot {
  name: string;
  width: (typeof widths)[number];
  scheme: Scheme;
}

/**
 * Goes to a screen, waits until it is complete, and saves it under `.data/screenshots`: the window if a dialog or a toast
 * covers a part of it, otherwise the whole page.
 */
export async function takeScreenshot(page: Page, { name, width, scheme }: Shot, arrive: Arrive): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: heights[width] });
  await arrive(page);
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // The browser leaves cards below the window empty otherwise.
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await settled(page);
  const overlay = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.locator('[data-toast]'));
  const hasOverlay = (await overlay.count()) > 0;
  const file = `${folder}${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`;
  await page.screenshot({ path: file, fullPage: !hasOverlay, animations: 'disabled' });
}
