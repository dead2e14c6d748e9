import type { Customer } from '@shared/customers/contract';
import { row, workbook } from '../support/workbook';
import { writtenCards } from '../support/vcards';
import { aTailorInTheBrowser, expect, test } from './journey';

test('a tailor brings clients in from an Excel workbook and the cards of many programs, and learns what a wrong file is', async ({
  page,
}) => {
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Import clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import clients' });
  const file = dialog.getByLabel('File with clients');
  await file.setInputFiles({ name: 'clients.xls', mimeType: 'text/csv', buffer: Buffer.from('<html><table>') });
  await expect(dialog.getByRole('alert')).toContainText('This is a web page, even if its name ends with .xls.');

  const sheet = row(1, 'Name', 'Phone') + row(2, 'Folákẹ Adé', 2348035559142) + row(3, 'Bisi', '0805 555 9143');
  await file.setInputFiles({
    name: 'clients.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook({ Empty: '', Clients: sheet })),
  });
  await dialog.getByRole('button', { name: 'Import 2 clients' }).click();
  await expect(page.getByText('2 clients imported', { exact: true })).toBeVisible();

  const folded = (name = '') => name.normalize('NFD').replace(/\p{M}/gu, '');
  const names = new Set(['Folake Ade']);
  const wanted = writtenCards.filter(({ from, bytes, comes: { name, problem } }) => {
    const isNew = name && !names.has(folded(name)) && !bytes && !problem && !from.includes('within the card');
    return isNew && names.add(folded(name));
  });
  const cards = wanted.map(({ lines }) => lines.join('\r\n'));
  await page.getByRole('button', { name: 'Import clients' }).click();
  await file.setInputFiles({ name: 'c.vcf', mimeType: 'text/vcard', buffer: Buffer.from(`${cards.join('\r\n')}\r\n`) });
  await dialog.getByRole('button', { name: `Import ${cards.length} clients` }).click();
  await expect(page.getByText(`${cards.length} clients imported`, { exact: true })).toBeVisible();
  const saved = (await (await page.request.get('/api/customers')).json()) as Customer[];
  expect(saved).toContainEqual(expect.objectContaining({ name: 'Folákẹ Adé', phone: '2348035559142' }));
  expect(saved.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted.map(({ comes }) => comes.name)));
});
