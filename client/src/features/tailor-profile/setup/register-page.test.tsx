// @vitest-environment happy-dom
import { sessionApi } from '@shared/session/contract';
import { tailorApi } from '@shared/tailor/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { isAskedBeforeLeaving } from '../../../../../tests/support/client/leaving';
import { aTailor } from '../../../../../tests/support/client/rows';
import { meetEarlierTry } from '../../../../../tests/support/client/writes';
import { queryClient } from '../../../lib/api/query-client';
import { currentUserQuery } from '../../session/queries';
import { user, api, me, open, field, chip, heading, fillIn } from '../../../../../tests/support/client/register-page';

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
    const summary = (await screen.findByText('Please fill in 5 answers')).parentElement as HTMLElement;
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
