// @vitest-environment happy-dom
import { tailorApi } from '@shared/tailor/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { aTailor } from '../../../../../tests/support/client/rows';
import { changedElsewhere, loseNextAnswer } from '../../../../../tests/support/client/writes';
import { queryClient } from '../../../lib/api/query-client';
import { myTailorQuery } from '../queries';
import { user, api, open, field, button, edit, write } from '../../../../../tests/support/client/settings-page';

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
