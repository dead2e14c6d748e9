// @vitest-environment happy-dom
import { galleryApi, type OwnImage } from '@shared/gallery/contract';
import { objectsApi } from '@shared/objects/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { answerPortfolio } from '../../../../tests/support/client/portfolio';
import { anImage, aUser } from '../../../../tests/support/client/rows';
import { changedElsewhere, holdWrites, loseNextAnswer } from '../../../../tests/support/client/writes';
import { queryClient } from '../../lib/api/query-client';
import { SessionContext } from '../../lib/api/session';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { GalleryPage } from './gallery-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const away = refusal(503, 'Away for a moment');

const savedAt = '2026-11-01T10:00:00.000Z';
let suspended = false;

function open(...images: OwnImage[]) {
  const portfolio = answerPortfolio(api, images);
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'with-profile', user: aUser({ suspendedAt: suspended ? savedAt : null }) }}>
        <GalleryPage />
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  );
  return portfolio;
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const pictures = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  suspended = false;
  vi.unstubAllGlobals();
});

describe('GalleryPage', () => {
  it('says what to do while there are no images', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'No images yet' })).toBeTruthy();
    expect(screen.getByText('Start building your portfolio by uploading images of your work')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upload Your First Images' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upload Images' })).toBeNull();
  });

  it('says how much of the quota is used when it is near, and not before', async () => {
    open(anImage(0), anImage(1));
    await screen.findAllByRole('img');
    expect(screen.queryByText(/You have used/)).toBeNull();
    api.on(objectsApi.usage, { usedBytes: 1.9e9, quotaBytes: 2e9 });
    await queryClient.invalidateQueries();
    expect(await screen.findByText('You have used 1.9 of 2 GB.')).toBeTruthy();
  });

  it('names each picture by its caption, else its category', async () => {
    open(
      anImage(0, { category: 'Suit' }),
      anImage(1, { caption: null, category: 'Gown' }),
      anImage(2, { caption: null }),
    );
    await screen.findByRole('button', { name: 'Upload Images' });
    expect(pictures()).toEqual(['Piece 0', 'Gown', 'Portfolio image']);
  });

  it('marks a picture that the operator hides', async () => {
    open(anImage(0), anImage(1, { hiddenAt: '2026-11-01T10:00:00.000Z' }));
    const marks = await screen.findAllByRole('link', { name: 'Hidden from visitors: why?' });
    expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(['/decisions']);
  });

  it('says to a suspended tailor what is not possible, and offers only what is', async () => {
    suspended = true;
    open(anImage(0));
    expect(await screen.findByText(/^Your account is suspended: you cannot add pictures/)).toBeTruthy();
    await screen.findByRole('button', { name: 'Delete picture 1' });
    expect(screen.queryByRole('button', { name: /Upload|Edit/ })).toBeNull();
    cleanup();
    queryClient.clear();
    open();
    expect(await screen.findByRole('heading', { name: 'No images yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull();
  });

  it('deletes only after asking, and says so', async () => {
    open(anImage(0), anImage(1));
    await press('Delete picture 1');
    expect(screen.getByRole('alertdialog', { name: 'Delete Image' })).toBeTruthy();
    await press('Cancel');
    expect(api.writes).toEqual([]);
    await press('Delete picture 1');
    await press('Delete');
    expect(await screen.findByText('The image has been removed from your gallery')).toBeTruthy();
    expect(pictures()).toEqual(['Piece 1']);
  });

  it('says when a picture could not be deleted, and keeps it', async () => {
    open(anImage(0));
    api.on(galleryApi.delete, away);
    await press('Delete picture 1');
    await press('Delete');
    expect(await screen.findByText('Failed to delete image')).toBeTruthy();
    expect(pictures()).toEqual(['Piece 0']);
  });

  it('shows a picture as deleted after the answer was lost', async () => {
    open(anImage(0), anImage(1));
    await press('Delete picture 1');
    loseNextAnswer(api);
    await press('Delete');
    expect(await screen.findByText('Failed to delete image')).toBeTruthy();
    await waitFor(() => expect(pictures()).toEqual(['Piece 1']));
  });

  it('counts a picture as deleted that no longer exists', async () => {
    const portfolio = open(anImage(0), anImage(1));
    await press('Delete picture 1');
    portfolio.images = portfolio.images.slice(1);
    await press('Delete');
    expect(await screen.findByText('Image deleted')).toBeTruthy();
    expect(pictures()).toEqual(['Piece 1']);
  });
});

describe('EditImageDialog', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  it('clears what is emptied and leaves it out of the request', async () => {
    open(anImage(0, { category: 'Suit' }));
    await press('Edit picture 1');
    await user.clear(field('Caption'));
    await user.clear(field('Category'));
    await user.type(field('Category'), 'Gown');
    await press('Save Changes');
    expect(await screen.findByText('Changes have been saved')).toBeTruthy();
    expect(api.writes.map(({ body }) => body)).toEqual([{ category: 'Gown' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pictures()).toEqual(['Gown']);
  });

  it('keeps what was typed when saving fails', async () => {
    open(anImage(0));
    await press('Edit picture 1');
    await user.type(field('Caption'), ', half canvas');
    api.once(galleryApi.update, away);
    await press('Save Changes');
    expect(await screen.findByText('Failed to update image')).toBeTruthy();
    expect(field('Caption').value).toBe('Piece 0, half canvas');
    await press('Save Changes');
    expect(await screen.findByText('Image updated')).toBeTruthy();
    expect(pictures()).toEqual(['Piece 0, half canvas']);
  });

  it('shows the saved values if the answer was lost and the dialog is cancelled', async () => {
    open(anImage(0));
    await press('Edit picture 1');
    await user.type(field('Caption'), ', half canvas');
    loseNextAnswer(api);
    await press('Save Changes');
    expect(await screen.findByText('Failed to update image')).toBeTruthy();
    await user.keyboard('{Escape}');
    await press('Discard');
    await waitFor(() => expect(pictures()).toEqual(['Piece 0, half canvas']));
  });

  it('shows the values of another device after the dialog is cancelled', async () => {
    const portfolio = open(anImage(0));
    const now = anImage(0, { caption: 'Agbada', updatedAt: '2026-11-02T10:00:00.000Z' });
    changedElsewhere(api, now);
    await press('Edit picture 1');
    await user.type(field('Category'), 'Suit');
    portfolio.images = [now];
    await press('Save Changes');
    await screen.findByRole('group', { name: /^Changed on another device/ });
    await user.keyboard('{Escape}');
    await press('Discard');
    await waitFor(() => expect(pictures()).toEqual(['Agbada']));
  });

  it('is disabled during a save, and a late answer does not close the dialog of another picture', async () => {
    open(anImage(0), anImage(1));
    const letThrough = holdWrites(api);
    await press('Edit picture 1');
    await user.type(field('Caption'), ', half canvas');
    await press('Save Changes');
    await screen.findByRole('button', { name: 'Saving...' });
    expect(field('Caption').closest('[inert]')).not.toBeNull();
    await press('Cancel');
    await press('Leave');
    await press('Edit picture 2');
    await user.type(field('Category'), 'Gown');
    letThrough();
    await screen.findByText('Image updated');
    expect(field('Category').value).toBe('Gown');
  });

  it('names the changes of another device, and loads them on Reload', async () => {
    open(anImage(0));
    changedElsewhere(api, anImage(0, { caption: 'Agbada', updatedAt: '2026-11-02T10:00:00.000Z' }));
    await press('Edit picture 1');
    await user.type(screen.getByRole('textbox', { name: 'Category' }), 'Suit');
    await press('Save Changes');
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(within(notice).getByRole('listitem').textContent).toBe('CaptionAgbadaHere: Piece 0Use this');
    await press('Reload');
    expect(screen.getByRole('textbox', { name: 'Caption' })).toHaveProperty('value', 'Agbada');
    await press('Save Changes');
    await screen.findByText('Image updated');
    expect(api.writes.map(({ body }) => body)).toEqual([{ caption: 'Agbada' }]);
  });

  it('asks before typed text is lost, and not otherwise', async () => {
    open(anImage(1));
    await press('Edit picture 1');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Edit picture 1');
    await user.type(screen.getByLabelText('Caption'), 'Agbada');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy();
    await press('Discard');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses a caption that is too long, at its field', async () => {
    open(anImage(0, { caption: 'x'.repeat(200) }));
    await press('Edit picture 1');
    await user.type(field('Caption'), 'y');
    await press('Save Changes');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe('Must be at most 200 characters');
    expect(api.writes).toEqual([]);
  });
});

describe('reordering by keys', () => {
  const lift = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard(' ');
  };
  const said = () =>
    screen
      .getAllByRole('status')
      .map((region) => region.textContent)
      .join('');

  it('moves the lifted picture and saves the positions that changed', async () => {
    open(anImage(0), anImage(1), anImage(2));
    await lift('Move picture 3 of 3');
    expect(said()).toBe('Picture 3 of 3 lifted. Arrow keys move it, Space puts it down, Escape takes it back.');
    await user.keyboard('{ArrowLeft}');
    expect(said()).toBe('Picture moved to place 2 of 3.');
    await user.keyboard(' ');
    await waitFor(() => expect(pictures()).toEqual(['Piece 0', 'Piece 2', 'Piece 1']));
    expect(said()).toBe('Picture put down at place 2 of 3.');
    await waitFor(() =>
      expect(api.writes.map(({ body }) => body)).toEqual([{ first: 1, ids: [anImage(2).id, anImage(1).id] }]),
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 2 of 3');
  });

  it('moves the lifted picture to the last position with End, and to the first with Home', async () => {
    open(anImage(0), anImage(1), anImage(2));
    await lift('Move picture 2 of 3');
    await user.keyboard('{End}');
    expect(said()).toBe('Picture moved to place 3 of 3.');
    await user.keyboard('{Home}');
    expect(said()).toBe('Picture moved to place 1 of 3.');
    await user.keyboard(' ');
    await waitFor(() => expect(pictures()).toEqual(['Piece 1', 'Piece 0', 'Piece 2']));
    expect(said()).toBe('Picture put down at place 1 of 3.');
  });

  it('cancels the move with Escape and saves nothing', async () => {
    open(anImage(0), anImage(1));
    await lift('Move picture 1 of 2');
    await user.keyboard('{ArrowRight}{Escape}');
    expect(said()).toBe('Picture taken back to place 1 of 2.');
    expect(pictures()).toEqual(['Piece 0', 'Piece 1']);
    expect(api.writes).toEqual([]);
  });

  it('shows the old order again when saving fails', async () => {
    open(anImage(0), anImage(1));
    api.on(galleryApi.reorder, away);
    await lift('Move picture 1 of 2');
    await user.keyboard('{ArrowRight} ');
    expect(await screen.findByText('Failed to update image')).toBeTruthy();
    await waitFor(() => expect(pictures()).toEqual(['Piece 0', 'Piece 1']));
  });
});
