// @vitest-environment happy-dom
import { within, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button, chidi, inDialog, ofChidi, open, user } from '../../../../../tests/support/client/measurements-page';
import { aRecord } from '../../../../../tests/support/client/rows';

it('saves a record as a file of each format, and says before what a format leaves out', async () => {
  const files: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as File)}`);
  const kaftan = aRecord(chidi, {
    tags: 'Kaftan',
    createdAt: '2026-11-21T09:14:00.000Z',
    measurements: { chest: '42 ½', armhole: 'loose', shirtLength: '31 in' },
    ownMeasures: [{ key: 'own-1', name: 'Fìlà', value: '23 in' }],
  });
  open({ at: ofChidi, records: [kaftan] });
  const record = await screen.findByRole('article', { name: /^Kaftan/ });
  await user.click(within(record).getByRole('button', { name: 'Export Kaftan' }));
  expect(await button(/^Spreadsheet/)).not.toHaveProperty('textContent', expect.stringContaining('Leaves out'));
  expect((await button(/^SeamlyMe/)).textContent).toContain('Leaves out Armhole (loose)');
  expect((await button(/^FreeSewing/)).textContent).toContain('Leaves out Armhole (loose), Shirt Length, Fìlà');
  for (const format of [/^Spreadsheet/, /^SeamlyMe/, /^FreeSewing/]) await user.click(await button(format));
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['chidi-eze-kaftan-2026-11-21.csv', 'text/csv'],
    ['chidi-eze-kaftan-2026-11-21.smis', 'application/xml'],
    ['chidi-eze-kaftan-2026-11-21.json', 'application/json'],
  ]);
  expect(await files[1]?.text()).toContain('<m name="@fìlà" value="23" full_name="Fìlà" description=""/>');
  expect(inDialog().getByRole('status').textContent).toBe('Saved as chidi-eze-kaftan-2026-11-21.json');
  await user.click(await button('Done'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
