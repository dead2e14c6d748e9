// @vitest-environment happy-dom
import { objectsApi } from '@shared/objects/contract';
import { tailorApi } from '@shared/tailor/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { fakeStore } from '../../../../../tests/support/client/fake-store';
import { user, api, open, field, chip, heading, fillIn } from '../../../../../tests/support/client/register-page';

describe('the profile picture', () => {
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const photo = () => new File(['bytes'], 'me.png', { type: 'image/png' });

  const objectId = '5f0c1f8e-70a5-4d0e-8ad1-b5a9b1b0a001';
  const openForm = () => {
    open();
    api.on(objectsApi.reserve, { objectId, uploadURL: 'https://store.example/key' });
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
    const store = fakeStore();
    await heading('Create Your Tailor Profile');
    await user.upload(chooser(), photo());
    await screen.findByText('The picture could not be uploaded. Please try again.');
    await user.click(chip('Retry'));
    await screen.findByRole('button', { name: 'Change picture' });
    expect(store.sent).toHaveLength(2);
  });

  it('is claimed again on request after a failure of the server, and no typed text is lost', async () => {
    openForm();
    const store = fakeStore();
    await fillIn();
    api.once(objectsApi.claimPicture, refusal(503, 'Try again in a moment'));
    await user.upload(chooser(), photo());
    await screen.findByText('Try again in a moment');
    await user.click(chip('Retry'));
    await screen.findByRole('button', { name: 'Change picture' });
    expect(screen.queryByText('Try again in a moment')).toBeNull();
    expect(store.sent).toHaveLength(1);
    expect(field('City').value).toBe('Lagos');
  });
});
