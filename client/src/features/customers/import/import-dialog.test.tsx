// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customersApi, type Customer } from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import { measurementsApi, type Measurement } from '@shared/measurements/contract';
import { sheetsApi } from '@shared/sheets/contract';
import { answerClients } from '../../../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { queryClient } from '../../../lib/api/query-client';
import { dismissToast, Toaster } from '../../../ui/feedback/toast';
import { ClientsPage } from '../clients-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const ada = aClient({ name: 'Ada Eze', phone: '0803 555 0142' });

/** Opens the dialog of a tailor in Nigeria; a key saves its batch once, as on the server. */
async function openImport(customers: Customer[] = [structuredClone(ada)]) {
  answerClients(api, customers);
  const seen = new Set<string>();
  api.on(customersApi.import, ({ body, headers }) => {
    const key = headers['Idempotency-Key'] ?? '';
    if (!seen.has(key)) customers.push(...body.customers.map(({ name }) => aClient({ name })));
    seen.add(key);
    return { saved: body.customers.length, lastId: ada.id };
  });
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Import clients' }));
  return within(await screen.findByRole('dialog', { name: 'Import clients' }));
}

const choose = async (dialog: Awaited<ReturnType<typeof openImport>>, text: string, name = 'clients.csv') =>
  user.upload(await dialog.findByLabelText('File with clients'), new File([text], name));

