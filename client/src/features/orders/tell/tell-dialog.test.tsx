// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import type { OrderBook } from '@shared/orders/book';
import { ordersApi } from '@shared/orders/contract';
import { tailorApi } from '@shared/tailor/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerClients } from '../../../../../tests/support/client/client-book';
import { refusal } from '../../../../../tests/support/client/fake-api';
import {
  ada,
  anOrder,
  api,
  dialog,
  open,
  press,
  pressIn,
  user,
  writes,
} from '../../../../../tests/support/client/order-page';
import { anOrderBook } from '../../../../../tests/support/client/orders';
import { aClient, aTailor } from '../../../../../tests/support/client/rows';
import { queryClient } from '../../../lib/api/query-client';

const title = 'Tell Ada';
const link = async (name: string) => (await dialog(title)).getByRole<HTMLAnchorElement>('link', { name });
const textIn = (href: string) => decodeURIComponent(href.split('text=')[1] ?? href.split('body=')[1] ?? '');

describe('telling a client', () => {
  it('has the message of the state in links to the client, and remembers what was sent', async () => {
    const { order } = open({ stage: 'ready', readyOn: '2026-06-01' });
    await screen.findByText('Ready since today. Not told yet.');
    await press(title);
    const [whatsapp, sms] = [await link('WhatsApp'), await link('SMS')];
    expect(whatsapp.href).toMatch(/^https:\/\/wa\.me\/2348035550142\?text=/);
    expect(sms.href).toMatch(/^sms:\+2348035550142\?&body=/);
    const message = 'Hello Ada, your order is ready: reception dress, Sash × 4.\n\nMehta Tailoring';
    expect([textIn(whatsapp.href), textIn(sms.href)]).toEqual([message, message]);
    whatsapp.addEventListener('click', (event) => event.preventDefault());
    await user.click(whatsapp);
    await waitFor(() => expect(writes('/told')).toMatchObject([{ body: { kind: 'ready' } }]));
    await screen.findByText('Ready since today. Told today.');
    expect(order.told).toHaveProperty('ready');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can say something else, in own words that another message does not lose', async () => {
    open();
    await press(title);
    await pressIn(title, 'Change the words');
    const words = (await dialog(title)).getByLabelText<HTMLTextAreaElement>('Your message');
    expect(words.maxLength).toBe(999);
    await user.clear(words);
    await user.type(words, 'Come at nine');
    expect(textIn((await link('WhatsApp')).href)).toBe('Come at nine');
    await pressIn(title, 'Late');
    expect(textIn((await link('WhatsApp')).href)).toContain('I need until Friday 5 June');
    await pressIn(title, 'Taken');
    expect(textIn((await link('WhatsApp')).href)).toBe('Come at nine');
    await pressIn(title, 'Use the message again');
    expect(textIn((await link('WhatsApp')).href)).toContain('I have taken your order 133');
  });

  it('offers the messages that fit', async () => {
    open();
    await press(title);
    const form = await dialog(title);
    const chips = form.getByRole('group', { name: 'Message' }).querySelectorAll('button');
    expect([...chips].map(({ textContent }) => textContent)).toEqual(['Taken', 'Late', 'Left to pay']);
  });

  it('copies the message if there is no number, which counts as told', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const withoutNumber = aClient({ name: 'Ada Obi' });
    const { order } = open({ customerId: withoutNumber.id }, [], withoutNumber);
    await press(title);
    const form = await dialog(title);
    expect(form.getByText('There is no number yet: copy the message.')).toBeTruthy();
    expect(form.queryByRole('link')).toBeNull();
    await pressIn(title, 'Copy');
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(`order ${anOrder().number}`));
    await waitFor(() => expect(order.told).toHaveProperty('taken'));
  });

  it('is for the fitting if it is opened there', async () => {
    open({
      fittings: [{ id: crypto.randomUUID(), onDate: '2026-06-09', atTime: '11:00', note: 'Shoes', doneAt: null }],
    });
    await press(/^Remind the client of the fitting/);
    expect(textIn((await link('WhatsApp')).href)).toContain('is on Tuesday 9 June, at 11:00.');
  });

  it('ends with the address of the client’s page, on a line of its own', async () => {
    open({ stage: 'ready', linkToken: 'Gk3vT9xQ2mLr8sYw1ZbNpA' });
    await press(title);
    const address = `${location.origin}/o/Gk3vT9xQ2mLr8sYw1ZbNpA`;
    await waitFor(async () =>
      expect(textIn((await link('WhatsApp')).href).endsWith(`\n\nMehta Tailoring\n\n${address}`)).toBe(true),
    );
  });
});

const select = async () => (await dialog(title)).getByLabelText<HTMLSelectElement>('In');
const choose = async (name: string) => user.selectOptions(await select(), name);
const chosen = async () => (await select()).selectedOptions[0]?.textContent;
const shown = async () => (await dialog(title)).getByRole('group', { name: 'Your message' });

