import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The types of one file and of what it imports: those of the whole project take three times as long. */
const types = {
  project: 'scripts/browsers/one-file.tsconfig.json',
  tsconfigRootDir: root,
  // With CI=true the parser would read the file from the disk instead of this test's code.
  disallowAutomaticSingleRunInference: true,
};
const eslint = new ESLint({ cwd: root, overrideConfig: { languageOptions: { parserOptions: types } } });

const refused = {
  'URLSearchParams.size': 'new URLSearchParams().size',
  'Array.toReversed': '[1, 2].toReversed()',
  'Array.toSorted': 'document.cookie.split(";").toSorted()',
  'URL.canParse': 'URL.canParse("/")',
  'AbortSignal.any': 'AbortSignal.any([])',
  'Document.startViewTransition': 'document.startViewTransition(() => {})',
  'Element.checkVisibility': 'document.body.checkVisibility()',
  requestIdleCallback: 'requestIdleCallback(() => {})',
};

const allowed = [
  '[1].at(-1)',
  'Object.hasOwn({}, "a")',
  'structuredClone({})',
  'new Map([[1, 2]]).size',
  'new File([], "a").size',
  'document.body.replaceChildren()',
];

it('the lint refuses APIs in the client that a supported browser lacks, and no others', async () => {
  const lines = [...Object.values(refused), "matchMedia('(width < 640px)')", ...allowed];
  const code = lines.map((line, index) => `export const value${index} = ${line};\n`).join('');
  const [result] = await eslint.lintText(code, { filePath: 'client/src/lib/text/distance.ts' });
  expect(result?.messages.map(({ message }) => message)).toEqual([
    ...Object.keys(refused).map((name) => expect.stringContaining(`${name} is missing in `)),
    expect.stringContaining('write min-width'),
  ]);
}, 120_000);
