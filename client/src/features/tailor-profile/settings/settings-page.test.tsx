// @vitest-environment happy-dom
import { tailorApi } from '@shared/tailor/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isAskedBeforeLeaving } from '../../../../../tests/support/client/leaving';
import { aTailor } from '../../../../../tests/support/client/rows';
import {
  user,
  api,
  open,
  field,
  button,
  checkbox,
  edit,
  listed,
  write,
} from '../../../../../tests/support/client/settings-page';

describe('reading', () => {
  it('shows every section, and marks missing values', async () => {
    open();
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeTruthy();
    expect(screen.getByText('Manage your business information and preferences')).toBeTruthy();
    const rows: [title: string, now: string][] = [
      ['Business Information', 'Mehta Tailoring, inches'],
      ['Contact Information', '+44 7700 900142, phone'],
      ['Location', 'Leicester, United Kingdom'],
      ['Services & Specialties', '2 services, 1 garment'],
      ['What clients ask first', 'Not given'],
      ['Public Profile', '/tailors/mehta-tailoring, listed'],
    ];
    await screen.findByText('British Pound');
    const headings = screen.getAllByRole('heading', { level: 2 });
    const ofProfile = rows.map(([title, now]) => title + now);
    const others = ['New ordersBook is open', 'Order bookBritish Pound', 'MessagesTo clients, in Seamfolk’s words'];
    expect(headings.map((each) => each.textContent)).toEqual([...ofProfile, ...others]);
    for (const [index, [title, now]] of rows.entries()) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBe(headings[index]);
      const row = screen.getByRole('button', { name: title, expanded: false });
      expect(document.getElementById(row.getAttribute('aria-describedby') ?? '')?.textContent).toBe(now);
      await user.click(row);
      expect(screen.getAllByRole('button', { expanded: true })).toEqual([row]);
    }
    expect(screen.getByText('WhatsApp Number').parentElement?.textContent).toContain('Not given');
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    expect(listed().disabled).toBe(true);
    expect(screen.getByRole('link', { name: '/tailors/mehta-tailoring' })).toBeTruthy();
    await user.click(button('Public Profile'));
    expect(screen.queryByRole('link', { name: '/tailors/mehta-tailoring' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/settings/account');
    expect(screen.getByRole('link', { name: 'Logout' })).toBeTruthy();
  });

  it('shows that visitors cannot reach a tailor without a number, and links to the field', async () => {
    open(aTailor({ phone: null }));
    await screen.findByText(/^Visitors can’t reach you yet\./);
    await user.click(button('Add a number'));
    expect(document.activeElement).toBe(field('Phone Number (optional)'));
    expect(screen.getByText(/reach you yet/)).toBeTruthy();
    await user.type(field('Phone Number (optional)'), '+44 7700 900142');
    expect(screen.queryByText(/reach you yet/)).toBeNull();
    await user.click(button('Save Changes'));
    await screen.findByText('Your business profile has been updated successfully.');
    expect(screen.queryByText(/reach you yet/)).toBeNull();
  });

  it('shows no such notice if there is a number', async () => {
    open(aTailor({ phone: null, whatsapp: '+44 7700 900142' }));
    await edit();
    expect(screen.queryByText(/reach you yet/)).toBeNull();
  });

  it('shows the current first message, and the QR code to print', async () => {
    open(aTailor({ greeting: 'Hello there', firstMessage: 'Hello there' }));
    const label = await screen.findByText('First message');
    expect(label.parentElement?.textContent).toContain('Hello there');
    await user.click(button('Public Profile'));
    const code = screen.getByRole('img', { name: 'QR code of your public page' });
    expect(code.getAttribute('src')).toBe('/tailors/mehta-tailoring/qr.svg');
    for (const type of ['svg', 'png']) {
      const link = screen.getByRole('link', { name: `Download ${type.toUpperCase()}` });
      expect(link.getAttribute('href')).toBe(`/tailors/mehta-tailoring/qr.${type}?download=1`);
    }
  });

  it("shows 'Profile not found' if no profile loads", async () => {
    open(null);
    await screen.findByText('Profile not found');
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  });
});

describe('editing', () => {
  it('begins at the prices, if the URL says so, and not again after Cancel', async () => {
    history.replaceState(null, '', '/settings#prices');
    open();
    const prices = await screen.findByRole('group', { name: /^From prices/ });
    expect(document.activeElement).toBe(prices);
    await user.click(button('Cancel'));
    expect(document.activeElement).toBe(button('What clients ask first'));
    expect(location.hash).toBe('');
  });

  it('saves, shows a toast and returns to the reading view', async () => {
    open();
    await edit();
    await write('Business Name', 'Mehta & Daughters');
    await user.click(listed());
    await user.click(button('Save Changes'));
    await screen.findByText('Your business profile has been updated successfully.');
    expect(screen.getByText('Profile updated')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Business Information', description: /^Mehta & Daughters/ }),
    ).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Public Profile', expanded: true }));
    expect(api.sent(tailorApi.update).map(({ body }) => body)).toMatchObject([
      { businessName: 'Mehta & Daughters', isActive: false, profileSlug: 'mehta-tailoring' },
    ]);
    await waitFor(() => expect(api.sent(tailorApi.me)).toHaveLength(2));
  });

  it('saves the unit of measurements, and follows the country without one', async () => {
    open();
    expect((await screen.findByText('Length unit')).parentElement?.textContent).toContain('Inches');
    await edit();
    expect(screen.getByRole('option', { name: 'As usual in your country (inches)' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Length unit'), 'Centimetres');
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    expect(api.sent(tailorApi.update).map(({ body }) => body)).toMatchObject([{ lengthUnit: 'cm' }]);
    expect(screen.getByText('Length unit').parentElement?.textContent).toContain('Centimetres');
  });

  it("shows 'Saving...' during the save, and saves once", async () => {
    open();
    let finish = () => undefined as void;
    api.on(tailorApi.update, () => new Promise((resolve) => (finish = () => resolve(aTailor()))));
    await edit();
    await user.dblClick(button('Save Changes'));
    await user.click(await screen.findByRole('button', { name: 'Saving...' }));
    expect(field('Business Name').closest('[inert]')).not.toBeNull();
    finish();
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(api.sent(tailorApi.update)).toHaveLength(1);
  });

  it('asks before a reload or Logout discards typed text', async () => {
    open();
    await edit();
    expect(isAskedBeforeLeaving()).toBe(false);
    await write('City', 'Derby');
    expect(isAskedBeforeLeaving()).toBe(true);
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    expect(isAskedBeforeLeaving()).toBe(false);
  });

  it('discards all changes on Cancel', async () => {
    open();
    await edit();
    await write('Business Name', 'Something else');
    await user.click(checkbox('Wedding & Bridal'));
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    await user.click(button('Cancel'));
    expect(screen.getByRole('button', { name: 'Business Information', description: /^Mehta Tailoring/ })).toBeTruthy();
    await edit();
    expect(field('Business Name').value).toBe('Mehta Tailoring');
    expect(checkbox('Wedding & Bridal').checked).toBe(false);
    expect(api.sent(tailorApi.update)).toEqual([]);
  });

  it('offers specialties only with their category, and clears them with it', async () => {
    open();
    await edit();
    await user.click(button('Services & Specialties'));
    const list = screen.getByRole('group', { name: 'Cultural Specialties (optional)' });
    expect(within(list).getByRole<HTMLInputElement>('checkbox', { name: 'South Asian Wear' }).checked).toBe(true);
    await user.click(checkbox('Cultural & Traditional Wear'));
    expect(screen.queryByText('Cultural Specialties')).toBeNull();
    await user.click(checkbox('Cultural & Traditional Wear'));
    expect(checkbox('South Asian Wear').checked).toBe(false);
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    expect(api.sent(tailorApi.update)[0]?.body).toMatchObject({ culturalSubCategories: [] });
  });

  it('warns that a changed URL breaks the old link', async () => {
    open();
    api.on(tailorApi.slugAvailability, { available: true });
    await edit();
    expect(screen.queryByText(/leads here too/)).toBeNull();
    await write('Profile URL', 'mehta');
    expect(screen.getByText(/The old link \/tailors\/mehta-tailoring leads here too/)).toBeTruthy();
    await screen.findByText('This URL is available');
    await write('Profile URL', 'Mehta!');
    await user.click(button('Save Changes'));
    await screen.findByText('URL can only contain lowercase letters, numbers, and hyphens');
  });
});
