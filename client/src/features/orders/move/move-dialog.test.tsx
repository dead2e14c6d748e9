// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialog, open, press, pressIn, show, user, writes } from '../../../../../tests/support/client/order-page';
import { queryClient } from '../../../lib/api/query-client';

const title = 'Move the day';
const day = async (name: RegExp) => user.click((await dialog(title)).getByRole('button', { name }));

describe('moving the promised day', () => {
  it('needs another day and who asked', async () => {
    open();
    await press('Move');
    await pressIn(title, 'Move');
    const form = await dialog(title);
    expect(form.getByText('Order 133, promised for Fri 5 Jun')).toBeTruthy();
    await form.findByText('Choose another day than until now');
    expect(form.getByText('Say who asked')).toBeTruthy();
    expect(writes('')).toEqual([]);
  });

  it('by the client moves the promise too', async () => {
    const { order } = open({ told: { taken: 1 } });
    await press('Move');
    await day(/^Tuesday 9 June/);
    await pressIn(title, 'The client');
    expect((await dialog(title)).getByText(/^The promise moves too/)).toBeTruthy();
    await pressIn(title, 'Move to Tue 9 Jun');
    await screen.findByText('Order 133: promised day changed');
    expect(writes(order.id).at(-1)?.body).toMatchObject({ dueOn: '2026-06-09', askedBy: 'client' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Tue 9 Jun')).toBeTruthy();
  });

  it('by the tailor keeps the promise, and offers to tell the client', async () => {
    const { order } = open({ told: { taken: 1 } });
    await press('Move');
    await day(/^Tuesday 9 June/);
    await pressIn(title, 'I need longer');
    expect((await dialog(title)).getByText('The new day is for your work. Fri 5 Jun stays the promise.')).toBeTruthy();
    await pressIn(title, 'Move to Tue 9 Jun');
    const tell = await dialog('Tell Ada');
    expect(tell.getByRole('button', { name: 'Late' }).getAttribute('aria-pressed')).toBe('true');
    expect(tell.getByRole('group', { name: 'Your message' }).textContent).toContain('I need until Tuesday 9 June');
    expect(writes(order.id).at(-1)?.body).toMatchObject({ dueOn: '2026-06-09', askedBy: 'tailor' });
  });

  it('does not move a promise whose day is over', async () => {
    open({ dueOn: '2026-05-20', told: { taken: 1 } });
    await press('Move');
    await pressIn(title, 'The client');
    expect(
      (await dialog(title)).getByText('The new day is for your work. Wed 20 May stays the promise: it is over.'),
    ).toBeTruthy();
  });

  it('says that the new day is the promise while the client was told of none', async () => {
    open({ createdAt: new Date().toISOString() });
    await press('Move');
    await pressIn(title, 'I need longer');
    expect(
      (await dialog(title)).getByText('The client was told of no day yet: the new day is the promise.'),
    ).toBeTruthy();
  });

  it('sets the first day without a question', async () => {
    const { order } = open({ dueOn: null });
    await press('Set');
    const form = await dialog('Promise a day');
    expect(form.queryByText('Who asked?')).toBeNull();
    await user.click(form.getByRole('button', { name: /^Friday 5 June/ }));
    await pressIn('Promise a day', 'Set the day');
    await waitFor(() => expect(order.dueOn).toBe('2026-06-05'));
    expect(writes(order.id).at(-1)?.body).toMatchObject({ dueOn: '2026-06-05', askedBy: null });
  });

  it('takes the first day that has room, and shows later days', async () => {
    const { order } = open({ told: { taken: 1 } });
    await press('Move');
    await pressIn(title, 'Later');
    await day(/^Monday 15 June/);
    await pressIn(title, 'Earlier');
    await day(/first free day/);
    await pressIn(title, 'The client');
    await pressIn(title, /^Move to/);
    await waitFor(() => expect(order.dueOn).not.toBe('2026-06-05'));
  });

  it('has the chosen day again after a reload', async () => {
    const { order } = open({ told: { taken: 1 } });
    await press('Move');
    await day(/^Tuesday 9 June/);
    cleanup();
    queryClient.clear();
    history.replaceState(null, '', '/');
    show(order.id);
    const form = await dialog(title);
    expect(form.getByText('Your unsaved changes are back.')).toBeTruthy();
    expect(form.getByRole('button', { name: 'Move to Tue 9 Jun' })).toBeTruthy();
  });

  it('keeps what another device has written, and shows its day beside this one', async () => {
    const { order, touch } = open({ told: { taken: 1 } });
    await press('Move');
    await day(/^Tuesday 9 June/);
    await pressIn(title, 'The client');
    touch(order, { notes: 'Ring before nine', dueOn: '2026-06-08' });
    await pressIn(title, 'Move to Tue 9 Jun');
    const notice = await (await dialog(title)).findByRole('group', { name: /^Changed on another device/ });
    expect(notice.textContent).toContain('Promised dayMonday 8 JuneHere: Tuesday 9 June');
    await pressIn(title, 'Overwrite');
    await screen.findByText('Order 133: promised day changed');
    expect(order).toMatchObject({ dueOn: '2026-06-09', notes: 'Ring before nine' });
  });
});
