// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aClient } from '../../../../../tests/support/client/rows';
import { anOrder, dialog, open, press, pressIn, user, writes } from '../../../../../tests/support/client/order-page';

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
    const message = 'Hello Ada, your reception dress, Sash × 4 are ready.\n\nMehta Tailoring';
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
});
