import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nounList } from '../server/nouns';
import { startApp, type TestApp } from './support/app';
import { aTailor } from './support/factories';
import { createRow, nouns } from './support/nouns';
import { archiveOf, importInto } from './support/reimport';

let app: TestApp;
let before: Record<string, Uint8Array>;
let after: Record<string, Uint8Array>;
beforeAll(async () => {
  app = await startApp();
  const [from, to] = [await aTailor(app), await aTailor(app)];
  for (const noun of nouns) {
    const { answer } = await createRow(from.agent, noun);
    expect([noun.name, answer.status]).toEqual([noun.name, 201]);
  }
  const archive = await archiveOf(app, from.agent);
  await importInto(app, to.agent, new Blob([archive]));
  before = unzipSync(archive);
  after = unzipSync(await archiveOf(app, to.agent));
});
afterAll(() => app.stop());

/** Returns the rows of a JSON file without what is new in another account: ids, and the times of the rows. */
function rowsOf(files: Record<string, Uint8Array>, name: string): unknown {
  const isNew = (field: string) => /^id$|Id$|^(created|updated)At$/.test(field);
  const rows = JSON.parse(strFromU8(files[name] as Uint8Array)) as Record<string, unknown>[];
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !isNew(field))));
}

const archived = nounList.flatMap(([noun, { table, archive }]) => {
  if (!table || !archive) return [];
  const files = archive.files.map(({ name }) => name.replace('.*', '.json')).filter((name) => name.endsWith('.json'));
  return files.map((file) => ({ noun, file, comesBack: archive.comesBack }));
});

describe('an archive that is imported into a fresh account', () => {
  it.each(archived.filter(({ comesBack }) => 'as' in comesBack))('brings back every field of $file', ({ file }) => {
    const rows = rowsOf(before, file);
    expect(rows).not.toEqual([]);
    expect(rowsOf(after, file)).toEqual(rows);
  });

  it.each(archived.filter(({ comesBack }) => 'not' in comesBack))(
    'brings back nothing of $file, as it says',
    ({ file }) => {
      expect(rowsOf(before, file)).not.toEqual([]);
      expect(rowsOf(after, file)).toEqual([]);
      const readme = strFromU8(before['README.txt'] as Uint8Array);
      expect(readme.split('does not bring back:')[1]).toContain(file.replace('.json', ''));
    },
  );
});
