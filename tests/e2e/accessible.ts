import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: axe.RunOptions = { resultTypes: ['violations'] };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Runs axe on the page, or only on the elements of a selector. Returns a text for each rule that is broken. axe's script is compiled
 * once for each document, not for each run. No page has an iframe, so it runs in the page alone.
 */
export async function accessibilityProblems(page: Page, selector?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const { violations } = await page.evaluate(
    ([within, runOptions]) => window.axe.run(within ? { include: [within] } : document, runOptions),
    [selector, options] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary}`).join('\n')}`,
  );
}
