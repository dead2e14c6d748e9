// @vitest-environment happy-dom
import { tailorApi } from '@shared/tailor/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { aTailor } from '../../../../../tests/support/client/rows';
import { changedElsewhere } from '../../../../../tests/support/client/writes';
import { queryClient } from '../../../lib/api/query-client';
import { user, api, open, field, chip, heading, fillIn } from '../../../../../tests/support/client/register-page';

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
