// @vitest-environment happy-dom
import { tailorApi } from '@shared/tailor/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aTailor } from '../../../../../tests/support/client/rows';
import { api, button, edit, field, open, user } from '../../../../../tests/support/client/settings-page';

const same = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'WhatsApp is the same number' });
const phone = () => field('Phone Number (optional)');
const whatsapp = () => field('WhatsApp Number (optional)');

async function editContacts(fields: Parameters<typeof aTailor>[0]) {
  open(aTailor(fields));
  await edit();
  if (screen.queryByRole('textbox', { name: 'Phone Number (optional)' }) === null)
    await user.click(button('Contact Information'));
}

describe('WhatsApp is the same number', () => {
  it('copies the phone number, keeps both equal, and saves both', async () => {
    await editContacts({ phone: '0803 555 014', whatsapp: null });
    expect(same().checked).toBe(false);
    await user.click(same());
    expect(whatsapp().value).toBe('0803 555 014');
    await user.type(phone(), '2');
    expect(whatsapp().value).toBe('0803 555 0142');
    expect(same().checked).toBe(true);
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    const number = '0803 555 0142';
    expect(api.sent(tailorApi.update)[0]?.body).toMatchObject({ phone: number, whatsapp: number });
  });

  it('can be ticked before there is a number', async () => {
    await editContacts({ phone: null, whatsapp: null });
    await user.click(same());
    expect(same().checked).toBe(true);
    await user.type(phone(), '0803');
    expect(whatsapp().value).toBe('0803');
  });

  it('is ticked for equal numbers, until the WhatsApp number is changed', async () => {
    await editContacts({ phone: '0803', whatsapp: '0803' });
    expect(same().checked).toBe(true);
    await user.type(whatsapp(), '1');
    expect(same().checked).toBe(false);
    await user.type(phone(), '2');
    expect([phone().value, whatsapp().value]).toEqual(['08032', '08031']);
  });

  it('does not follow a phone number that only passes through the WhatsApp number while it is typed', async () => {
    await editContacts({ phone: null, whatsapp: '0803' });
    await user.type(phone(), '08035');
    expect(whatsapp().value).toBe('0803');
    expect(same().checked).toBe(false);
  });

  it('puts the earlier WhatsApp number back when it is unticked', async () => {
    await editContacts({ phone: '0803', whatsapp: '0805' });
    await user.click(same());
    expect(whatsapp().value).toBe('0803');
    await user.click(same());
    expect(whatsapp().value).toBe('0805');
  });
});
