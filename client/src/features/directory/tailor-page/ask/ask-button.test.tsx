// @vitest-environment happy-dom
import type { PublicTailor } from '@shared/directory/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPublicTailor } from '../../../../../../tests/support/client/rows';
import { AskButton } from './ask-button';
import './ask-sheet'; // preloads what a click imports

const user = userEvent.setup({ delay: null });
const button = () => screen.queryByRole('button', { name: 'Ask about a garment' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const message = () => screen.getByRole('group', { name: 'Your message' }).querySelector('p')?.textContent;
const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

async function open(fields: Partial<PublicTailor> = {}) {
  render(<AskButton tailor={aPublicTailor(fields)} />);
  await user.click(button() as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Ask about a garment' });
  // Radix takes presses in a dialog one render after it appears.
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
}

describe('Ask about a garment', () => {
  it('is not offered without a number', () => {
    render(<AskButton tailor={aPublicTailor({ phone: null, whatsapp: null, whatsappUrl: null })} />);
    expect(button()).toBeNull();
  });

  it('composes the message from the answers, and puts it into both links', async () => {
    await open();
    await press('Kaftan');
    await press('Agbada');
    await user.type(screen.getByLabelText(/^Budget/), '450');
    await press('No');
    const text =
      'Hello Adunni Couture, I found you on Seamfolk. I would like an agbada. I need the cloth from you. My budget is about $450. When could I come for measurements?';
    expect(message()).toBe(text);
    expect(href('Open WhatsApp')).toBe(`https://wa.me/19175550188?text=${encodeURIComponent(text)}`);
    expect(href('Send SMS')).toBe(`sms:+19175550188?&body=${encodeURIComponent(text)}`);
    await press('Agbada');
    await press('No');
    expect(message()).toContain('I would like something made. My budget');
  });

  it('begins after the day of a closed book', async () => {
    await open({ fullUntil: '2027-01-05' });
    const neededBy = screen.getByLabelText<HTMLInputElement>(/^Needed by/);
    expect(neededBy.min).toBe('2027-01-05');
    expect(screen.getByText('Takes new orders from 5 January')).toBeTruthy();
    expect(message()).toMatch(/ I need it after 5 January\.$/);
  });

  it('offers only an SMS without WhatsApp', async () => {
    await open({ whatsapp: null, whatsappUrl: null, smsUrl: 'sms:+17185550142?&body=Hello' });
    expect(href('Open WhatsApp')).toBeUndefined();
    expect(href('Send SMS')).toMatch(/^sms:\+17185550142\?&body=Hello/);
  });

  it("begins with the tailor's own greeting, in place of the one in the link", async () => {
    const greeting = 'Ẹ káàbọ̀! Please tell me your event.';
    await open({ greeting, whatsappUrl: `https://wa.me/19175550188?text=${encodeURIComponent(greeting)}` });
    await press('Agbada');
    expect(message()).toMatch(/^Ẹ káàbọ̀! Please tell me your event\. I would like an agbada\./);
    expect(href('Open WhatsApp')).toBe(`https://wa.me/19175550188?text=${encodeURIComponent(message() ?? '')}`);
  });

  it('takes own words for another garment', async () => {
    await open();
    await press('Something else');
    await user.type(screen.getByLabelText(/^What would you like/), 'a coat');
    expect(message()).toContain('I would like a coat.');
  });

  it('asks for the garment in words if the tailor lists none', async () => {
    await open({ serviceCategories: [] });
    expect(screen.queryByRole('button', { name: 'Something else' })).toBeNull();
    await user.type(screen.getByLabelText(/^Garment/), 'a coat');
    expect(message()).toContain('I would like a coat.');
    await user.clear(screen.getByLabelText(/^Garment/));
    expect(message()).toContain('I would like to ask about a garment.');
  });

  it('shows eight garments, and the others on request', async () => {
    const serviceCategories = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'Dashiki', 'Kente'];
    await open({ serviceCategories });
    expect(screen.queryByRole('button', { name: 'Kente' })).toBeNull();
    await press('Show 2 more');
    await press('Kente');
    expect(message()).toContain('a kente outfit');
  });

  it('can be rewritten; closing keeps the words and the answers', async () => {
    await open();
    await press('Agbada');
    await press('Change the words');
    const words = screen.getByLabelText<HTMLTextAreaElement>(/^Your message/);
    expect(document.activeElement).toBe(words);
    expect(words.value).toContain('an agbada');
    await user.clear(words);
    await user.type(words, 'Good day');
    expect(href('Send SMS')).toMatch(/body=Good%20day$/);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button() as HTMLElement);
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your message/)).value).toBe('Good day');
    await press('Use my answers again');
    expect(message()).toContain('I would like an agbada.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the words' }));
  });
});
