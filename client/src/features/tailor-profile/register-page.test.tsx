// @vitest-environment happy-dom
import { objectsApi } from '@shared/objects';
import { sessionApi } from '@shared/session';
import { tailorApi, type Tailor } from '@shared/tailor';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { fakeStore } from '../../../../tests/support/client/fake-store';
import { isAskedBeforeLeaving } from '../../../../tests/support/client/leaving';
import { aTailor, aUser, noProfile } from '../../../../tests/support/client/rows';
import { changedElsewhere, meetEarlierTry } from '../../../../tests/support/client/writes';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { currentUserQuery } from '../session/queries';
import { RegisterPage } from './register-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const me = aUser({ hasTailorProfile: false });

/** Observes the session like the app, so that an invalidated one is asked for again. */
function WatchedSession() {
  useQuery(currentUserQuery);
  return null;
}

/** Shows the page to a user without a profile, or with the given one. */
function open(tailor?: Tailor) {
  api.on(sessionApi.current, me);
  api.on(sessionApi.user, me);
  api.on(tailorApi.me, tailor ?? noProfile);
  api.on(tailorApi.slugAvailability, { available: true });
  queryClient.setQueryData(currentUserQuery.queryKey, me);
  render(
    <QueryClientProvider client={queryClient}>
      <WatchedSession />
      <RegisterPage />
      <Toaster />
    </QueryClientProvider>,
  );
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const chip = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function fillIn() {
  await heading('Create Your Tailor Profile');
  await fill(field('Business name'), 'Adé & Sons');
  await user.click(chip('Alterations & Repairs'));
  await fill(field('City'), 'Lagos');
  await fill(screen.getByRole('combobox', { name: 'Country' }), 'Nigeria');
  await user.keyboard('{Enter}');
}

/** Pastes a text, which renders the form once and not once per letter. */
async function fill(input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}

beforeEach(() => window.history.replaceState(null, '', '/register'));

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

describe('a new profile', () => {
  it('has the specified labels', async () => {
    open();
    await heading('Create Your Tailor Profile');
    const labels = ['Business name', 'Profile URL', 'City'];
    for (const label of labels) expect(field(label)).toBeTruthy();
    const optional = [
      'Bio (optional)',
      'Phone (optional)',
      'WhatsApp (optional)',
      'State/Province (optional)',
      'Postal code (optional)',
    ];
    for (const label of optional) expect(field(label)).toBeTruthy();
    expect(field('Phone (optional)').placeholder).toBe('+1234567890');
    expect(screen.getByText('Choose a unique URL for your public profile')).toBeTruthy();
    expect(screen.getByText(`${window.location.host}/tailors/`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/api/logout');
    expect(document.title).toBe('Create Your Tailor Profile - Seamfolk');
  });

  it('shows that visitors cannot reach the tailor, and links to the phone number, until there is a number', async () => {
    open();
    await heading('Create Your Tailor Profile');
    expect(screen.getByText(/^Visitors can’t reach you yet\./)).toBeTruthy();
    await user.click(chip('Add a number'));
    expect(document.activeElement).toBe(field('Phone (optional)'));
    await user.type(field('WhatsApp (optional)'), '0');
    expect(screen.queryByText(/reach you yet/)).toBeNull();
    await user.clear(field('WhatsApp (optional)'));
    expect(screen.getByText(/reach you yet/)).toBeTruthy();
  });

  it('is saved and added to the session, and opens the dashboard', async () => {
    open();
    api.on(tailorApi.create, aTailor({ businessName: 'Adé & Sons' }));
    await fillIn();
    api.on(tailorApi.me, aTailor());
    api.on(sessionApi.current, { ...me, hasTailorProfile: true });
    await user.dblClick(chip('Create Profile'));
    // Read at once when the toast appears: the page is left 100 ms later.
    const path = await waitFor(
      () => screen.getByText('Profile created') && chip('Creating...') && window.location.pathname,
    );
    expect(path).toBe('/register');
    expect(queryClient.getQueryData(currentUserQuery.queryKey)?.hasTailorProfile).toBe(true);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(window.history.state).toEqual({ isNewProfile: true });
    await waitFor(() => expect(api.sent(sessionApi.current)).not.toHaveLength(0));
    await waitFor(() => expect(api.sent(tailorApi.me)).toHaveLength(2));
    expect(api.sent(tailorApi.create).map(({ body }) => body)).toEqual([
      {
        businessName: 'Adé & Sons',
        profileSlug: 'ade-and-sons',
        profilePictureUrl: null,
        bio: null,
        firstMessage: null,
        primaryServiceCategories: ['Alterations & Repairs'],
        culturalSubCategories: [],
        serviceCategories: [],
        phone: null,
        whatsapp: null,
        city: 'Lagos',
        state: '',
        zipcode: '',
        country: 'Nigeria',
        isActive: true,
      },
    ]);
  });

  it('lists every missing field, with links', async () => {
    open();
    await heading('Create Your Tailor Profile');
    await user.click(chip('Create Profile'));
    const summary = (await screen.findByText('Five answers need another look')).parentElement as HTMLElement;
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Business name', 'Profile URL', 'Service categories', 'City', 'Country']);
    expect(document.activeElement).toBe(field('Business name'));
    expect(screen.getByText('Please select at least one service category')).toBeTruthy();
    await user.click(within(summary).getByRole('link', { name: 'Service categories' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Service categories' }));
  });

  it('asks before a reload or Logout discards typed text, and is locked during the save', async () => {
    open();
    await heading('Create Your Tailor Profile');
    expect(isAskedBeforeLeaving()).toBe(false);
    await fillIn();
    expect(isAskedBeforeLeaving()).toBe(true);
    let fail = () => undefined as void;
    api.on(tailorApi.create, () => new Promise((resolve) => (fail = () => resolve(refusal(503, 'Away')))));
    await user.click(chip('Create Profile'));
    await screen.findByRole('button', { name: 'Creating...' });
    expect(field('Business name').closest('[inert]')).not.toBeNull();
    expect(isAskedBeforeLeaving()).toBe(false);
    fail();
    await screen.findByText('Away');
    expect(field('Business name').closest('[inert]')).toBeNull();
    expect(isAskedBeforeLeaving()).toBe(true);
  });

  it('shows a failure in a toast and keeps the typed text', async () => {
    open();
    api.on(tailorApi.create, refusal(503, 'Try again in a moment'));
    await fillIn();
    await user.click(chip('Create Profile'));
    const alert = (await screen.findByText('Error')).parentElement as HTMLElement;
    expect(alert.textContent).toContain('Try again in a moment');
    expect(field('City').value).toBe('Lagos');
    expect(chip('Create Profile')).toBeTruthy();
  });

  it('shows its own message if the server sends none', async () => {
    open();
    api.on(tailorApi.create, () => Promise.reject(new TypeError('offline')));
    await fillIn();
    await user.click(chip('Create Profile'));
    await screen.findByText('Failed to save profile. Please try again.');
    expect(api.sent(tailorApi.me)).toHaveLength(1);
    expect(field('City').value).toBe('Lagos');
  });

  it('is requested again while an earlier request is running', async () => {
    open();
    api.on(tailorApi.create, aTailor());
    await fillIn();
    await meetEarlierTry(api, () => chip('Create Profile').click());
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.sent(tailorApi.create)).toHaveLength(1);
  });

  it('keeps the typed text when a lost connection returns', async () => {
    open();
    api.on(tailorApi.slugAvailability, () => Promise.reject(new TypeError('offline')));
    await fillIn();
    const asked = () => api.sent(tailorApi.slugAvailability).length;
    await waitFor(() => expect(asked()).toBe(1));
    fireEvent(window, new Event('offline'));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(asked()).toBe(2));
    expect(api.sent(tailorApi.me)).toHaveLength(1);
    expect(field('City').value).toBe('Lagos');
  });
});

describe('the profile URL', () => {
  it('follows the name until it is edited, and again when it is emptied', async () => {
    open();
    await heading('Create Your Tailor Profile');
    await user.type(field('Business name'), 'Adéṣínà');
    expect(field('Profile URL').value).toBe('adesina');
    await user.type(field('Profile URL'), '-bespoke');
    await user.type(field('Business name'), ' Tailoring');
    expect(field('Profile URL').value).toBe('adesina-bespoke');
    await user.clear(field('Profile URL'));
    await user.type(field('Business name'), ' Ltd');
    expect(field('Profile URL').value).toBe('adesina-tailoring-ltd');
  });

  it('shows while typing whether it is free', async () => {
    open();
    api.on(tailorApi.slugAvailability, ({ params }) => ({ available: params.slug !== 'needle' }));
    await heading('Create Your Tailor Profile');
    await user.type(field('Profile URL'), 'needle');
    await screen.findByText('This URL is already taken');
    await user.type(field('Profile URL'), '-works');
    await screen.findByText('This URL is available');
    expect(api.sent(tailorApi.slugAvailability).map(({ params }) => params.slug)).toEqual(['needle', 'needle-works']);
  });

  it('shows an error on its field if it was taken in the meantime', async () => {
    const taken = 'This URL is already taken';
    open();
    api.on(tailorApi.create, refusal(409, { message: taken, code: 'slug_taken', errors: { profileSlug: [taken] } }));
    await fillIn();
    await user.click(chip('Create Profile'));
    expect((await screen.findAllByText(taken)).map(({ id }) => id)).toEqual(['profile-profileSlug-error']);
    expect(screen.queryByText('This URL is available')).toBeNull();
    expect(screen.queryByText('Error')).toBeNull();
    expect(document.activeElement).toBe(field('Profile URL'));
  });
});

describe('an error of the server', () => {
  it('is shown on its field, which gets the focus even if it has no input', async () => {
    const wrong = 'Please select at least one service category';
    open();
    api.on(tailorApi.create, refusal(400, { message: 'Invalid', errors: { primaryServiceCategories: [wrong] } }));
    await fillIn();
    await user.click(chip('Create Profile'));
    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Service categories' }));
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('cultural specialties', () => {
  it('are shown only with their category, and cleared with it', async () => {
    open();
    await heading('Create Your Tailor Profile');
    expect(screen.queryByText('African Attire')).toBeNull();
    await user.click(chip('Cultural & Traditional Wear'));
    await user.click(chip('African Attire'));
    expect(chip('African Attire').getAttribute('aria-pressed')).toBe('true');
    await user.click(chip('Cultural & Traditional Wear'));
    expect(screen.queryByText('African Attire')).toBeNull();
    await user.click(chip('Cultural & Traditional Wear'));
    expect(chip('African Attire').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('country and garments', () => {
  it('finds a country by its common names', async () => {
    open();
    await heading('Create Your Tailor Profile');
    const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
    await user.type(country, 'UK{Enter}');
    expect(country.value).toBe('United Kingdom');
    await user.clear(country);
    await user.type(country, 'Ukraine{Enter}');
    expect(country.value).toBe('Ukraine');
  });

  it('adds and removes garments', async () => {
    open();
    await heading('Create Your Tailor Profile');
    const garments = screen.getByRole('combobox', { name: 'Garments you make (optional)' });
    await user.type(garments, 'agb{Enter}');
    await user.type(garments, 'saree{Enter}');
    await user.click(chip('Remove Agbada'));
    expect(screen.queryByRole('button', { name: 'Remove Agbada' })).toBeNull();
    expect(chip('Remove Saree/Sari')).toBeTruthy();
  });
});

describe('a profile that was created in another tab', () => {
  it('is loaded with a spinner and offered for an update', async () => {
    open(aTailor());
    api.on(tailorApi.update, aTailor());
    expect(screen.getByText('Loading...').getAttribute('role')).toBe('status');
    await heading('Update Your Tailor Profile');
    expect(field('Business name').value).toBe('Mehta Tailoring');
    await user.clear(field('Business name'));
    await user.type(field('Business name'), 'Mehta & Daughters');
    expect(field('Profile URL').value).toBe('mehta-tailoring');
    expect(api.sent(tailorApi.slugAvailability)).toEqual([]);
    await user.click(chip('Update Profile'));
    await screen.findByText('Profile updated');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.sent(tailorApi.create)).toEqual([]);
  });

  it.each([
    ['a second tab saves', 409, 'profile_exists'] as const,
    ['the answer to the first try was lost', 422, 'key_reused'] as const,
  ])('is loaded when %s, and the typed text can be restored', async (_when, status, code) => {
    open();
    api.on(tailorApi.create, refusal(status, { message: 'You already have a tailor profile', code }));
    await fillIn();
    api.on(tailorApi.me, aTailor());
    await user.click(chip('Create Profile'));
    await heading('Update Your Tailor Profile');
    expect(screen.getByText(/it was saved earlier, here or on another device\. It is shown below\.$/)).toBeTruthy();
    expect(field('Business name').value).toBe('Mehta Tailoring');
    expect(screen.queryByText('Error')).toBeNull();
    await user.click(chip('Put back what I typed'));
    expect(field('Business name').value).toBe('Adé & Sons');
    expect(field('City').value).toBe('Lagos');
    expect(chip('Update Profile')).toBeTruthy();
  });

  it('shows a conflict if it is changed again during the update', async () => {
    open(aTailor());
    api.on(tailorApi.update, aTailor());
    changedElsewhere(api, aTailor({ city: 'Lagos', updatedAt: '2026-01-06T09:00:00.000Z' }));
    await heading('Update Your Tailor Profile');
    await user.click(chip('Update Profile'));
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(within(notice).getByRole('listitem').textContent).toBe('CityLagosHere: LeicesterUse this');
    await user.click(chip('Overwrite'));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.sent(tailorApi.update)).toMatchObject([{ body: { city: 'Leicester' } }]);
  });

  it('keeps the typed text if the profile cannot be loaded after a refused save', async () => {
    open(aTailor());
    changedElsewhere(api, aTailor({ city: 'Lagos', updatedAt: '2026-01-06T09:00:00.000Z' }));
    await heading('Update Your Tailor Profile');
    await user.type(field('Business name'), ' & Daughters');
    api.on(tailorApi.me, refusal(503, 'Unavailable'));
    await user.click(chip('Update Profile'));
    await screen.findByRole('group', { name: /^Changed on another device/ });
    await waitFor(() => expect(api.sent(tailorApi.me)).toHaveLength(2));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(field('Business name').value).toBe('Mehta Tailoring & Daughters');
  });

  it('shows an error if it cannot be loaded, and retries on request', async () => {
    api.once(tailorApi.me, refusal(503, 'Unavailable'));
    open();
    await screen.findByText('Could not load your profile');
    await user.click(chip('Try again'));
    await heading('Create Your Tailor Profile');
  });
});

describe('the profile picture', () => {
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const photo = () => new File(['bytes'], 'me.png', { type: 'image/png' });

  const objectId = '5f0c1f8e-70a5-4d0e-8ad1-b5a9b1b0a001';
  const openForm = () => {
    open();
    api.on(objectsApi.reserve, { objectId, uploadURL: '/uploads/key' });
    api.on(objectsApi.claimPicture, { profilePictureUrl: '/pictures/me.jpg' });
  };
  const shown = () =>
    screen
      .getByRole('group', { name: /^Profile picture/ })
      .querySelector('img')
      ?.getAttribute('src');

  it('is uploaded when chosen, and can be replaced and removed', async () => {
    openForm();
    const store = fakeStore();
    await heading('Create Your Tailor Profile');
    await user.upload(chooser(), photo());
    await screen.findByRole('button', { name: 'Change picture' });
    expect(shown()).toBe('/pictures/me.jpg');
    expect(api.sent(objectsApi.reserve)[0]?.body).toEqual({ contentType: 'image/png', size: 5 });
    api.on(objectsApi.claimPicture, { profilePictureUrl: '/pictures/other.jpg' });
    await user.upload(chooser(), photo());
    await waitFor(() => expect(shown()).toBe('/pictures/other.jpg'));
    expect(store.sent).toHaveLength(2);
    await user.click(chip('Remove picture'));
    expect(chip('Choose picture')).toBeTruthy();
  });

  it('shows its progress, and the form waits for it', async () => {
    openForm();
    const store = fakeStore();
    store.isHeld = true;
    await fillIn();
    await user.upload(chooser(), photo());
    const progress = await screen.findByRole('progressbar', { name: 'Profile picture' });
    await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('50'));
    await user.click(chip('Create Profile'));
    expect(api.sent(tailorApi.create)).toEqual([]);
    store.release();
    await screen.findByRole('button', { name: 'Change picture' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows why it was refused, and asks for another', async () => {
    openForm();
    fakeStore();
    await heading('Create Your Tailor Profile');
    await user.upload(chooser(), new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }));
    await screen.findByText('SVG images cannot be uploaded');
    api.on(objectsApi.claimPicture, refusal(415, 'Choose a JPEG, PNG, WebP, GIF or AVIF file.'));
    await user.upload(chooser(), photo());
    expect((await screen.findByText(/Choose a JPEG/)).getAttribute('role')).toBe('alert');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows what clients see without it', async () => {
    openForm();
    await heading('Create Your Tailor Profile');
    expect(screen.getByText('Until you add one, your page shows your initials on a cloth of your own')).toBeTruthy();
  });

  it('is claimed again while an earlier claim is running, and refused after a time limit', async () => {
    openForm();
    const inProgress = refusal(409, { message: 'This picture is being saved', code: 'claim_in_progress' });
    api.once(objectsApi.claimPicture, inProgress);
    api.once(objectsApi.claimPicture, refusal(400, { message: 'This picture is broken', code: 'invalid' }));
    fakeStore();
    await heading('Create Your Tailor Profile');
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    await user.upload(chooser(), photo());
    await waitFor(() => expect(api.sent(objectsApi.claimPicture)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByText('This picture is broken')).toBeTruthy();
    vi.useRealTimers();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('is sent again on request if the answer was lost in all attempts', async () => {
    openForm();
    const claimed = refusal(409, { message: 'This picture has already been saved', code: 'already_claimed' });
    api.once(objectsApi.claimPicture, claimed);
    fakeStore();
    await heading('Create Your Tailor Profile');
    await user.upload(chooser(), photo());
    await screen.findByText('The picture could not be uploaded. Please try again.');
    await user.click(chip('Retry'));
    await screen.findByRole('button', { name: 'Change picture' });
  });

  it('is sent again on request after a failure of the server, and no typed text is lost', async () => {
    openForm();
    fakeStore();
    await fillIn();
    api.once(objectsApi.claimPicture, refusal(503, 'Try again in a moment'));
    await user.upload(chooser(), photo());
    await screen.findByText('Try again in a moment');
    await user.click(chip('Retry'));
    await screen.findByRole('button', { name: 'Change picture' });
    expect(screen.queryByText('Try again in a moment')).toBeNull();
    expect(field('City').value).toBe('Lagos');
  });
});
