import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page shows its content: no skeletons, fonts and all pictures loaded, also below the fold. Throws after
 * `timeout` milliseconds with the addresses of the missing pictures. Ignores animations: a screenshot ends them.
 */
export async function settled(page: Page, timeout = 30_000): Promise<void> {
  await expect(page.locator('[data-skeleton], [aria-busy="true"]')).toHaveCount(0, { timeout });
  await expect.poll(() => page.evaluate(stillLoading), { timeout }).toEqual([]);
}

/** Runs in the page: loads lazy pictures, and returns the addresses of those that are still missing. */
function stillLoading(): string[] {
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
  for (const image of shown) image.loading = 'eager';
  const pictures = shown.filter(({ complete }) => !complete).map(({ currentSrc, src }) => currentSrc || src);
  return document.fonts.status === 'loaded' ? pictures : ['a font', ...pictures];
}
