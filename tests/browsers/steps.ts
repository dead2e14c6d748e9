import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Driver } from './driver';
import { tools, type Tools } from './page-tools';

/** Returns the steps of a journey. Each waits until it can be done, and throws after half a minute, with the page's errors. */
export function stepsOf(driver: Driver, origin: string, pictures: string) {
  const run = async <Name extends keyof Tools>(name: Name, ...args: Parameters<Tools[Name]>) => {
    // esbuild wraps functions in calls of `__name`.
    const call = `(async () => { const __name = (it) => it; return (${tools})()[${JSON.stringify(name)}](...${JSON.stringify(args)}); })()`;
    return (await driver.evaluate(call)) as Awaited<ReturnType<Tools[Name]>>;
  };
  const until = async (step: string, isTrue: () => Promise<boolean>) => {
    let last: unknown;
    for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
      // The evaluation fails while a navigation is in progress.
      if (await isTrue().catch((error: unknown) => ((last = error), false))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const file = join(pictures, 'failed.png');
    await writeFile(file, await driver.picture());
    const problems = (await run('problems')).join('; ');
    throw new Error(`${step} did not come true at ${await run('at')}: ${String(last ?? '')} ${problems} (see ${file})`);
  };
  const go = async (path: string) => {
    await driver.evaluate('Promise.resolve(void (window.isLeft = true))');
    await driver.go(origin + path);
    // Firefox can report the new page as loaded while the old one is still shown.
    await until('leaving the page', async () => (await driver.evaluate('Promise.resolve(window.isLeft)')) !== true);
  };
  const see = (words: string, selector = 'h1, h2, h3, p, a, b, button, span, td, dd, div') =>
    until(`seeing '${words}'`, () => run('has', selector, words));
  const click = (words: string, selector = 'a, button, label, [role=option]') =>
    until(`a click on '${words}'`, () => run('click', selector, words));
  const fill = (label: string, text: string) => until(`filling in '${label}'`, () => run('fill', label, text));
  const arriveAt = (part: string) => until(`arriving at '${part}'`, async () => (await run('at')).includes(part));
  const picture = async (name: string) => {
    await until('loading', () => run('ready'));
    await writeFile(join(pictures, `${name}.png`), await driver.picture());
  };

  return { run, until, go, see, click, fill, arriveAt, picture };
}
