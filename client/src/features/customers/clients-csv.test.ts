import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../tests/support/client/rows';
import { clientsCsv } from './clients-csv';
import { readCsv } from './import/reading/read-csv';

const clients = [
  aClient({ name: 'Olúwaṣeun Adébáyọ̀', phone: '+44 7700 900482', notes: 'Rings "early",\nbefore 9' }),
  aClient({ name: '=Ada' }),
];

describe('clientsCsv', () => {
  it('has a row for each client, and starts no formula', () => {
    const rows = clientsCsv(clients).split('\r\n');
    expect(rows).toEqual([
      '\ufeffName,Phone,WhatsApp,Notes,Language,Added,Changed',
      `Olúwaṣeun Adébáyọ̀,"'+44 7700 900482",,"Rings ""early"",\nbefore 9",,${clients[0]!.createdAt},${clients[0]!.updatedAt}`,
      `"'=Ada",,,,,${clients[1]!.createdAt},${clients[1]!.updatedAt}`,
      '',
    ]);
  });

  it('is read by the import as a list of the own download', async () => {
    expect(await readCsv(clientsCsv(clients))).toMatchObject({ isOwn: true, isHeadingUnsure: false });
  });
});
