import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Only the import rules, which need no types: loading types takes longer than all of these tests. */
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId.startsWith('rooms/'),
  overrideConfig: { languageOptions: { parserOptions: { project: null } } },
});

async function refused(filePath: string, imported: string, typesOnly = false): Promise<boolean> {
  const code = `import ${typesOnly ? 'type ' : ''}{ x } from '${imported}';\nexport const y = x;\n`;
  const [result] = await eslint.lintText(code, { filePath: `${root}${filePath}` });
  return (result?.messages ?? []).some(({ ruleId }) => ruleId?.startsWith('rooms/'));
}

describe('the import rules between folders', () => {
  it.each([
    ['shared/customers/contract.ts', '../../server/db/tables'],
    ['shared/customers/contract.ts', 'express'],
    ['shared/site/logo.ts', 'node:fs'],
    ['shared/site/logo.ts', '../../packages/cloth/src/svg'],
    ['packages/cloth/src/weave.ts', '../../../shared/site/brand'],
    ['packages/cloth/src/weave.ts', '../../other/src/index'],
    ['packages/cloth/src/weave.ts', '@shared/site/brand'],
    ['packages/cloth/src/weave.ts', '@seamfolk/other'],
    ['packages/cloth/src/cloths/adire.ts', '../../../other/src/index'],
    ['client/src/lib/api/api.ts', '../../features/customers/queries'],
    ['client/src/features/customers/clients-page.tsx', '../../../../tests/support/client/rows'],
    ['server/features/customers/store.ts', '../../../tests/support/factories'],
    ['client/src/ui/display/cloth.tsx', '../../../../packages/cloth/src/weave'],
    ['client/src/ui/display/cloth.tsx', '@seamfolk/lettering'],
    ['client/src/features/directory/map/ground/details.ts', '@seamfolk/world-outline/vite'],
    ['client/src/ui/controls/button.tsx', '../../features/customers/queries'],
    ['client/src/ui/overlays/dialog.tsx', '../../forms/use-row-form'],
    ['client/src/forms/use-row-form.ts', '../features/customers/queries'],
    ['client/src/sharing/share-sheet.tsx', '../features/customers/queries'],
    ['client/src/worker/sw.ts', '../lib/api/api'],
    ['client/src/worker/sw.ts', 'react'],
    ['client/src/features/orders/list/order-row.tsx', '../../../device-book/screens/unsent-page'],
    ['client/src/ui/controls/logout-link.tsx', '../../device-book/mirror'],
    ['client/src/device-book/screens/unsent-page.tsx', '../../features/orders/list/order-row'],
    ['client/src/features/customers/clients-page.tsx', '../measurements/measurement-sheet'],
    ['client/src/features/directory/map/look.ts', '../../measurements/measurement-sheet'],
    ['client/src/features/directory/tailor-page/ask/links.ts', '../../../measurements/measurement-sheet'],
    ['client/src/features/customers/import/csv/cells.ts', '../../../measurements/sheets/use-sheets'],
    ['client/src/features/customers/clients-page.tsx', '../../../../server/db/tables'],
    ['server/places/gazetteer.ts', '@seamfolk/gazetteer/compile'],
    ['server/http/route.ts', '../db/tables'],
    ['server/http/route.ts', '../features/customers/store'],
    ['server/db/owned.ts', '../features/customers/store'],
    ['server/storage/disk.ts', '../http/route'],
    ['server/pictures/drawing/draw-card.ts', '../../features/customers/store'],
    ['server/pages/card.ts', '../features/directory/store'],
    ['server/pages/card.ts', '../db/tables'],
    ['server/auth/provider/oidc.ts', '../../local/identity/accounts'],
    ['server/pages/tailor/tailor-page.ts', '../../features/tailor/store'],
    ['server/http/load/turns.ts', '../../db/owned'],
    ['server/features/customers/tables.ts', './store'],
    ['server/features/account/archive.ts', '../customers/noun'],
    ['server/archive/reader.ts', '../features/tailor/tables'],
    ['server/features/moderation/cases/routes.ts', './store'],
    ['server/features/customers/store.ts', 'express'],
    ['server/features/customers/store.ts', './routes'],
    ['server/features/customers/routes.ts', './store'],
    ['server/features/customers/routes.ts', '../../db/tables'],
    ['server/features/customers/routes.ts', './tables'],
    ['server/features/customers/routes.ts', 'drizzle-orm'],
  ])('%s may not import %s', async (file, imported) => {
    expect(await refused(file, imported)).toBe(true);
  });

  it.each([
    ['shared/customers/contract.ts', '../contract/text', false],
    ['shared/customers/contract.ts', 'zod/mini', false],
    ['shared/site/logo.ts', '@seamfolk/cloth', false],
    ['packages/cloth/src/cloths/adire.ts', '../svg', false],
    ['packages/cloth/src/cloths/adire.ts', '../../package.json', false],
    ['packages/cloth/src/weave.ts', 'an-npm-package', false],
    ['client/src/ui/display/cloth.tsx', '@seamfolk/cloth', false],
    ['client/src/features/directory/map/ground/details.ts', '@seamfolk/world-outline', false],
    ['client/src/features/customers/clients-page.tsx', '../tailor-profile/queries', false],
    ['client/src/features/customers/clients-page.tsx', '../../ui/controls/button', false],
    ['client/src/features/customers/clients-page.tsx', './client-form-dialog', false],
    ['client/src/features/customers/clients-page.test.tsx', '../../../../tests/support/client/rows', false],
    ['client/src/features/directory/map/look.ts', '../place', false],
    ['client/src/features/directory/map/look.ts', '../search/filters/radius', false],
    ['client/src/features/directory/map/look.ts', '../../session/queries', false],
    ['server/places/gazetteer.ts', '@seamfolk/gazetteer', false],
    ['server/http/route.ts', '../scope', true],
    ['server/storage/disk.ts', '../http/errors', false],
    ['server/features/customers/store.ts', '../../http/errors', false],
    ['server/features/customers/store.ts', '../../db/owned', false],
    ['server/features/customers/routes.ts', '../../http/route', false],
    ['server/features/customers/noun.ts', './store', false],
    ['server/nouns.ts', './features/customers/noun', false],
  ])('%s may import %s', async (file, imported, typesOnly) => {
    expect(await refused(file, imported, typesOnly)).toBe(false);
  });
});
