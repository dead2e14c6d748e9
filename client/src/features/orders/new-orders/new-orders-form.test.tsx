// @vitest-environment happy-dom
import { ordersApi } from '@shared/orders/contract';
import { tailorApi } from '@shared/tailor/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { anOrderBook, noFigures } from '../../../../../tests/support/client/orders';
import { aTailor, aUser } from '../../../../../tests/support/client/rows';
import { api, open, user } from '../../../../../tests/support/client/settings-page';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-06-01T08:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

const row = () => screen.findByRole('button', { name: 'New orders' });
const form = async () => within(await screen.findByRole('form', { name: 'New orders' }));
const chip = async (name: string | RegExp) => (await form()).findByRole('button', { name });
const save = async () => user.click(await chip('Save'));

function answerOrders(weeklyGarments: number | null = null) {
  api.on(ordersApi.list, []);
  api.on(ordersApi.figures, noFigures);
  api.on(ordersApi.book, anOrderBook({ timeZone: 'UTC', weeklyGarments }));
}

describe('new orders in the settings', () => {
  it('closes the book until a round day, with the sign as it will look', async () => {
    open();
    answerOrders();
    await screen.findByRole('button', { name: 'New orders', description: 'Book is open' });
    await user.click(await row());
    expect((await chip('Book open')).getAttribute('aria-pressed')).toBe('true');
    expect((await form()).getByText('Nothing. The book is open.')).toBeTruthy();
    await user.click(await chip('1 July'));
    expect((await form()).getByText('Takes new orders from 1 July')).toBeTruthy();
    expect((await form()).getByText(/^People can still ask\. .* after 1 July\.$/)).toBeTruthy();
    await save();
    expect(await screen.findByText('Book closed until 1 July')).toBeTruthy();
    expect(api.sent(tailorApi.update).at(-1)?.body).toMatchObject({
      businessName: 'Mehta Tailoring',
      fullUntil: '2026-07-01',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('offers the first free day if it is known, and opens the book', async () => {
    open(aTailor({ fullUntil: '2026-06-16' }));
    answerOrders(1);
    await user.click(await row());
    expect((await chip(/^Sun 7 Jun, first free day$/)).getAttribute('aria-pressed')).toBe('false');
    expect((await form()).getByLabelText<HTMLInputElement>('Another day').value).toBe('2026-06-16');
    await user.click(await chip('Book open'));
    await save();
    expect(await screen.findByText('Book is open')).toBeTruthy();
    expect(api.sent(tailorApi.update).at(-1)?.body).toMatchObject({ fullUntil: null });
  });

  it.each([
    ['2026-06-01', 'Choose a day after today'],
    ['2027-06-02', 'Choose a day within a year'],
  ])('refuses %s in words, and focuses the field', async (day, message) => {
    open();
    answerOrders();
    await user.click(await row());
    const field = (await form()).getByLabelText('Another day');
    fireEvent.change(field, { target: { value: day } });
    await save();
    expect((await form()).getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(api.sent(tailorApi.update)).toEqual([]);
  });

  it('says that a save has failed, and keeps the day', async () => {
    open();
    answerOrders();
    await user.click(await row());
    await user.click(await chip('1 July'));
    api.on(tailorApi.update, refusal(503, 'Try later'));
    await save();
    expect(await screen.findByText('Try later')).toBeTruthy();
    expect((await chip('1 July')).getAttribute('aria-pressed')).toBe('true');
  });

  it('is open and focused where a link leads to it', async () => {
    history.replaceState(null, '', '/settings#new-orders');
    open();
    answerOrders();
    expect(await form()).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('settings-new-orders'));
  });

  it('is not there for a suspended tailor', async () => {
    open(aTailor(), aUser({ suspendedAt: '2026-05-01T00:00:00.000Z' }));
    await screen.findByText('Account');
    expect(screen.queryByRole('button', { name: 'New orders' })).toBeNull();
  });
});
