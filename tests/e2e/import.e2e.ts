import type { Page } from '@playwright/test';
import type { Customer } from '@shared/customers';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';

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

for (const width of [360, 1280]) {
  test(`a tailor brings clients in from a spreadsheet and a phone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await aTailorInTheBrowser(page);
    await page.goto('/clients');
    await page.getByRole('button', { name: 'Import clients' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import clients' });
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
    await expectAccessible(page);

    const rows = Array.from({ length: 230 }, (_, index) => `Client ${index};0803 555 ${1000 + index};`);
    const csv = ['Full name;Mobile;Remarks', ...rows, 'Client 7;;Likes lace', ';0805 111 2222;No name'].join('\r\n');
    const file = dialog.getByLabel('File with clients');
    await file.setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(dialog.getByText('Line 232, same name as Client 7 above')).toBeVisible();
    await expect(dialog.getByText('Line 233')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByLabel('All of them').selectOption('Merge');
    await dialog.getByRole('button', { name: 'Import 230 clients' }).click();
    await expect(page.getByText('230 clients imported')).toBeVisible();
    await expect(page.getByText('230 total clients')).toBeVisible();
    await page.getByPlaceholder('Search clients by name or phone...').fill('Client 7');
    await expect(page.getByText('Likes lace').first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).first().click();

    await page.getByRole('button', { name: 'Import clients' }).click();
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
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import 1 client' }).click();
    await expect(page.getByText('1 client imported')).toBeVisible();
    await page.getByPlaceholder('Search clients by name or phone...').fill('folake');
    await expect(page.getByRole('link', { name: 'Folákẹ Adé' })).toBeVisible();

    const archive = await archiveWithoutClient(page, 'Folákẹ Adé');
    await page.reload();
    await page.getByRole('button', { name: 'Import clients' }).click();
    await file.setInputFiles({ name: 'seamfolk.zip', mimeType: 'application/zip', buffer: archive });
    const imports = dialog.getByRole('button', { name: 'Import 1 client and 1 record' });
    await expect(imports).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await imports.click();
    await expect(page.getByText('1 client and 1 record imported')).toBeVisible();
    await page.getByPlaceholder('Search clients by name or phone...').fill('folake');
    await page.getByRole('link', { name: 'Folákẹ Adé' }).click();
    await expect(page.getByText('Wedding iro').first()).toBeVisible();
  });
}
