// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, button, open, user } from '../../../../tests/support/client/clients-page';
import { aClient } from '../../../../tests/support/client/rows';
import { setViewport } from '../../../../tests/support/viewport';

beforeEach(() => setViewport(360));
afterEach(() => setViewport(1024));

const names = ['Adé', 'Bisi', 'Chidi', 'Dapo', 'Emeka', 'Funke', 'Gozie', 'Hadiza', 'Ifeoma', 'Jide'];
const many = names.map((name, index) => aClient({ name, phone: `0803 555 014${index}` }));

const lines = async () => within(await screen.findByRole('region', { name: 'Your Clients' })).findAllByRole('listitem');
const line = async (name: string) => within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);

describe('the list of clients on a phone', () => {
  it('has a row that opens the client, the number as a link, the last measure and the tape', async () => {
    open();
    const row = await line('Olúwaṣeun Adébáyọ̀');
    expect(row.getByRole('link', { name: 'Olúwaṣeun Adébáyọ̀' }).getAttribute('href')).toMatch(/^\/clients\//);
    expect(row.getByRole('link', { name: /7700 900482/ }).getAttribute('href')).toBe('tel:+447700900482');
    expect(await row.findByText(/^Measured/)).toBeTruthy();
    const tape = row.getByRole('link', { name: 'Take measurements of Olúwaṣeun Adébáyọ̀' });
    expect(tape.getAttribute('href')).toMatch(/^\/clients\/[0-9a-f-]{36}#take$/);
    expect((await line('Emeka Nwosu')).getByText('Not measured yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the number that was searched', async () => {
    open();
    await user.type(await screen.findByRole('searchbox'), '0803');
    expect(await lines()).toHaveLength(1);
    expect(screen.getByRole('link', { name: /0803 555 0142/ })).toBeTruthy();
  });

  it('sorts, filters and imports from a sheet', async () => {
    open();
    await user.click(await button('Sort, filter, import, export'));
    const sheet = within(screen.getByRole('dialog', { name: 'Sort and show' }));
    await user.click(sheet.getByRole('button', { name: 'Newest first' }));
    await user.click(sheet.getByRole('button', { name: 'Measured' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 1 client' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await lines()).toHaveLength(1);
    expect(screen.getByText(/^Added/)).toBeTruthy();
    await user.click(await button(/^Sort, filter, import/));
    await user.click(await button('Import clients'));
    expect(await screen.findByRole('dialog', { name: /^Import/ })).toBeTruthy();
    expect(api.writes).toEqual([]);
  });

  it('marks a new client, whose tape has the focus', async () => {
    open();
    await user.click(await button('Add Client'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Wei-Ling Tan');
    await user.click(dialog.getByRole('button', { name: 'Add Client' }));
    const tape = await screen.findByRole('link', { name: 'Take measurements of Wei-Ling Tan' });
    await waitFor(() => expect(document.activeElement).toBe(tape));
  });
});

describe('the index of letters', () => {
  const letter = async () => (await screen.findByRole('slider', { name: 'Letter' })).getAttribute('aria-valuetext');

  it('goes to a letter by the arrows and by a press', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    open(many);
    const slider = await screen.findByRole('slider', { name: 'Letter' });
    expect(slider.getAttribute('aria-valuemax')).toBe('10');
    expect(await letter()).toBe('A');
    slider.focus();
    await user.keyboard('{ArrowDown}');
    expect(await letter()).toBe('B');
    await user.keyboard('{End}');
    expect(await letter()).toBe('J');
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(await letter()).toBe('I');
    slider.getBoundingClientRect = () => ({ top: 100, height: 200 }) as DOMRect;
    fireEvent.pointerDown(slider, { buttons: 1, clientY: 145, pointerId: 1 });
    expect(await letter()).toBe('C');
    fireEvent.pointerMove(slider, { buttons: 1, clientY: 165 });
    expect(await letter()).toBe('D');
    fireEvent.pointerMove(slider, { buttons: 0, clientY: 290 });
    expect(await letter()).toBe('D');
    expect(scrollTo).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('is hidden while searching, in another order, and for clients of one screen', async () => {
    open(many);
    await screen.findByRole('slider');
    await user.type(screen.getByRole('searchbox'), 'i');
    expect(screen.queryByRole('slider')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(await button('Sort, filter, import, export'));
    await user.click(await button('Newest first'));
    expect(screen.queryByRole('slider', { hidden: true })).toBeNull();
  });

  it('is left out for the clients of one screen', async () => {
    open(many.slice(0, 8));
    expect(await lines()).toHaveLength(8);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