const sent = () => api.sent(customersApi.import).flatMap(({ body }) => body.customers);

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('importing clients', () => {
  it('shows new, known and bad rows with their lines, and imports the new ones', async () => {
    const dialog = await openImport();
    await choose(dialog, 'Client,Mobile\nBisi,0805 111 2222\nA. Eze,+2348035550142\n,0807\n');
    await dialog.findByRole('button', { name: 'Import 2 clients' });
    expect(dialog.getByLabelText('Column Mobile')).toHaveProperty('value', 'phone');
    expect(dialog.getByText('Line 3, same number as Ada Eze')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('A. Eze, line 3'), 'Skip');
    const imports = await dialog.findByRole('button', { name: 'Import 1 client' });
    expect(dialog.getByText('Line 4').parentElement?.textContent).toBe('Line 4: Name is required');
    await user.click(imports);
    expect(await screen.findByText('1 client imported')).toBeTruthy();
    expect(sent()).toEqual([customerValues({ name: 'Bisi', phone: '0805 111 2222' })]);
    expect(screen.getByText('2 total clients')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('merges all duplicates but one, which it adds', async () => {
    const dialog = await openImport();
    await choose(dialog, 'Name,Notes\nAda Eze,Tall\nada eze,Short');
    await user.selectOptions(await dialog.findByLabelText('All of them'), 'Merge');
    await user.selectOptions(dialog.getByLabelText('ada eze, line 3'), 'Add anyway');
    await user.click(dialog.getByRole('button', { name: 'Import 2 clients' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { notes: 'Tall', mergeInto: ada.id },
      { name: 'ada eze', notes: 'Short' },
    ]);
  });

  it('reads columns as the user maps them', async () => {
    const dialog = await openImport();
    await choose(dialog, 'Who,What\nBisi,0805 111 2222');
    expect(await dialog.findByText(/^No column for the names was found/)).toBeTruthy();
    expect(dialog.queryByText('Name is required', { exact: false })).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Column Who'), 'Name');
    await user.selectOptions(dialog.getByLabelText('Column What'), 'Phone');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 client' }));
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'Bisi', phone: '0805 111 2222' }]));
  });

  it('shows every client before the import, the doubtful ones first', async () => {
    const dialog = await openImport([]);
    const lines = Array.from(
      { length: 30 },
      (_, index) =>
        `Client ${String.fromCharCode(65 + (index % 26))}${'x'.repeat(index)},0803 555 ${1000 + index},,Lace`,
    );
    await choose(dialog, ['Name,Mobile,Home,Style', ...lines, 'Bisi,2.34803E+12,0701 270 1234,'].join('\n'));
    await dialog.findByRole('button', { name: 'Import 31 clients' });
    const table = within(dialog.getByRole('table', { name: 'What will be saved' }));
    const [, first] = table.getAllByRole('row');
    expect(first?.textContent).toContain('Bisi');
    expect(first?.textContent).toContain('Phone: 0701 270 1234');
    expect(first?.textContent).toContain('To check: Phone: A spreadsheet has shortened this number');
    expect(first?.textContent).toContain('Mobile: 2.34803E+12');
    expect(table.getAllByRole('row')).toHaveLength(11);
    await user.click(dialog.getByRole('button', { name: 'Show more (21)' }));
    expect(table.getAllByRole('row')).toHaveLength(32);
    await user.click(dialog.getByRole('button', { name: 'To check (1)' }));
    expect(table.getAllByRole('row')).toHaveLength(2);
    const preview = dialog.getByRole('heading', { name: 'What will be saved' });
    const columns = dialog.getByRole('heading', { name: 'Columns' });
    expect(preview.compareDocumentPosition(columns)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('makes records of the columns of measures, in the unit that is chosen', async () => {
    const dialog = await openImport([]);
    api.on(measurementsApi.all, []);
    api.on(sheetsApi.list, []);
    await choose(dialog, 'Name,Half length,Waist (cm),Date\nBisi,15½,80,25/05/2024');
    await dialog.findByRole('button', { name: 'Import 1 client and 1 record' });
    expect(dialog.getByText(/25 May 2024: Waist 80 cm, Half length 15½ in/)).toBeTruthy();
    expect(
      dialog.getAllByText('The file names no unit. Choose the right one.', { exact: false }).length,
    ).toBeGreaterThan(0);
    await user.selectOptions(dialog.getByLabelText('Figures are in'), 'Centimetres');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 client and 1 record' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([
      {
        name: 'Bisi',
        records: [{ measurements: { waist: '80 cm' }, ownMeasures: [{ name: 'Half length', value: '15½ cm' }] }],
      },
    ]);
  });

  it('keeps two people with one number, unless they are merged', async () => {
    const dialog = await openImport([]);
    await choose(dialog, 'Name,Phone\nMama Tolu,0805 111 2222\nTolu,0805 111 2222');
    await dialog.findByRole('button', { name: 'Import 2 clients' });
    expect(dialog.getByText(/Same number as Mama Tolu above/)).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Tolu, line 3'), 'Merge');
    await dialog.findByRole('button', { name: 'Import 1 client' });
  });

  it('continues after a failure with the same key, and adds nobody twice', async () => {
    const customers: Customer[] = [];
    const dialog = await openImport(customers);
    const rows = Array.from({ length: 250 }, (_, index) => `Client ${index}`);
    await choose(dialog, ['Name', ...rows].join('\n'));
    const answers = [() => undefined, () => refusal(503, 'Away'), () => Promise.reject(new TypeError('Failed'))];
    const keys: (string | undefined)[] = [];
    const stop = api.intercept(async ({ method, headers }, next) => {
      if (method === 'GET') return next();
      keys.push(headers['Idempotency-Key']);
      // The second call is saved, but its answer is lost.
      const saved = keys.length === 2 ? await next() : undefined;
      return (await answers[keys.length - 1]?.()) ?? saved ?? next();
    });
    await user.click(await dialog.findByRole('button', { name: 'Import 250 clients' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Away');
    expect(dialog.getByText('100 of 250 clients imported')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('The import has stopped.');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('250 clients imported')).toBeTruthy();
    stop();
    expect(new Set(keys).size).toBe(3);
    expect(customers.map(({ name }) => name)).toEqual(rows);
  });

  it("picks contacts of the phone's own picker", async () => {
    const select = async () => [
      { name: ['Bisi Ade'], tel: ['+234 805 111 2222', '1'] },
      { name: [], tel: ['2'] },
    ];
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { contacts: { select } }));
    const dialog = await openImport();
    await user.click(await dialog.findByRole('button', { name: 'Pick from contacts' }));
    expect((await dialog.findByText('Contact 2')).parentElement?.textContent).toBe('Contact 2: Name is required');
    await user.click(dialog.getByRole('button', { name: 'Import 1 client' }));
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'Bisi Ade', phone: '+234 805 111 2222' }]));
  });

  it('shows why a file cannot be read, and asks before a review is discarded', async () => {
    const dialog = await openImport();
    await choose(dialog, 'Name,Phone\n');
    expect(await dialog.findByText('The file has headings, but no clients below them.')).toBeTruthy();
    await choose(dialog, 'BEGIN:VCARD\nVERSION:3.0\nFN:Bisi\nEND:VCARD', 'contacts.vcf');
    await dialog.findByRole('button', { name: 'Import 1 client' });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Nothing is imported yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(api.writes).toEqual([]);
  });
});

