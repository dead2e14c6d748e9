import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { orderLinkPath } from '../shared/orders/link-path';
import { build } from '../scripts/build.mjs';
import { demoLinkToken } from '../server/local/demo/demo-orders';
import { startBuiltServer, type BuiltServer } from '../tests/support/built-server';
import { installLighthouse, measurePage, type Measures } from './pages/lighthouse';
import { startStaticPage } from './pages/static-page';
import { pagesTable, processorSpeeds } from './pages/table';
import { intoReadme, machine } from './search/report';

/**
 * Prints what Lighthouse measures on the public pages of the built product, as a phone, beside a static page and the pages
 * that `--also` names. The pages take turns, so that other load on the machine concerns all of them. See bench/README.md.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    also: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});

installLighthouse();
await build();
const product = await startBuiltServer({ DEMO_DATA: 'true' });
const plain = await startStaticPage();
try {
  await demoPicturesCreated(product);
  const paths = ['/', '/discover', '/discover?near=Lagos', '/tailors/rye-lane-robes', '/tailors/adesina-and-mehta'];
  const ours = [...paths, orderLinkPath(demoLinkToken)].map((path): Page => ({
    name: `\`${path}\``,
    url: product.origin + path,
  }));
  const others = options.also.map((given): Page => {
    const [name = '', url = ''] = given.split('=');
    return { name, url };
  });
  const pages = [...ours, { name: 'a static page', url: plain.origin }, ...others];
  const only = options.only;
  const measured = await measureInTurns(only ? pages.filter(({ name }) => name.includes(only)) : pages);
  const today = new Date().toISOString().slice(0, 10);
  const report = `${today}; ${options.runs} runs; ${machine()}; ${processorSpeeds(measured)}.\n\n${pagesTable(measured)}`;
  console.log(`\n${report}`);
  if (options.readme) await intoReadme(report, 'of bench:pages');
} finally {
  plain.stop();
  await product.stop();
}

/** Waits until the server has drawn all demo pictures, which needs the processor for some minutes. @throws Error if it gives up */
async function demoPicturesCreated({ output, process: server }: BuiltServer): Promise<void> {
  console.log('Drawing the demo pictures ...');
  while (!output().includes('demo pictures created')) {
    if (output().includes('demo pictures interrupted') || server.exitCode !== null) throw new Error(output());
    await sleep(500);
  }
}

interface Page {
  name: string;
  url: string;
}

async function measureInTurns(pages: readonly Page[]): Promise<Map<string, Measures[]>> {
  const measured = new Map<string, Measures[]>(pages.map(({ name }) => [name, []]));
  // The first answer of a page makes caches that later visitors have.
  for (const { url } of pages) await fetch(url);
  for (let run = 1; run <= Number(options.runs); run += 1) {
    console.log(`Run ${run} of ${options.runs} ...`);
    for (const { name, url } of pages) measured.get(name)?.push(await measurePage(url));
  }
  return measured;
}
