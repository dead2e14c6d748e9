// @vitest-environment happy-dom
import { accountApi } from '@shared/account';
import { sessionApi } from '@shared/session';
import { tailorApi, type Tailor } from '@shared/tailor';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { isAskedBeforeLeaving } from '../../../../tests/support/client/leaving';
import { aTailor, aUser, noProfile } from '../../../../tests/support/client/rows';
import { changedElsewhere, loseNextAnswer } from '../../../../tests/support/client/writes';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { myTailorQuery } from './queries';
import { SettingsPage } from './settings-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

function open(tailor: Tailor | null = aTailor()) {
  let saved = tailor;
  api.on(tailorApi.me, () => saved ?? noProfile);
  api.on(tailorApi.update, ({ body }) => (saved = { ...aTailor(), ...(body as Partial<Tailor>) }));
  render(
    <QueryClientProvider client={queryClient}>
      <SettingsPage />
      <Toaster />
    </QueryClientProvider>,
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const edit = async () => user.click(await screen.findByRole('button', { name: 'Edit Profile' }));

/** Replaces the text of a field by pasting, which renders the form once and not once per letter. */
async function write(name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.paste(text);
}

async function chooseCountry(name: string) {
  await user.clear(screen.getByRole('combobox', { name: 'Country' }));
  await user.paste(name);
  await user.keyboard('{Enter}');
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

describe('reading', () => {
  it('shows every section, and marks missing values', async () => {
    open();
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeTruthy();
    expect(screen.getByText('Manage your business information and preferences')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Business Information',
      'Contact Information',
      'Location',
      'Services & Specialties',
      'What clients ask first',
      'Public Profile',
      'Account',
      'Your data',
      'Delete account',
    ]);
    expect(screen.getByText('WhatsApp Number').parentElement?.textContent).toContain('Not given');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Listed in the directory' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: '/tailors/mehta-tailoring' })).toBeTruthy();
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
    expect(document.activeElement).toBe(button('Edit Profile'));
    expect(location.hash).toBe('');
  });

  it('saves, shows a toast and returns to the reading view', async () => {
    open();
    await edit();
    await write('Business Name', 'Mehta & Daughters');
    await user.click(screen.getByRole('switch', { name: 'Listed in the directory' }));
    await user.click(button('Save Changes'));
    await screen.findByText('Your business profile has been updated successfully.');
    expect(screen.getByText('Profile updated')).toBeTruthy();
    expect(screen.getByText('Mehta & Daughters')).toBeTruthy();
    expect(document.activeElement).toBe(button('Edit Profile'));
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
    expect(screen.getByText('Mehta Tailoring')).toBeTruthy();
    await edit();
    expect(field('Business Name').value).toBe('Mehta Tailoring');
    expect(checkbox('Wedding & Bridal').checked).toBe(false);
    expect(api.sent(tailorApi.update)).toEqual([]);
  });

  it('offers specialties only with their category, and clears them with it', async () => {
    open();
    await edit();
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

describe('the first message', () => {
  it('shows the default text as a placeholder, which follows the name, and stays empty', async () => {
    open();
    await edit();
    expect(field('First message').value).toBe('');
    expect(field('First message').placeholder).toBe('Hello Mehta Tailoring, I found you on Seamfolk.');
    await write('Business Name', 'Mehta & Daughters');
    expect(field('First message').placeholder).toBe('Hello Mehta & Daughters, I found you on Seamfolk.');
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    expect(api.sent(tailorApi.update)[0]?.body).toMatchObject({ firstMessage: null });
  });

  it('can be changed, survives other changes, and can be reset to the default', async () => {
    open(aTailor({ firstMessage: 'Hello!' }));
    await edit();
    expect(field('First message').value).toBe('Hello!');
    await write('First message', 'Good day, I would like a fitting.');
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    await edit();
    await write('First message', '');
    await user.click(button('Save Changes'));
    await waitFor(() =>
      expect(api.sent(tailorApi.update).map(({ body }) => body)).toMatchObject([
        { firstMessage: 'Good day, I would like a fitting.' },
        { firstMessage: null },
      ]),
    );
  });

  it('is refused on its field if it is too long', async () => {
    open(aTailor({ firstMessage: 'x'.repeat(500) }));
    await edit();
    await user.type(field('First message'), 'y');
    await user.click(button('Save Changes'));
    await screen.findByText('Must be at most 500 characters');
    expect(api.sent(tailorApi.update)).toEqual([]);
  });
});

describe('the required fields', () => {
  it('are each reported with the specified words', async () => {
    open();
    await edit();
    for (const name of ['Business Name', 'City', 'Profile URL']) await write(name, '');
    await user.clear(screen.getByRole('combobox', { name: 'Country' }));
    await user.click(button('Save Changes'));
    await screen.findByText('Business name is required');
    for (const message of ['City is required', 'Country is required', 'Profile URL is required']) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Business Name'));
  });

  it.each([
    ['Lagos', '', 'Nigeria'],
    ['London', 'E8 1EJ', 'United Kingdom'],
    ['Singapore', '238801', 'Singapore'],
    ['Dubai', '', 'United Arab Emirates'],
  ])('do not include a state for a tailor in %s', async (city, zipcode, country) => {
    open();
    await edit();
    await write('City', city);
    await write('Postal Code', zipcode);
    await chooseCountry(country);
    await user.click(button('Save Changes'));
    await screen.findByText('Profile updated');
    expect(api.sent(tailorApi.update)[0]?.body).toMatchObject({ city, state: '', zipcode, country });
  });

  it('include state and postal code in New York', async () => {
    open();
    await edit();
    await write('City', 'New York');
    await write('Postal Code', '');
    await chooseCountry('USA');
    await user.click(button('Save Changes'));
    await screen.findByText('State/Province is required');
    expect(screen.getByText('Postal code is required')).toBeTruthy();
    expect(api.sent(tailorApi.update)).toEqual([]);
    await chooseCountry('Nigeria');
    await waitFor(() => expect(screen.queryByText('State/Province is required')).toBeNull());
    expect(screen.queryByText('Postal code is required')).toBeNull();
  });
});

it('shows what another device has changed, and overwrites it only on request', async () => {
  open();
  changedElsewhere(
    api,
    aTailor({
      profilePictureUrl: '/pictures/new.jpg',
      serviceCategories: ['Agbada', 'Kaftan'],
      isActive: false,
      updatedAt: '2026-01-06T09:00:00.000Z',
    }),
  );
  await edit();
  await write('Business Name', 'Mehta & Daughters');
  await user.click(button('Save Changes'));
  const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Profile pictureHere: nothingUse this',
    'Garments you makeAgbada, KaftanHere: SherwaniUse this',
    'Listed in the directoryNoHere: YesUse this',
  ]);
  expect(within(notice).getByRole('img', { name: 'Profile picture' })).toHaveProperty(
    'src',
    expect.stringMatching(/new\.jpg$/),
  );
  expect(field('Business Name').value).toBe('Mehta & Daughters');
  await user.clear(field('City'));
  await user.click(button('Save Changes'));
  await waitFor(() => expect(document.activeElement).toBe(field('City')));
  await user.type(field('City'), 'Leicester');
  await user.click(button('Use this for Garments you make'));
  expect(document.activeElement).toBe(notice);
  await user.click(button('Overwrite'));
  await screen.findByText('Profile updated');
  expect(api.sent(tailorApi.update).map(({ body }) => body)).toMatchObject([
    { businessName: 'Mehta & Daughters', serviceCategories: ['Agbada', 'Kaftan'], isActive: true },
  ]);
});

it("shows the other device's version of the profile after Discard", async () => {
  open();
  const now = aTailor({ city: 'Derby', updatedAt: '2026-01-06T09:00:00.000Z' });
  changedElsewhere(api, now);
  await edit();
  await write('Business Name', 'Mehta & Daughters');
  api.on(tailorApi.me, now);
  await user.click(button('Save Changes'));
  await screen.findByRole('group', { name: /^Changed on another device/ });
  await waitFor(() => expect(queryClient.getQueryData(myTailorQuery.queryKey)?.city).toBe('Derby'));
  expect(field('Business Name').value).toBe('Mehta & Daughters');
});

describe('a failure', () => {
  const failing: [string, Response, string][] = [
    ['of the server, with its message', refusal(503, 'Try again in a moment'), 'Try again in a moment'],
    ['without words', new Response(null, { status: 500 }), 'Failed to update profile. Please try again.'],
  ];
  it.each(failing)('%s', async (_, answer, text) => {
    open();
    api.on(tailorApi.update, answer);
    await edit();
    await write('City', 'Derby');
    await user.click(button('Save Changes'));
    await screen.findByText('Update failed');
    expect(screen.getByText(text)).toBeTruthy();
    expect(field('City').value).toBe('Derby');
  });

  it('of the connection only shows the saved values after Discard', async () => {
    open();
    await edit();
    await write('City', 'Derby');
    loseNextAnswer(api);
    await user.click(button('Save Changes'));
    await screen.findByText('Update failed');
    await waitFor(() => expect(queryClient.getQueryData(myTailorQuery.queryKey)?.city).toBe('Derby'));
    expect(field('City').value).toBe('Derby');
  });

  it("is 'No tailor profile found' if the profile was deleted", async () => {
    open();
    await edit();
    queryClient.removeQueries({ queryKey: myTailorQuery.queryKey });
    await user.click(button('Save Changes'));
    await screen.findByText('No tailor profile found');
  });

  it('of the URL is shown on the URL field', async () => {
    open();
    const taken = 'This URL is already taken';
    api.on(tailorApi.update, refusal(409, { message: taken, code: 'slug_taken', errors: { profileSlug: [taken] } }));
    await edit();
    await write('Profile URL', 'taken');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(document.activeElement).toBe(field('Profile URL')));
    expect(screen.getByText(taken).id).toBe('profile-profileSlug-error');
    expect(screen.queryByText('Update failed')).toBeNull();
  });
});

describe('signing out everywhere', () => {
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const confirm = () => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Sign out/ }));

  it('asks first, and ends no session on Cancel', async () => {
    open();
    await ask();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.sent(sessionApi.signOutEverywhere)).toEqual([]);
  });

  it('ends every session once, and logs out', async () => {
    open();
    api.on(sessionApi.signOutEverywhere, undefined);
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    await ask();
    await confirm();
    await waitFor(() => expect(leave.mock.calls).toEqual([['/api/logout']]));
    expect(api.sent(sessionApi.signOutEverywhere)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Signing out...' })).toBeTruthy();
  });

  it('shows a failure, and stays on the page', async () => {
    open();
    api.on(sessionApi.signOutEverywhere, refusal(503, 'Try again in a moment'));
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    await ask();
    await confirm();
    await screen.findByText('Try again in a moment');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe("the user's data", () => {
  const download = async () => user.click(await screen.findByRole('button', { name: 'Download everything' }));

  it('is downloaded if the server can send it now', async () => {
    open();
    api.on(accountApi.archiveReady, undefined);
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await download();
    await screen.findByText('Download started');
    expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).getAttribute('href'))).toEqual([
      '/api/account/archive',
    ]);
  });

  it('is not downloaded if the server refuses, and its message is shown', async () => {
    open();
    api.on(accountApi.archiveReady, refusal(409, 'Your archive is being downloaded already.'));
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    await download();
    await screen.findByText('Your archive is being downloaded already.');
    expect(clicked).not.toHaveBeenCalled();
  });

  it.each(['  mehta   TAILORING ', 'mehta@example.com'])('is deleted after %j is typed', async (typed) => {
    open();
    api.on(sessionApi.current, aUser({ email: 'Mehta@example.com' }));
    api.once(accountApi.delete, refusal(503, 'Try again in a moment'));
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Account' }));
    await dialog.findByText(/or Mehta@example.com/);
    await user.type(dialog.getByLabelText('Business Name'), 'Mehta{Enter}');
    await dialog.findByText('That is not your business name');
    expect(api.sent(accountApi.delete)).toEqual([]);
    await user.clear(dialog.getByLabelText('Business Name'));
    await user.type(dialog.getByLabelText('Business Name'), `${typed}{Enter}`);
    await screen.findByText('Try again in a moment');
    expect(api.sent(accountApi.delete)).toHaveLength(1);
    api.on(accountApi.delete, undefined);
    const left = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/api/logout#account-deleted'));
  });
});
