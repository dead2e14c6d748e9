// @vitest-environment happy-dom
import type { OrderBook } from '@shared/orders/book';
import { ordersApi } from '@shared/orders/contract';
import { templateOf } from '@shared/orders/messages/all-texts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { aTailor } from '../../../../../tests/support/client/rows';
import { api, button, open, user } from '../../../../../tests/support/client/settings-page';
import { anOrderBook } from '../../../../../tests/support/client/orders';
import { queryClient } from '../../../lib/api/query-client';
import { storeDrafts } from '../../../lib/drafts/drafts';

const row = () => screen.findByRole('button', { name: 'Messages' });
const form = () => within(screen.getByRole('form', { name: 'Messages' }));
const area = () => form().getByRole<HTMLTextAreaElement>('textbox');
const preview = () => form().getByRole('group', { name: 'The message as Ada gets it' });
const chip = (name: string | RegExp) => form().getByRole('button', { name });
const chooseLanguage = (name: string) => user.selectOptions(form().getByLabelText('Language'), name);

async function write(words: string) {
  await user.clear(area());
  await user.click(area());
  await user.paste(words);
}

/** Opens the section of a tailor with these messages. */
async function openMessages(messages: OrderBook['messages'] = {}, languages = ['en']) {
  let saved = messages;
  const book = () => anOrderBook({ currency: 'NGN', timeZone: 'Africa/Lagos', messages: saved });
  open(aTailor({ languages, businessName: 'Adunni Couture' }));
  api.on(ordersApi.book, book);
  api.on(ordersApi.changeBook, ({ body }) => {
    saved = (body as OrderBook).messages;
    return book();
  });
  await act(() => queryClient.invalidateQueries());
  await user.click(await row());
  await screen.findByRole('form', { name: 'Messages' });
  return { saved: () => saved, change: (changed: OrderBook['messages']) => void (saved = changed) };
}

describe('the messages in the settings', () => {
  it('are those of the product at first, as a client would get them', async () => {
    await openMessages();
    expect(area().value).toBe(templateOf('taken', 'en'));
    expect(preview().textContent).toContain('Hello Ada, I have taken your order 143: agbada, Fila × 2.');
    expect(preview().textContent).toContain('Adunni Couture');
    expect(form().queryByRole('button', { name: /Use Seamfolk/ })).toBeNull();
    await user.click(chip('Left to pay'));
    expect(preview().textContent).toContain('₦450 is left to pay');
    await chooseLanguage('Yorùbá');
    expect(area().value).toBe(templateOf('owed', 'yo'));
    expect(preview().textContent).toContain('ó ku ₦450');
    await user.click(await row());
    expect(
      await screen.findByRole('button', { name: 'Messages', description: 'To clients, in Seamfolk’s words' }),
    ).toBeTruthy();
  });

  it('begin in the language of the tailor', async () => {
    await openMessages({}, ['ig', 'ar']);
    expect(area().value).toBe(templateOf('taken', 'ar'));
    expect([area().lang, area().dir]).toEqual(['ar', 'auto']);
  });

  it('are saved in own words, which lose no words of another device', async () => {
    const book = await openMessages({ late: { en: 'Late' } });
    await write('Good day {name}, ');
    await user.click(chip(/^Order number/));
    expect([area().value, document.activeElement]).toEqual(['Good day {name}, {number}', area()]);
    expect(preview().querySelector('p')?.textContent).toBe('Good day Ada, 143');
    await chooseLanguage('Español');
    await write('Buenas, {name}');
    expect(chip(/^Taken ?, yours$/)).toBeTruthy();
    book.change({ late: { en: 'Late' }, owed: { hi: 'बाकी' } });
    await user.click(button('Save messages'));
    await screen.findByText('Messages updated');
    expect(book.saved()).toEqual({
      late: { en: 'Late' },
      owed: { hi: 'बाकी' },
      taken: { en: 'Good day {name}, {number}', es: 'Buenas, {name}' },
    });
    await user.click(await row());
    expect(
      await screen.findByRole('button', { name: 'Messages', description: 'To clients, 4 in your own words' }),
    ).toBeTruthy();
  });

  it('are those of the product again by one press and a save', async () => {
    const book = await openMessages({ taken: { en: 'Mine', fr: 'À moi' } });
    expect(area().value).toBe('Mine');
    await user.click(chip(/Use Seamfolk/));
    expect(area().value).toBe(templateOf('taken', 'en'));
    await user.click(button('Save messages'));
    await screen.findByText('Messages updated');
    expect(book.saved()).toEqual({ taken: { fr: 'À moi' } });
  });

  it.each([
    ['Come {day2}', 'There is no {day2}'],
    ['x'.repeat(1000), 'Must be at most 999 characters'],
    ['', 'Write the message'],
  ])('say what is wrong with %j, also of a message that is not shown', async (words, problem) => {
    await openMessages();
    await write(words);
    await user.click(chip('Late'));
    await chooseLanguage('Français');
    await user.click(button('Save messages'));
    expect(await form().findByText(problem)).toBeTruthy();
    expect([document.activeElement, area().value]).toEqual([area(), words]);
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(api.sent(ordersApi.changeBook)).toEqual([]);
    await write('Come {day}');
    expect(form().queryByText(problem)).toBeNull();
  });

  it('say what the server refuses on the field, and that a save has failed; nothing typed is lost', async () => {
    await openMessages();
    await write('Mine');
    const errors = { messages: ['Contains characters that cannot be stored'] };
    api.on(ordersApi.changeBook, refusal(400, { message: 'Invalid', code: 'invalid', errors }));
    await user.click(button('Save messages'));
    expect(await form().findByText('Contains characters that cannot be stored')).toBeTruthy();
    api.on(ordersApi.changeBook, refusal(503, 'Try later'));
    await user.click(button('Save messages'));
    await screen.findByText('Try later');
    expect(area().value).toBe('Mine');
  });

  it('come back after the page was left', async () => {
    await openMessages();
    await write('Not saved yet');
    storeDrafts();
    cleanup();
    open(aTailor({ languages: ['en'] }));
    await waitFor(() => expect(area().value).toBe('Not saved yet'));
    expect(screen.getByText('Your unsaved changes are back.')).toBeTruthy();
    await user.click(button('Discard'));
    expect(area().value).toBe(templateOf('taken', 'en'));
  });

  it('say that they could not be loaded', async () => {
    open();
    api.on(ordersApi.book, refusal(500, 'No'));
    await user.click(await row());
    expect(await screen.findByText('The messages could not be loaded')).toBeTruthy();
  });
});
