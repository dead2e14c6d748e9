// @vitest-environment happy-dom
import { ordersApi } from '@shared/orders/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { aTailor } from '../../../../../tests/support/client/rows';
import { api, button, open, user } from '../../../../../tests/support/client/settings-page';
import { anOrderBook } from '../../../../../tests/support/client/orders';

const book = anOrderBook({ currency: 'NGN', timeZone: 'Africa/Lagos', weeklyGarments: null, nextNumber: 145 });

const row = () => screen.findByRole('button', { name: 'Order book' });
const form = () => within(screen.getByRole('form', { name: 'Order book' }));

afterEach(() => history.replaceState(null, '', '/'));

describe('the order book in the settings', () => {
  it('says its currency and the garments of a usual week, and saves another one by itself', async () => {
    open();
    api.on(ordersApi.book, book);
    await screen.findByRole('button', { name: 'Order book', description: 'Nigerian Naira' });
    await user.click(await row());
    const saved = { ...book, currency: 'GHS', timeZone: 'Africa/Accra', weeklyGarments: 6 };
    api.on(ordersApi.changeBook, () => {
      api.on(ordersApi.book, saved);
      return saved;
    });
    await user.selectOptions(form().getByLabelText('Currency'), 'GHS');
    await user.selectOptions(form().getByLabelText('Time zone'), 'Africa/Accra');
    await user.type(form().getByLabelText(/^Garments in a usual week/), '6 pieces');
    await user.click(button('Save order book'));
    expect(await screen.findByText('Order book updated')).toBeTruthy();
    expect(api.sent(ordersApi.changeBook).map(({ body }) => body)).toEqual([
      { currency: 'GHS', timeZone: 'Africa/Accra', weeklyGarments: 6, makesLinks: true, linksShowBalance: false },
    ]);
    await user.click(await row());
    expect(
      await screen.findByRole('button', { name: 'Order book', description: 'Ghanaian Cedi, 6 garments a week' }),
    ).toBeTruthy();
  });

  it('says whether new orders get a link, and what its page shows', async () => {
    open();
    api.on(ordersApi.book, { ...book, makesLinks: false });
    api.on(ordersApi.changeBook, ({ body }) => ({ ...book, ...body }));
    await user.click(await row());
    const makes = await screen.findByRole<HTMLInputElement>('switch', { name: 'Make a link with each new order' });
    expect(makes.checked).toBe(false);
    await user.click(makes);
    await user.click(form().getByRole('switch', { name: 'Show what is left to pay' }));
    await user.click(button('Save order book'));
    expect(await screen.findByText('Order book updated')).toBeTruthy();
    expect(api.sent(ordersApi.changeBook)[0]?.body).toMatchObject({ makesLinks: true, linksShowBalance: true });
  });

  it('refuses no garments in words, and says that a save has failed', async () => {
    open();
    await user.click(await row());
    await user.type(await screen.findByLabelText(/^Garments in a usual week/), '0');
    await user.click(button('Save order book'));
    expect(await screen.findByText('Give a number of garments')).toBeTruthy();
    expect(document.activeElement).toBe(form().getByLabelText(/^Garments in a usual week/));
    api.on(ordersApi.changeBook, refusal(503, 'Try later'));
    await user.clear(form().getByLabelText(/^Garments in a usual week/));
    await user.click(button('Save order book'));
    expect(await screen.findByText('Try later')).toBeTruthy();
    expect(screen.queryByText('Give a number of garments')).toBeNull();
  });

  it('takes no other number of garments out of a text, and keeps the text', async () => {
    open();
    await user.click(await row());
    const week = async () => form().findByLabelText<HTMLInputElement>(/^Garments in a usual week/);
    await user.type(await week(), '1,5');
    await user.click(button('Save order book'));
    expect(await screen.findByText('Give a whole number')).toBeTruthy();
    expect((await week()).value).toBe('1,5');
    expect(api.sent(ordersApi.changeBook)).toEqual([]);
  });

  it('opens by its fragment, and gets the focus', async () => {
    history.replaceState(null, '', '/settings#order-book');
    open();
    expect(await screen.findByRole('button', { name: 'Order book', expanded: true })).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await row()));
  });

  it('says that it could not be loaded', async () => {
    open();
    api.on(ordersApi.book, refusal(500, 'No'));
    await user.click(await row());
    expect(await screen.findByText('The order book could not be loaded')).toBeTruthy();
  });

  it('is not there for a suspended tailor, who can change nothing', async () => {
    open(aTailor(), { suspendedAt: '2026-06-01T10:00:00.000Z' });
    await screen.findByRole('link', { name: 'Account' });
    expect(screen.queryByRole('button', { name: 'Order book' })).toBeNull();
  });
});
