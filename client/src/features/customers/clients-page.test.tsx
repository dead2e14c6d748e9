// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customersApi } from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import { ade, api, button, dang, emeka, names, open, rows, user } from '../../../../tests/support/client/clients-page';
import { refusal } from '../../../../tests/support/client/fake-api';

const search = () => screen.findByPlaceholderText('Search clients by name or phone...');

describe('the list', () => {
  it('sorts clients by base letter, and shows links, and a dash for empty fields', async () => {
    open();
    expect(await screen.findByText('3 total clients')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Phone',
      'WhatsApp',
      'Notes',
      'Actions',
    ]);
    expect(names()).toEqual(['Đặng Thị Hồng Nhung', 'Emeka Nwosu', 'Olúwaṣeun Adébáyọ̀']);
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells[1]?.slice(1, 4)).toEqual(['-', '-', '-']);
    expect(screen.getByRole('link', { name: '+44 7700 900482' }).getAttribute('href')).toBe('tel:+447700900482');
  });

  it("opens the right WhatsApp chat for a local number, by the tailor's country", async () => {
    open();
    const link = await screen.findByRole('link', { name: /0803 555 0142/ });
    await waitFor(() => expect(link.getAttribute('href')).toBe('https://wa.me/2348035550142'));
  });

  it('counts a single client', async () => {
    open([emeka]);
    expect(await screen.findByText('1 total client')).toBeTruthy();
  });

  it('offers to add the first client if there is none', async () => {
    open([]);
    expect(await screen.findByText('No clients yet')).toBeTruthy();
    expect(screen.getByText('Add your first client to start managing your customer base')).toBeTruthy();
    await user.click(await button('Add Client'));
    expect(await screen.findByRole('dialog', { name: 'Add New Client' })).toBeTruthy();
  });

  it('opens the form of a new client if the URL says so', async () => {
    history.replaceState(null, '', '/clients#add');
    open([]);
    expect(await screen.findByRole('dialog', { name: 'Add New Client' })).toBeTruthy();
    expect(location.hash).toBe('');
  });

  it('shows an error if the clients cannot be loaded, with a link back', async () => {
    api.once(customersApi.list, refusal(503, 'Please try again shortly'));
    open([]);
    expect(await screen.findByRole('heading', { name: 'Error Loading Clients' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });
});

describe('the search', () => {
  it.each([
    ['ade', ['Olúwaṣeun Adébáyọ̀'], 'Adé'],
    ['DANG', ['Đặng Thị Hồng Nhung'], 'Đặng'],
    ['900566', ['Đặng Thị Hồng Nhung'], '900566'],
    ['0803555', ['Olúwaṣeun Adébáyọ̀'], '0803 555'],
  ])('for %j finds %j and marks it', async (query, found, marked) => {
    open();
    await user.type(await search(), query);
    expect(names()).toEqual(found);
    expect(document.querySelector('mark')?.textContent).toBe(marked);
  });

  it('shows a message if no client matches, and can be cleared', async () => {
    open();
    await user.type(await search(), 'Rossi');
    expect(await screen.findByText('No clients match your search')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Walk-in: Rossi' }).getAttribute('href')).toBe('/measurements#walk-in');
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(names()).toHaveLength(3);
    expect(await search()).toHaveProperty('value', '');
  });

  it.each([
    ['zzz', 'Name', 'zzz'],
    ['0806 555', /^Phone/, '0806 555'],
  ])('without a match offers to add %j, which is in the field %s', async (query, label, value) => {
    open();
    await user.type(await search(), query);
    const [walkIn, add] = [
      await screen.findByRole('link', { name: `Walk-in: ${query}` }),
      await button(/^Add Client: /),
    ];
    expect(walkIn.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(add);
    const dialog = within(screen.getByRole('dialog', { name: 'Add New Client' }));
    expect(dialog.getByLabelText(label)).toHaveProperty('value', value);
    expect(dialog.getByLabelText(label === 'Name' ? /^Phone/ : 'Name')).toHaveProperty('value', '');
  });
});

describe('adding', () => {
  it('shows the missing name on its field, and sends nothing', async () => {
    open();
    await user.click(await button('Add Client'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Client' }));
    await user.click(dialog.getByRole('button', { name: 'Add Client' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Name is required');
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
    expect(api.writes).toEqual([]);
  });

  it('saves once despite repeated submits, and shows the client', async () => {
    open();
    await user.click(await button('Add Client'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), '  Wei-Ling Tan ');
    await user.type(dialog.getByLabelText(/^Phone/), '+65 8555 0142');
    const submit = dialog.getByRole('button', { name: 'Add Client' });
    submit.click();
    submit.click();
    expect(await screen.findByText('Client added successfully')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('4 total clients')).toBeTruthy();
    expect(api.writes).toEqual([
      {
        method: 'POST',
        path: '/api/customers',
        body: customerValues({ name: 'Wei-Ling Tan', phone: '+65 8555 0142' }),
      },
    ]);
  });

  it('marks the new row despite a search and a filter, and offers to take measurements', async () => {
    open();
    await user.selectOptions(await screen.findByLabelText('Show'), 'Measured');
    await user.type(await search(), 'ade');
    await user.click(await button('Add Client'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Wei-Ling Tan');
    await user.click(dialog.getByRole('button', { name: 'Add Client' }));
    const next = await screen.findByRole('link', { name: 'Take measurements of Wei-Ling Tan' });
    expect(next.getAttribute('href')).toMatch(/^\/clients\/[0-9a-f-]{36}#take$/);
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(names()).toHaveLength(4);
    await user.click(await button('Edit Emeka Nwosu'));
    expect(screen.queryByRole('link', { name: /^Take measurements/ })).toBeNull();
  });

  it.each([
    [{ message: 'Please slow down' }, 'Please slow down'],
    ['gone', 'Failed to add client'],
  ])('keeps the typed text when the server answers %j', async (body, message) => {
    open();
    api.on(customersApi.create, Response.json(body, { status: 500 }));
    await user.click(await button('Add Client'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Wei-Ling');
    await user.click(dialog.getByRole('button', { name: 'Add Client' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Wei-Ling');
  });

  it("shows the server's message on its field, and no toast", async () => {
    open();
    api.on(customersApi.create, refusal(400, { message: 'Invalid', errors: { phone: ['Not a number'] } }));
    await user.click(await button('Add Client'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Wei-Ling');
    await user.click(dialog.getByRole('button', { name: 'Add Client' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Not a number');
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('the numbers of the form', () => {
  const openForm = async () => {
    open();
    await user.click(await button('Add Client'));
    return within(screen.getByRole('dialog'));
  };

  it('takes the phone over for WhatsApp with one press', async () => {
    const dialog = await openForm();
    expect(dialog.queryByRole('button', { name: 'WhatsApp is the same number' })).toBeNull();
    await user.type(dialog.getByLabelText(/^Phone/), '0805 111 2222');
    await user.click(dialog.getByRole('button', { name: 'WhatsApp is the same number' }));
    expect(dialog.getByLabelText(/^WhatsApp/)).toHaveProperty('value', '0805 111 2222');
    expect(document.activeElement).toBe(dialog.getByLabelText(/^WhatsApp/));
    expect(dialog.queryByRole('button', { name: 'WhatsApp is the same number' })).toBeNull();
  });

  it('hints at a number that cannot be one, and saves it nevertheless', async () => {
    const dialog = await openForm();
    await user.type(dialog.getByLabelText(/^Name/), 'Bisi');
    await user.type(dialog.getByLabelText(/^Phone/), '0805 11');
    expect(await dialog.findByText('This does not look like a whole phone number.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Add Client' }));
    expect(await screen.findByText('Client added successfully')).toBeTruthy();
    expect(api.writes).toMatchObject([{ body: { phone: '0805 11' } }]);
  });

  it('tells which other client has the number, in any spelling', async () => {
    const dialog = await openForm();
    await user.type(dialog.getByLabelText(/^Phone/), '+2348035550142');
    const link = await dialog.findByRole('link', { name: 'Open Olúwaṣeun Adébáyọ̀' });
    expect(link.getAttribute('href')).toBe(`/clients/${ade.id}`);
    expect(link.closest('[role="status"]')?.textContent).toContain('already has this number.');
  });

  it("does not warn about the client's own number", async () => {
    open();
    await user.click(await button('Edit Olúwaṣeun Adébáyọ̀'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Notes/), 'x');
    expect(dialog.queryByRole('link')).toBeNull();
  });
});

describe('editing', () => {
  it("starts with the client's values and sends every field", async () => {
    open();
    await user.click(await button('Edit Đặng Thị Hồng Nhung'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Client' }));
    expect(dialog.getByText('Update client information')).toBeTruthy();
    expect(dialog.getByLabelText(/^Notes/)).toHaveProperty('value', 'Áo dài, silk from Huế');
    await user.clear(dialog.getByLabelText(/^Notes/));
    await user.click(dialog.getByRole('button', { name: 'Update Client' }));
    expect(await screen.findByText('Client updated successfully')).toBeTruthy();
    expect(api.writes[0]).toEqual({
      method: 'PUT',
      path: `/api/customers/${dang.id}`,
      body: customerValues({ ...dang, notes: null }),
    });
  });
});
