// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { customersApi, type Customer } from '@shared/customers/contract';
import type * as fields from '@shared/customers/fields';
import { customerValues } from '@shared/customers/values';
import type { WalkIn } from '@shared/walk-ins/contract';
import { searchable, searchClients } from '../client/src/customers/client-search';
import { ClientsPage } from '../client/src/features/customers/clients-page';
import { pickContacts } from '../client/src/features/customers/import/reading/contact-picker';
import { importedOf } from '../client/src/features/customers/import/sending/imported';
import { queryClient } from '../client/src/lib/api/query-client';
import { contacts } from '../server/features/customers/contacts-file';
import { answerClients } from './support/client/client-book';
import { api, button, fieldOf, inDialog, open } from './support/client/measurements-page';
import { aClient } from './support/client/rows';
import { loseNextAnswer } from './support/client/writes';
import { plannedFrom } from './support/reimport';

/** A field that is added to the list of fields, and nowhere else. */
vi.mock('@shared/customers/fields', async (original) => {
  const { customerFields } = await original<typeof fields>();
  const email = {
    ...customerFields.notes,
    label: 'Email',
    ifLeftOut: 'kept',
    searchedAs: 'words',
    merge: 'first',
    vcard: 'EMAIL;TYPE=INTERNET',
    headings: 'e mail, correo',
    picked: 'email',
  };
  return { customerFields: { ...customerFields, email } };
});

const email = 'ada@seamfolk.example';
const withEmail = (fields: object) => aClient({ ...fields, email } as never) as Customer;
const ada = withEmail({ name: 'Ada Eze', phone: '0803 555 0142' });
const nothing = { customers: [], records: [], sheets: [] };

/** Returns a client with these values and no others. */
const valuesOf = (fields: object) => customerValues(fields as never);

const planOf = (text: string, customers: Customer[] = []) => plannedFrom(new Blob([text]), { ...nothing, customers });
const inputsOf = async (text: string) => (await planOf(text)).fresh.map(({ input }) => customerValues(input));

const user = userEvent.setup({ delay: null });

it.each([
  ['clients.json', JSON.stringify([ada])],
  [
    'clients.csv',
    `Name,Phone,WhatsApp,Notes,Email,Added,Changed\nAda Eze,0803 555 0142,,,${email},2026-01-01,2026-01-01`,
  ],
  ['a CSV with another heading', `Client;Mobile;Correo\nAda Eze;0803 555 0142;${email}`],
  ['a vCard', `BEGIN:VCARD\nVERSION:4.0\nFN:Ada Eze\nTEL:0803 555 0142\nEMAIL;PREF=1:${email}\nEND:VCARD`],
])('is read from %s', async (_, file) => {
  expect(await inputsOf(file)).toEqual([valuesOf({ name: 'Ada Eze', phone: '0803 555 0142', email })]);
});

it('is read from the list of a download, whose cells are taken as they are', async () => {
  const list = `Name,Phone,WhatsApp,Notes,Email,Added,Changed\nAda Eze,-,,'+1 set,${email},2026-01-01,2026-01-01`;
  expect(await inputsOf(list)).toEqual([valuesOf({ name: 'Ada Eze', phone: '-', notes: '+1 set', email })]);
});

it('is not in clients.csv of an earlier version, which is still read as it is', async () => {
  const earlier = "Name,Phone,WhatsApp,Notes,Added,Changed\nAda Eze,-,,'+1 set,2026-01-01,2026-01-01";
  expect(await inputsOf(earlier)).toEqual([valuesOf({ name: 'Ada Eze', phone: '-', notes: '+1 set', email: null })]);
});

it('is in the contacts of a download, and comes back from there', async () => {
  const whole = withEmail({ name: 'Ada; Eze', phone: '0803', whatsapp: '0805', notes: 'Tall,\nslim' });
  let file = '';
  const batches = async function* () {
    yield [whole as never];
  };
  for await (const part of contacts(batches())) file += part;
  expect(file).toContain(`EMAIL;TYPE=INTERNET:${email}\r\n`);
  expect(await inputsOf(file)).toEqual([customerValues(whole)]);
});

