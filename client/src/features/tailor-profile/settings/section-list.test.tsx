// @vitest-environment happy-dom
import { decisionsApi } from '@shared/moderation/decisions';
import { tailorApi } from '@shared/tailor/contract';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { aTailor } from '../../../../../tests/support/client/rows';
import { api, button, edit, field, open, user, write } from '../../../../../tests/support/client/settings-page';

const openRow = () => screen.getByRole('button', { expanded: true });
const closedRow = (name: string, now: RegExp) =>
  screen.getByRole('button', { name, description: now, expanded: false });
/** Returns a field whether or not its section is open. */
const anywhere = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true });
const sectionOf = (name: string) => document.getElementById(button(name).getAttribute('aria-controls') ?? '');

describe('the sections', () => {
  it('are all closed at first, and hidden until a find in the page', async () => {
    open();
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
    expect(sectionOf('Location')?.getAttribute('hidden')).toBe('until-found');
    await user.click(button('Location'));
    expect(sectionOf('Location')?.hasAttribute('hidden')).toBe(false);
  });

  it('open by a find in the page', async () => {
    open();
    const city = await screen.findByText('City');
    act(() => void city.closest('[hidden]')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(openRow()).toBe(button('Location'));
  });

  const at = '2026-11-21T09:14:00.000Z';

  it.each([
    ['the page of which visitors see nothing', { hiddenAt: at, phone: null }, 'Public Profile'],
    ['a picture that visitors do not see', { profilePictureHiddenAt: at }, 'Business Information'],
    ['contacts without a number', { phone: null }, 'Contact Information'],
    [
      'prices of last year',
      { fromPrices: { currency: 'GBP', items: [] }, pricesSetAt: '2020-02-15T10:00:00.000Z' },
      'What clients ask first',
    ],
  ])('begin with %s', async (_, fields, name) => {
    api.on(decisionsApi.list, []);
    open(aTailor(fields));
    expect(await screen.findByRole('button', { name, expanded: true })).toBeTruthy();
    await user.click(openRow());
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it('say what numbers there are', async () => {
    open(aTailor({ phone: '0803', whatsapp: '0805' }));
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(closedRow('Contact Information', /^0803, phone; 0805, WhatsApp$/)).toBeTruthy();
    await edit();
    await write('WhatsApp Number (optional)', '0803');
    await user.click(button('Location'));
    expect(closedRow('Contact Information', /^0803, phone and WhatsApp$/)).toBeTruthy();
  });
});

describe('Edit Profile', () => {
  it('opens the first section if none is open, and keeps the open one, whose row gets the focus', async () => {
    open();
    await edit();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Business Information', expanded: true }));
    await user.click(button('Location'));
    await user.click(button('Cancel'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Location', expanded: true }));
    await edit();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Location', expanded: true }));
  });

  it('gets the focus back if no section is open', async () => {
    open();
    await edit();
    await user.click(openRow());
    await user.click(button('Cancel'));
    expect(document.activeElement).toBe(button('Edit Profile'));
  });

  it('makes one form of all sections: closed ones keep what was typed, and one save sends it', async () => {
    open();
    await edit();
    await write('Bio (optional)', 'Since 2009.');
    await write('City', 'Derby');
    expect(closedRow('Business Information', /^Mehta Tailoring/)).toBeTruthy();
    await user.click(button('Business Information'));
    expect(closedRow('Location', /^Derby, United Kingdom$/)).toBeTruthy();
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    expect(api.sent(tailorApi.update).map(({ body }) => body)).toMatchObject([{ bio: 'Since 2009.', city: 'Derby' }]);
    expect(openRow()).toBe(button('Business Information'));
  });

  it('opens the section of the first error, and the rows of others say what to check', async () => {
    open();
    await edit();
    await write('City', '');
    await write('Profile URL', '');
    await user.click(button('Contact Information'));
    await user.click(button('Save Changes'));
    await screen.findByText('City is required');
    expect(openRow()).toBe(button('Location'));
    expect(document.activeElement).toBe(field('City'));
    expect(closedRow('Public Profile', /^Please check Profile URL$/)).toBeTruthy();
    expect(api.sent(tailorApi.update)).toEqual([]);
  });

  it('opens the section of what the server refuses', async () => {
    open();
    const message = 'This URL is already taken';
    api.on(tailorApi.update, refusal(409, { message, code: 'slug_taken', errors: { profileSlug: [message] } }));
    await edit();
    await user.click(button('Save Changes'));
    await screen.findByText(message);
    expect(openRow()).toBe(button('Public Profile'));
    expect(document.activeElement).toBe(anywhere('Profile URL'));
  });
});
