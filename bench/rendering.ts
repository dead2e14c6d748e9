import { pathToFileURL } from 'node:url';
import type { PageData, PageRequest } from '../shared/pages/page-data';
import type { RenderingModule } from '../server/http/page';
import { fromPackageRoot } from '../server/package-root';
import { startBuiltServer } from '../tests/support/built-server';

/** Prints the CPU time that the server needs to render each public page. Run it with `npm run bench:rendering`. */
const paths = ['/', '/tailors/adunni-couture', '/discover', '/discover?near=Lagos'];
const rounds = { warmUp: 50, measured: 200 };

const file = pathToFileURL(fromPackageRoot('dist/rendering/render-page.js')).href;
const { renderPage } = (await import(file)) as RenderingModule;
const server = await startBuiltServer({ DEMO_DATA: 'true' });
console.log('page                          median      p95    HTML');
for (const path of paths) {
  const page = await pageAt(path);
  const times: number[] = [];
  let html = '';
  for (let round = 0; round < rounds.warmUp + rounds.measured; round += 1) {
    const before = process.cpuUsage();
    html = await renderPage(page, (error) => console.error(error));
    const { user, system } = process.cpuUsage(before);
    if (round >= rounds.warmUp) times.push((user + system) / 1_000);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? NaN).toFixed(1)} ms`.padStart(9);
  console.log(`${path.padEnd(27)}${at(0.5)}${at(0.95)}${`${(html.length / 1_000).toFixed(0)} KB`.padStart(8)}`);
}
await server.stop();

/** Returns the data that the server sends with a page, for rendering it again. */
async function pageAt(path: string): Promise<PageRequest> {
  const { pathname, search } = new URL(path, server.origin);
  const text = await (await fetch(server.origin + path)).text();
  const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(text) ?? [];
  return { path: pathname, search, data: JSON.parse(json) as PageData };
}
