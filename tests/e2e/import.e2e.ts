import type { Page } from '@playwright/test';
import type { Customer } from '@shared/customers/contract';
import { aTailorInTheBrowser, expect, expectFits, test } from './journey';

const phone = { width: 360, height: 740 };

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

/** Measures a client, downloads the archive and deletes the client. */
async function archiveWithoutClient({ request }: Page, name: string): Promise<Buffer> {
  const clients = (await (await request.get('/api/customers')).json()) as Customer[];
  const id = clients.find((client) => client.name === name)?.id;
  const record = { customerId: id, measurements: { neck: '15 1/2' }, tags: 'Wedding iro' };
  expect((await request.post('/api/measurements', { data: record })).status()).toBe(201);
  const archive = await (await request.get('/api/account/archive')).body();
  expect((await request.delete(`/api/customers/${id}`)).status()).toBe(204);
  return archive;
}

/** A paper book as a spreadsheet: titles, a number that Excel has shortened, two people with one number, a figure that became a date. */
const paperBook = [
  'ADUNNI COUTURE;;;;;;;',
  'S/N;Client Name;Mobile;Home;WhatsApp;Bust;Waist (cm);Sleeve length;Date;Address',
  '1;Adaeze Nwosu;0803 555 0142;0701 270 1234;Yes;36;76;23 1/2;12/05/2024;5 Allen Avenue, Ikeja',
  '2;Bisi Adeyemi;2.34803E+12;;No;38½;80;24;25/05/2024;Yaba',
  '3;Mama Tolu;0805 555 0143 / 0806 555 0144;;;40;90;15-Feb;13/06/2024;',
  '4;Tolu Bakare;0805 555 0143;;;34;70;22;13/06/2024;',
].join('\r\n');

test('a tailor checks a paper book before it is imported', async ({ page }) => {
  await page.setViewportSize(phone);
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Import clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import clients' });
  const file = dialog.getByLabel('File with clients');
  await file.setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(paperBook) });
  const imports = dialog.getByRole('button', { name: 'Import 4 clients and 4 records' });
  await expect(imports).toBeVisible();
  const rows = dialog.getByRole('table', { name: 'What will be saved' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('A spreadsheet has shortened this number');
  await expect(rows.nth(2)).toContainText('A spreadsheet may have made a date of this figure.');
  await expect(rows.nth(3)).toContainText('Same number as Mama Tolu above.');
  await expect(rows.nth(4)).toContainText('Adaeze Nwosu');
  await expect(rows.nth(4)).not.toContainText('To check');
  await expectFits(page);
  const top = async (name: string) => (await dialog.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await top('What will be saved')).toBeLessThan(await top('Columns'));
  await imports.click();
  await expect(page.getByText('4 clients and 4 records imported')).toBeVisible();
  await page.getByRole('link', { name: 'Adaeze Nwosu', exact: true }).click();
  await expect(page.getByText('Home: 0701 270 1234')).toBeVisible();
  await expect(page.getByText('Sleeve Length').first()).toBeVisible();
});

test('a tailor brings clients in from a spreadsheet and a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Import clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import clients' });
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expectFits(page);

  const rows = Array.from({ length: 230 }, (_, index) => `Client ${index};0803 555 ${1000 + index};`);
  const csv = ['Full name;Mobile;Remarks', ...rows, 'Client 7;;Likes lace', ';0805 111 2222;No name'].join('\r\n');
  const file = dialog.getByLabel('File with clients');
  await file.setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('Line 232, same name as Client 7 above')).toBeVisible();
  await expect(dialog.getByText('Line 233')).toBeVisible();
  await expectFits(page);
  await dialog.getByLabel('All of them').selectOption('Merge');
  await dialog.getByRole('button', { name: 'Import 230 clients' }).click();
  await expect(page.getByText('230 clients imported')).toBeVisible();
  await expect(page.getByText('230 total clients')).toBeVisible();
  await page.getByPlaceholder('Search clients by name or phone...').fill('Client 7');
  // On a phone, the notes are on the client's page, and the import is in the sheet of the order.
  const openImport = async () => {
    await page.getByRole('button', { name: 'Sort, filter, import' }).click();
    await page.getByRole('button', { name: 'Import clients' }).click();
  };
  await page.getByRole('link', { name: 'Client 7', exact: true }).click();
  await expect(page.getByText('Likes lace').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to clients' }).click();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.getByText('Likes lace').first()).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Clear search' }).first().click();

  await openImport();
  const cards = [
    card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ad=C3=A9;Fol=C3=A1k=E1=BA=B9',
      'TEL;CELL:0806 111 2222',
    ),
    card('VERSION:4.0', 'FN:Somebody known', 'TEL;VALUE=uri:tel:+2348035551007'),
  ];
  await file.setInputFiles({ name: 'contacts.vcf', mimeType: 'text/vcard', buffer: Buffer.from(cards.join('')) });
  await expect(dialog.getByText('Card 2, same number as Client 7')).toBeVisible();
  await dialog.getByLabel('Somebody known, card 2').selectOption('Skip');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Import 1 client' }).click();
  await expect(page.getByText('1 client imported')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByPlaceholder('Search clients by name or phone...').fill('folake');
  await expect(page.getByRole('link', { name: 'Folákẹ Adé', exact: true })).toBeVisible();

  const archive = await archiveWithoutClient(page, 'Folákẹ Adé');
  await page.reload();
  await openImport();
  await file.setInputFiles({ name: 'seamfolk.zip', mimeType: 'application/zip', buffer: archive });
  const imports = dialog.getByRole('button', { name: 'Import 1 client and 1 record' });
  await expect(imports).toBeVisible();
  await expectFits(page);
  await imports.click();
  await expect(page.getByText('1 client and 1 record imported')).toBeVisible();
  await page.getByPlaceholder('Search clients by name or phone...').fill('folake');
  await page.getByRole('link', { name: 'Folákẹ Adé', exact: true }).click();
  await expect(page.getByText('Wedding iro').first()).toBeVisible();
});
