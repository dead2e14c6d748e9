// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customersApi } from '@shared/customers/contract';
import { measurementsApi } from '@shared/measurements/contract';
import { api, button, emeka, names, open, user } from '../../../../tests/support/client/clients-page';
import { queryClient } from '../../lib/api/query-client';

describe('order and filter', () => {
  const choose = async (label: string, option: string) =>
    user.selectOptions(await screen.findByLabelText(label), option);

  it('sorts by the last record, tells when it was, and remembers the order on the device', async () => {
    open();
    await choose('Sort', 'Last measured first');
    expect(await screen.findByText(/^Measured .* ago$|^Measured in/)).toBeTruthy();
    expect(names()[0]).toMatch(/^Olúwaṣeun Adébáyọ̀Measured /);
    expect(names().slice(1)).toEqual(['Đặng Thị Hồng NhungNot measured yet', 'Emeka NwosuNot measured yet']);
    cleanup();
    open();
    expect(await screen.findByLabelText('Sort')).toHaveProperty('value', 'measured');
  });

  it('shows the clients who are not measured yet, as the URL says, and all again', async () => {
    open();
    await choose('Show', 'Not measured yet');
    await waitFor(() => expect(names()).toEqual(['Đặng Thị Hồng Nhung', 'Emeka Nwosu']));
    expect(location.search).toBe('?show=unmeasured');
    await choose('Show', 'All clients');
    expect(names()).toHaveLength(3);
    expect(location.search).toBe('');
  });

  it('shows a failure of the times, and retries', async () => {
    api.once(measurementsApi.latest, new Response(null, { status: 500 }));
    open();
    await choose('Show', 'Measured');
    expect(await screen.findByText('Failed to fetch measurements')).toBeTruthy();
    await user.click(await button('Try again'));
    await waitFor(() => expect(names()).toEqual(['Olúwaṣeun Adébáyọ̀']));
  });
});

describe('deleting', () => {
  it('asks with the specified words, and names the client and the data that is deleted too', async () => {
    open();
    await user.click(await button('Delete Olúwaṣeun Adébáyọ̀'));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Client' }));
    expect(
      dialog.getByText(
        'Are you sure you want to delete this client? This action cannot be undone. All associated measurements will also be deleted.',
      ),
    ).toBeTruthy();
    expect(dialog.getByText('Olúwaṣeun Adébáyọ̀')).toBeTruthy();
    expect(await dialog.findByText('2 measurements')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
  });

  it('deletes only after the confirmation', async () => {
    open();
    await user.click(await button('Delete Emeka Nwosu'));
    await user.click(await button('Cancel'));
    expect(api.writes).toEqual([]);
    await user.click(await button('Delete Emeka Nwosu'));
    expect(await screen.findByText('No measurements')).toBeTruthy();
    await user.click(await button('Delete'));
    expect(await screen.findByText('Client deleted successfully')).toBeTruthy();
    expect(names()).toEqual(['Đặng Thị Hồng Nhung', 'Olúwaṣeun Adébáyọ̀']);
    expect(api.writes).toEqual([]);
    await user.click(await button('Dismiss'));
    expect(api.writes).toMatchObject([{ method: 'DELETE', path: `/api/customers/${emeka.id}` }]);
    expect(names()).toHaveLength(2);
  });

  it('focuses Undo, which shows the client again and deletes nothing', async () => {
    open();
    await user.click(await button('Delete Emeka Nwosu'));
    await user.click(await button('Delete'));
    expect(names()).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })));
    await user.keyboard('{Enter}');
    expect(names()).toHaveLength(3);
    expect(screen.queryByText('Client deleted successfully')).toBeNull();
    expect(api.writes).toEqual([]);
  });

  it('keeps a client hidden while the list is reloaded before the end of Undo', async () => {
    open();
    await user.click(await button('Delete Emeka Nwosu'));
    await user.click(await button('Delete'));
    await act(() => queryClient.invalidateQueries());
    expect(names()).toHaveLength(2);
    await user.click(await button('Undo'));
    expect(names()).toHaveLength(3);
  });

  it('is completed when the page is left', async () => {
    open();
    await user.click(await button('Delete Emeka Nwosu'));
    await user.click(await button('Delete'));
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(api.writes).toMatchObject([{ method: 'DELETE' }]));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows why a client could not be deleted', async () => {
    open();
    api.on(customersApi.delete, new Response(null, { status: 500 }));
    await user.click(await button('Delete Emeka Nwosu'));
    await user.click(await button('Delete'));
    await user.click(await button('Dismiss'));
    expect(await screen.findByText('Failed to delete client')).toBeTruthy();
    expect(names()).toHaveLength(3);
  });
});