describe('the language of a message', () => {
  it('is that of the client, and can be another one for this message', async () => {
    open({ stage: 'ready' }, [], { ...ada, language: 'yo' });
    await press(title);
    await waitFor(async () => expect(await chosen()).toBe('Yorùbá'));
    expect(textIn((await link('WhatsApp')).href)).toContain('Ẹ ǹlẹ́ Ada, iṣẹ́ yín ti ṣetán: Reception dress, Sash × 4.');
    expect((await shown()).querySelector('p')?.lang).toBe('yo');
    await choose('Français');
    expect(textIn((await link('WhatsApp')).href)).toContain('Bonjour Ada, votre commande est prête');
    expect((await dialog(title)).queryByRole('button', { name: /^Always/ })).toBeNull();
    expect(api.sent(customersApi.update)).toEqual([]);
  });

  it.each([
    ['the first of the tailor’s in which there are messages', ['ig', 'fr', 'en'], 'Français'],
    ['English, if there are none in those of the tailor', ['ig'], 'English'],
  ])('of a client without one is %s', async (_what, languages, name) => {
    open();
    api.on(tailorApi.me, aTailor({ languages }));
    await act(() => queryClient.invalidateQueries());
    await press(title);
    await waitFor(async () => expect(await chosen()).toBe(name));
  });

  it('is remembered for a client who has none in one press', async () => {
    open({ stage: 'ready' });
    const saved: unknown[] = [];
    api.on(customersApi.update, ({ body }) => {
      saved.push(body);
      const customer = { ...ada, ...(body as object) };
      answerClients(api, [customer]);
      return customer;
    });
    await press(title);
    expect((await dialog(title)).queryByRole('button', { name: /^Always/ })).toBeNull();
    await choose('العربية');
    expect(textIn((await link('WhatsApp')).href)).toContain('طلبكم جاهز');
    await pressIn(title, 'Always for Ada');
    expect(await screen.findByText('Messages to Ada are in العربية')).toBeTruthy();
    expect(saved).toEqual([{ ...customerValues(ada), language: 'ar' }]);
    await waitFor(async () => expect((await dialog(title)).queryByRole('button', { name: /^Always/ })).toBeNull());
    expect(await chosen()).toBe('العربية');
  });

  it('says that there are no messages in the language of the client', async () => {
    open({}, [], { ...ada, language: 'Igbo' });
    await press(title);
    expect(await screen.findByText(/There are no messages in/)).toBeTruthy();
    expect(await chosen()).toBe('English');
  });

  it('has its own words, which another language does not lose', async () => {
    open();
    await press(title);
    await pressIn(title, 'Change the words');
    await user.type((await dialog(title)).getByLabelText('Your message'), ' Thank you.');
    await choose('Español');
    expect(textIn((await link('WhatsApp')).href)).toContain('Hola Ada, ');
    await choose('English');
    expect(textIn((await link('WhatsApp')).href)).toMatch(/Mehta Tailoring Thank you\.$/);
  });
});

describe('words that the shop keeps', () => {
  /** Keeps the own messages that are sent. */
  const answerBook = (messages: OrderBook['messages'] = {}) => {
    let saved = messages;
    const book = () => anOrderBook({ timeZone: 'Africa/Lagos', messages: saved });
    api.on(ordersApi.book, book);
    api.on(ordersApi.changeBook, ({ body }) => {
      saved = (body as OrderBook).messages;
      return book();
    });
    return { saved: () => saved, change: (changed: OrderBook['messages']) => void (saved = changed) };
  };
  const changeTo = async (words: string) => {
    await pressIn(title, 'Change the words');
    const area = (await dialog(title)).getByLabelText<HTMLTextAreaElement>('Your message');
    await user.clear(area);
    await user.click(area);
    await user.paste(words);
  };

  it('have placeholders again, are shown first, and lose no words of another kind or device', async () => {
    open({ stage: 'ready' });
    const book = answerBook({ late: { en: 'Late' } });
    await press(title);
    await changeTo('Good news, Ada: your order 133 is ready! Reception dress, Sash × 4\n\nMehta Tailoring');
    book.change({ late: { en: 'Late', yo: 'Ó pẹ́' } });
    await pressIn(title, 'Keep these words');
    const asked = within((await dialog(title)).getByRole('region', { name: 'Your words for every client' }));
    const template = 'Good news,[ {name}]: your order {number} is ready! {garments}\n\n{shop}';
    expect(
      asked.getByText((_text, element) => element?.tagName === 'P' && element.textContent === template),
    ).toBeTruthy();
    expect(book.saved()).not.toHaveProperty('ready');
    await user.click(asked.getByRole('button', { name: 'Keep' }));
    await screen.findByText('Kept for “Ready” in English');
    expect(book.saved()).toEqual({ late: { en: 'Late', yo: 'Ó pẹ́' }, ready: { en: template } });
    await waitFor(async () =>
      expect((await shown()).textContent).toContain('your order 133 is ready! reception dress'),
    );
    // The class that lets the toast take presses beside a dialog has no styles here.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(book.saved()).toEqual({ late: { en: 'Late', yo: 'Ó pẹ́' } }));
  });

  it('are not kept with an unknown placeholder, or if they are not wanted', async () => {
    open();
    const book = answerBook();
    await press(title);
    await changeTo('Come {day2}');
    await pressIn(title, 'Keep these words');
    expect(await screen.findByText('There is no {day2}')).toBeTruthy();
    expect((await dialog(title)).queryByRole('button', { name: 'Keep' })).toBeNull();
    await pressIn(title, 'Not now');
    expect(screen.queryByText('There is no {day2}')).toBeNull();
    expect(textIn((await link('WhatsApp')).href)).toBe('Come {day2}');
    expect(book.saved()).toEqual({});
  });

  it('stay on the screen if they could not be kept', async () => {
    open();
    api.on(ordersApi.changeBook, refusal(503, 'Try later'));
    await press(title);
    await changeTo('Come at nine');
    await pressIn(title, 'Keep these words');
    await pressIn(title, 'Keep');
    await screen.findByText('Try later');
    expect(textIn((await link('WhatsApp')).href)).toBe('Come at nine');
  });
});
