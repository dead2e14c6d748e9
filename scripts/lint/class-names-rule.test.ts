import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Only this rule, which needs no types. */
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId.startsWith('styles/'),
  overrideConfig: { languageOptions: { parserOptions: { project: null } } },
});

async function messages(code: string, filePath = 'client/src/ui/controls/button.tsx'): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}${filePath}` });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId?.startsWith('styles/')).map(({ message }) => message);
}

describe('the rule for class names', () => {
  it.each([
    'text-[13.5px]',
    'text-[0.9375rem]/[1.3]',
    'flex text-[min(1rem,4vw)]',
    'shell:text-[1rem]',
    'group-data-held/row:text-[2rem]',
    'text-[length:var(--size)]',
    'text-(length:--size)',
    'text-[0.8em]!',
    '[font-size:15px]',
  ])('refuses the text size %s', async (classes) => {
    expect(await messages(`export const a = '${classes}';\n`)).toEqual([expect.stringContaining('fontSize')]);
    expect(await messages(`export const a = <p className="${classes}" />;\n`)).toHaveLength(1);
    expect(await messages(`export const a = (b: string) => \`\${b} ${classes}\`;\n`)).toHaveLength(1);
  });

  it.each(['min-[900px]:flex', 'lg:max-[1200px]:hidden', 'max-[350px]:*:px-2'])(
    'refuses the breakpoint %s',
    async (classes) => {
      expect(await messages(`export const a = '${classes}';\n`)).toEqual([expect.stringContaining('screens')]);
    },
  );

  it('reads the pages that the server writes', async () => {
    const page = 'export const a = (b: string) => `<h1 class="text-[2rem]">${b}</h1>`;\n';
    expect(await messages(page, 'server/auth/page.ts')).toHaveLength(1);
    expect(await messages(page, 'server/local/identity/sign-in-form.ts')).toHaveLength(1);
  });

  it('allows the scale, colours and other arbitrary values', async () => {
    const classes =
      'text-small text-compact/snug text-[#fff] text-(--pick-ink) min-w-[2em] max-h-[50%] max-phone:hidden has-[a]:flex';
    expect(await messages(`export const a = '${classes}';\n`)).toEqual([]);
  });
});
