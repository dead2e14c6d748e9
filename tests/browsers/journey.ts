import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Driver } from './driver';
import { tools, type Tools } from './page-tools';

const person = { name: 'Fọlákẹ́ Adébọ̀wálé', slug: 'folake-adebowale' };

/** Runs one journey through the product on a phone. Throws at the first failed step, with the page's errors. */
export async function walk(driver: Driver, origin: string, pictures: string): Promise<void> {
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

  await go('/');
  await see('Find Tailors');
  await picture('landing');
  await fill('City', 'Lago');
  await click('Lagos', '[role=option]');
  await arriveAt('near=Lagos');

  await see('View Full Profile', 'a');
  await click('Filters');
  await click('Alterations & Repairs');
  await arriveAt('primaryCategories=Alterations');
  await picture('filters');
  await go('/discover?near=Lagos%2C+Nigeria');
  await see('View Full Profile', 'a');
  await click('View Full Profile', 'a');
  await arriveAt('/tailors/');
  await see('Portfolio', 'h2');
  await picture('tailor');

  await go('/api/login?returnTo=/discover');
  await fill('Email', 'folake@seamfolk.example');
  await fill('First name', 'Fọlákẹ́');
  await fill('Last name', 'Adébọ̀wálé');
  await click('Continue', 'button');
  await arriveAt('/discover');
  await until('signing in', async () => (await run('create', person.name, person.slug)) === 201);

  await go('/clients');
  await until('the phone layout', () => run('isPhoneLayout'));
  await click('Add Client', 'button');
  await fill('Name', person.name);
  await click('Add Client', '[role=dialog] button');
  await see('Client added successfully');
  await see(person.name, 'a');
  await picture('clients');
  await click(person.name, 'li a');
  await see('No measurements yet');

  await click('Add Measurement', 'button');
  await click('Shirt', 'button');
  await fill('Chest', '41 in');
  await click('Add Measurement', '[role=dialog] button');
  await see('Measurement added successfully');
  await see('41', 'dd');
  await picture('measurement');

  await go('/gallery');
  await click('Upload Your First Images', 'button');
  await until('choosing a picture', async () => await run('upload'));
  await click('Upload 1', 'button');
  await see('uploaded successfully');
  await until('showing the picture', () => run('pictureIsShown', 'Portfolio image'));
  await picture('gallery');

  await go(`/tailors/${person.slug}`);
  await see(person.name, 'h1');
  await picture('name');
  const problems = await run('problems');
  if (problems.length > 0) throw new Error(`The pages report: ${problems.join('; ')}`);
}