describe('importing records', () => {
  const record = (clientName: string, createdAt: string, written: string, clientId = clientName) => ({
    ...{ clientId, clientName, createdAt, tags: null, ownMeasures: [], notes: null },
    measurements: { neck: { written, inches: 15, centimetres: 38.1 } },
  });
  const chooseList = (dialog: Awaited<ReturnType<typeof openImport>>, lines: object[]) =>
    choose(dialog, `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`, 'measurements.json');
  const answerBook = (records: Measurement[] = []) => {
    api.on(measurementsApi.all, records);
    api.on(sheetsApi.list, []);
  };

  it('shows new and known records, names the bad ones, and imports the new ones', async () => {
    const known = aRecord(ada, { measurements: { neck: '15 in' }, tags: null, createdAt: '2019-05-04T10:20:30.456Z' });
    const dialog = await openImport();
    answerBook([known]);
    const old = record('Ada Eze', known.createdAt, '15 in');
    const lines = [old, record('Ada Eze', '2020-05-04T10:20:30.000Z', '15 1/2'), record('Ada Eze', 'soon', '16')];
    await chooseList(dialog, [...lines, record('Bisi', '2021-05-04T10:20:30.000Z', '=14')]);
    const imports = await dialog.findByRole('button', { name: 'Import 1 client and 2 records' });
    expect(dialog.getByText('Record 1, same name as Ada Eze, 1 new record')).toBeTruthy();
    expect(dialog.getByText('Record 3').parentElement?.textContent).toBe(
      'Record 3 Ada Eze: date: Write it as 2024-03-31 or 2024-03-31 14:30',
    );
    const problems = dialog.getAllByText('with a problem');
    expect(problems.map((label) => label.nextElementSibling?.textContent)).toEqual(['0', '1']);
    await user.click(imports);
    expect(await screen.findByText('1 client and 2 records imported')).toBeTruthy();
    const taken = sent().map(({ name, mergeInto, records: all }) => [
      name,
      mergeInto,
      all?.map(({ takenAt }) => takenAt),
    ]);
    expect(taken).toEqual([
      ['Bisi', undefined, ['2021-05-04T10:20:30.000Z']],
      ['Ada Eze', ada.id, ['2020-05-04T10:20:30.000Z']],
    ]);
  });

  it('adds the records of a client in several calls if they are many, also after a lost answer', async () => {
    const dialog = await openImport([]);
    answerBook();
    const times = Array.from({ length: 250 }, (_, index) => new Date(Date.UTC(2020, 0, 1, index)).toISOString());
    await chooseList(
      dialog,
      times.map((at) => record('Bisi', at, '15 in')),
    );
    let isLost = false;
    const stop = api.intercept(async ({ method }, next) => {
      const answer = await next();
      if (method === 'GET' || isLost) return answer;
      isLost = true;
      throw new TypeError('Failed');
    });
    await user.click(await dialog.findByRole('button', { name: 'Import 1 client and 250 records' }));
    await user.click(await dialog.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('1 client and 250 records imported')).toBeTruthy();
    stop();
    const [lost, ...others] = sent();
    expect(others[0]).toEqual(lost);
    expect(others.map(({ mergeInto }) => mergeInto)).toEqual([undefined, ada.id, ada.id]);
    expect(others.flatMap(({ records = [] }) => records.map(({ takenAt }) => takenAt))).toEqual(times);
  });
});

describe('a server that refuses further writes of this minute', () => {
  it('is called again after the time that it says, with the same key, and nobody is lost', async () => {
    const customers: Customer[] = [];
    const dialog = await openImport(customers);
    const rows = Array.from({ length: 250 }, (_, index) => `Client ${index}`);
    await choose(dialog, ['Name', ...rows].join('\n'));
    const calls: { at: number; key?: string; status: number }[] = [];
    const stop = api.intercept(async ({ method, headers }, next) => {
      if (method === 'GET') return next();
      const tooFast = Response.json({ message: 'Too many' }, { status: 429, headers: { 'Retry-After': '37' } });
      const answer = calls.length === 1 || calls.length === 2 ? tooFast : await next();
      calls.push({ at: Date.now(), key: headers['Idempotency-Key'], status: answer.status });
      return answer;
    });
    const imports = await dialog.findByRole('button', { name: 'Import 250 clients' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(imports);
    for (let wait = 0; wait < 2; wait += 1) {
      await vi.waitFor(() => expect(calls).toHaveLength(wait + 2));
      await vi.waitFor(() => expect(dialog.getByText(/goes on by itself/)).toBeTruthy());
      expect(dialog.getByText('100 of 250 clients imported')).toBeTruthy();
      await vi.advanceTimersByTimeAsync(37_000);
    }
    await vi.waitFor(() => expect(screen.getByText('250 clients imported')).toBeTruthy());
    vi.useRealTimers();
    stop();
    expect(calls.map(({ status }) => status)).toEqual([200, 429, 429, 200, 200]);
    const [, first, second, third] = calls;
    expect([second?.key, third?.key]).toEqual([first?.key, first?.key]);
    for (const [one, next] of [
      [first, second],
      [second, third],
    ])
      expect((next?.at ?? 0) - (one?.at ?? 0)).toBeGreaterThanOrEqual(37_000);
    expect(customers.map(({ name }) => name)).toEqual(rows);
  });
});