it('keeps the first of several addresses, and has the others in the notes', async () => {
  const card = `BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEMAIL:${email}\nEMAIL:a@b.example\nEND:VCARD`;
  const csv = `Name,Phone,E-mail,E-mail\nAda,0803 555 0142,${email},a@b.example`;
  const select = async () => [{ name: ['Ada'], email: [email, 'a@b.example'] }];
  expect((await inputsOf(card))[0]).toMatchObject({ email, notes: 'Email: a@b.example' });
  expect((await inputsOf(csv))[0]).toMatchObject({ email, notes: 'E-mail: a@b.example' });
  expect((await pickContacts({ select }))?.rows[0]?.fields).toMatchObject({ email, notes: 'Email: a@b.example' });
});

it('fills the empty field of the same client, and the difference of two rows is in the notes', async () => {
  const before = aClient({ name: 'Ada Eze', phone: '0803 555 0142' });
  const merged = importedOf(await planOf(JSON.stringify([ada]), [before]), () => 'merge');
  expect(merged).toMatchObject([{ mergeInto: before.id, email, phone: null }]);
  const gap = `Name,Phone,Email\nAda Eze,0803 555 0142,\nAda Eze,0803 555 0142,${email}`;
  expect(importedOf(await planOf(gap), () => 'merge')).toMatchObject([{ email, notes: null }]);
  const rows = `Name,Phone,Email\nAda Eze,0803 555 0142,${email}\nAda Eze,0803 555 0142,a@b.example`;
  const once = importedOf(await planOf(rows), () => 'merge');
  expect(once).toMatchObject([{ email, notes: 'Email: a@b.example' }]);
});

it('tells clients with one name apart', async () => {
  const others = [aClient({ name: 'Ada' }), withEmail({ name: 'Ada' })];
  const file = JSON.stringify([{ ...withEmail({ name: 'Ada' }), id: crypto.randomUUID() }]);
  expect((await planOf(file, others)).duplicates.map(({ of }) => of)).toEqual([others[1]]);
});

it('finds a client', () => {
  const clients = searchable([aClient({ name: 'Bisi' }), ada]);
  for (const query of ['ADA@seam', 'folk.example']) expect(searchClients(clients, query)).toEqual([ada]);
  expect(searchClients(clients, 'eze ada')).toEqual([]);
});

it('is shown in the preview of an import, and stays when another field is edited', async () => {
  answerClients(api, [structuredClone(ada)]);
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Import clients' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import clients' }));
  const file = new File([`Name,Email\nBisi,bisi@seamfolk.example`], 'clients.csv');
  await user.upload(await dialog.findByLabelText('File with clients'), file);
  const table = within(await dialog.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Email');
  expect(table.getByText('bisi@seamfolk.example')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  await user.click(await screen.findByRole('button', { name: 'Edit Ada Eze' }));
  await user.type(screen.getByLabelText('Name'), ' Obi');
  await user.click(screen.getByRole('button', { name: 'Update Client' }));
  await vi.waitFor(() => expect(api.sent(customersApi.update)[0]?.body).toMatchObject({ name: 'Ada Eze Obi', email }));
});

it('stays when a walk-in is renamed', async () => {
  window.history.replaceState(null, '', '/#walk-in');
  const saved = open({ records: [], owner: 'ngozi' });
  await screen.findByRole('dialog', { name: 'Add Measurement' });
  await user.keyboard('Bisi');
  await user.click(inDialog().getByRole('button', { name: /^Dress/ }));
  await user.keyboard('43');
  loseNextAnswer(api);
  await user.click(await button('Add Measurement'));
  await screen.findByText('Failed to add client');
  Object.assign((saved[0] as WalkIn).customer, { email });
  await user.type(fieldOf('Name'), ' Adé');
  await user.click(await button('Add Measurement'));
  await screen.findByText('Client added successfully');
  expect(api.sent(customersApi.update)[0]?.body).toMatchObject({ name: 'Bisi Adé', email });
});
