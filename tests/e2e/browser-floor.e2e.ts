import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lackingIn } from '../../scripts/browsers/css.mjs';
import { fromPackageRoot } from '../../server/package-root';
import { expect, test } from './journey';

/** Features in the built sheets that a browser of package.json's list lacks, and why nothing is lost without them. */
const lossless: [feature: RegExp, reason: string][] = [
  [/^:has$/, 'Firefox 115 to 120: a ring around a picture or a card, whose link has one of its own'],
  [/^(content-visibility|contain-intrinsic-)/, 'cards below the first view are only laid out at once'],
  [/^overflow: clip$/, 'rows only reach over the round corners of the book'],
  [/^text-wrap/, 'lines only break less evenly'],
  [/^(cursor: |resize)/, 'of a mouse'],
  [/^(::selection|accent-color)/, 'the colours of the system stand there'],
  [/^::-webkit-/, 'parts of a field that only WebKit and Chromium draw'],
  [/^overscroll-behavior/, 'the page only scrolls on behind a list'],
  [/^(@media \(forced-colors\)|forced-color-adjust)/, 'browsers without it force no colours'],
  [/^@property/, 'Tailwind gives the same first values under @supports'],
  [/^align-content: start$/, 'on grids, which have it for longer than MDN says of all'],
  [/^font-family: ui-monospace$/, 'other faces follow it'],
  [/^lh$/, "Tailwind's height of an empty date in Safari"],
  [/^(@page|size)$/, 'browsers without a named page print a card on the paper that is chosen in their dialog'],
  [/^:fullscreen$/, 'of a button of MapLibre that we do not show'],
];

async function sheetsIn(folder: string): Promise<string[]> {
  const path = fromPackageRoot(folder);
  const names = (await readdir(path)).filter((name) => name.endsWith('.css'));
  return Promise.all(names.map((name) => readFile(join(path, name), 'utf8')));
}

const sheets = async () => [...(await sheetsIn('dist/client/assets')), ...(await sheetsIn('dist/sign-in/assets'))];

test('the built style sheets have layers as blocks only', async () => {
  for (const sheet of await sheets()) expect(sheet).not.toMatch(/@layer[^{]*;/);
});

test('the built style sheets use only features that every supported browser has', async () => {
  const all = await sheets();
  expect(all.length).toBeGreaterThan(4);
  const used = all.flatMap(lackingIn);
  const lost = used.filter(({ feature }) => !lossless.some(([pattern]) => pattern.test(feature)));
  expect(lost).toEqual([]);
  const unused = lossless.filter(([pattern]) => !used.some(({ feature }) => pattern.test(feature)));
  expect(unused).toEqual([]);
});
