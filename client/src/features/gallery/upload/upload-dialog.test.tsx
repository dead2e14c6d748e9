// @vitest-environment happy-dom
import { galleryApi, type GalleryInput } from '@shared/gallery/contract';
import { objectsApi } from '@shared/objects/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { fakeStore } from '../../../../../tests/support/client/fake-store';
import { anId, anImage } from '../../../../../tests/support/client/rows';
import { queryClient } from '../../../lib/api/query-client';
import { dismissToast, Toaster } from '../../../ui/feedback/toast';
import { galleryQuery } from '../queries';
import { UploadDialog } from './upload-dialog';

const user = userEvent.setup({ delay: null, applyAccept: false });
const api = fakeApi();
const onClose = vi.fn();
const busy = refusal(503, 'Try again in a moment');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const notAPicture = refusal(415, 'This is not a picture');
let store: ReturnType<typeof fakeStore>;
let saved: Partial<GalleryInput>[];

// Preloads the lazy panel, because its import is slower here than any wait of a test.
beforeAll(async () => void (await import('./upload-panel')));

beforeEach(() => {
  onClose.mockReset();
  store = fakeStore();
  saved = [];
  let reserved = 0;
  api.on(objectsApi.reserve, () => {
    reserved += 1;
    return { objectId: anId(reserved), uploadURL: `https://store.example/uploads/${reserved}` };
  });
  api.on(objectsApi.usage, { usedBytes: 0, quotaBytes: 2e9 });
  api.on(galleryApi.list, []);
  api.on(galleryApi.create, ({ body }) => {
    saved.push(body);
    return anImage(saved.length);
  });
  queryClient.setQueryData(galleryQuery.queryKey, [anImage(0)]);
  // Uppy reads `window` 3 s after its start and cannot be stopped, when the tests may have ended.
  const { setTimeout: start } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => (ms === 3000 ? undefined : start(run, ms)));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

async function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <UploadDialog open onClose={onClose} />
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /Browse files/ });
}

const photo = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const choose = async (...names: string[]) => {
  await waitFor(() => expect(chooser()).toBeTruthy());
  await user.upload(
    chooser(),
    names.map((name) => photo(name)),
  );
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const list = () => screen.getByRole('list', { name: 'Images to upload' });
const rows = () => within(list()).getAllByRole('listitem');
const problems = () =>
  within(screen.getByRole('list', { name: 'Images that were not uploaded' })).queryAllByRole('listitem');

describe('UploadDialog', () => {
  it('waits for a press, then uploads all files and shows their number', async () => {
    await open();
    await choose('a.jpg', 'b.jpg');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]?.textContent).toContain('a.jpg');
    expect(store.sent).toEqual([]);
    await press('Upload 2 images');
    await screen.findByText('2 images uploaded successfully');
    expect(saved.map(({ displayOrder }) => displayOrder).sort()).toEqual([1, 2]);
    expect(saved[0]).toMatchObject({ caption: null, category: null });
    expect(queryClient.getQueryState(galleryQuery.queryKey)?.isInvalidated).toBe(true);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('asks for category and caption of a file before the upload', async () => {
    // happy-dom's document is no instance of its `Document`, to which the Dashboard compares it.
    vi.stubGlobal('Document', document.constructor);
    await open();
    await choose('a.jpg', 'b.jpg');
    await press('Describe b.jpg');
    await user.type(await screen.findByLabelText('Category'), ' Agbada ');
    await user.type(screen.getByLabelText('Caption'), 'Emerald, three pieces');
    expect(screen.getByLabelText('Caption')).toHaveProperty('maxLength', 200);
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
    await press('Save Changes');
    await waitFor(() => expect(rows()[1]?.textContent).toContain('Emerald, three pieces'));
    await press('Upload 2 images');
    await screen.findByText('2 images uploaded successfully');
    expect(saved.map(({ category, caption }) => [category, caption])).toEqual([
      [null, null],
      ['Agbada', 'Emerald, three pieces'],
    ]);
  });

  it('shows the progress of each file', async () => {
    store.isHeld = true;
    await open();
    await choose('a.jpg');
    await press('Upload 1 image');
    const progress = await screen.findByRole('progressbar', { name: 'a.jpg' });
    await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('50'));
    expect(screen.getByRole('button', { name: 'Uploading 0 of 1' }).getAttribute('aria-busy')).toBe('true');
    store.release();
    await screen.findByText('1 image uploaded successfully');
  });

  it('shows the reason for a refused file without a retry, and keeps the others', async () => {
    api.once(galleryApi.create, notAPicture);
    await open();
    await choose('liar.jpg', 'good.jpg');
    await press('Upload 2 images');
    await screen.findByText('Failed to save some images. 1 image uploaded successfully');
    const reason = screen.getByText('This is not a picture').closest('[role=alert]');
    expect(reason?.textContent).toMatch(/^(liar|good)\.jpg This is not a picture$/);
    expect(screen.getByText('1 image is in your portfolio. 1 was not uploaded.')).toBeTruthy();
    expect(saved).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await choose('third.jpg');
    await press('Upload 1 image');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(store.sent).toHaveLength(3);
    expect(await screen.findByText('2 images are in your portfolio. 1 was not uploaded.')).toBeTruthy();
    await press('Done');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps the reason of a file that is refused after all others are saved', async () => {
    let refuse = () => {};
    const others = new Promise<void>((resolve) => (refuse = resolve));
    api.once(galleryApi.create, () => others.then(() => notAPicture));
    await open();
    await choose('liar.jpg', 'good.jpg');
    await press('Upload 2 images');
    await waitFor(() => expect(rows().map(({ className }) => className.includes('is-complete'))).toContain(true));
    refuse();
    await screen.findByText('Failed to save some images. 1 image uploaded successfully');
    expect(screen.getByText('This is not a picture')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes a partly failed upload without a question', async () => {
    api.once(galleryApi.create, busy);
    await open();
    await choose('a.jpg', 'b.jpg');
    await press('Upload 2 images');
    await screen.findByText('1 image is in your portfolio. 1 was not uploaded.');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await press('Done');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps the other files if one is not uploaded', async () => {
    await open();
    await choose('a.jpg', 'b.jpg');
    api.once(objectsApi.reserve, refusal(429, 'Too many uploads'));
    await press('Upload 2 images');
    expect((await screen.findByText('Too many uploads')).closest('li')?.textContent).toContain('a.jpg');
    await screen.findByText('Failed to save some images. 1 image uploaded successfully');
    await press('Retry');
    await screen.findByText('1 image uploaded successfully');
    expect(saved.map(({ displayOrder }) => displayOrder)).toEqual([2, 1]);
  });

  it('says that the quota is near, and keeps a file that does not fit until there is room', async () => {
    const text = 'Your images take up all of your 2 GB. Delete some of them to add new ones.';
    api.on(objectsApi.usage, { usedBytes: 1.99e9, quotaBytes: 2e9 });
    api.once(galleryApi.create, refusal(409, { message: text, code: 'quota' }));
    await open();
    await screen.findByText('You have used 1.9 of 2 GB.');
    await choose('a.jpg');
    await press('Upload 1 image');
    await waitFor(() => expect(problems().map((item) => item.textContent)).toEqual([`a.jpg ${text}`]));
    await press('Retry');
    await screen.findByText('1 image uploaded successfully');
    expect(store.sent).toHaveLength(1);
  });

  it('starts anew with a file that was removed and chosen again', async () => {
    api.once(galleryApi.create, busy);
    await open();
    await choose('a.jpg');
    await press('Upload 1 image');
    await screen.findByText('Try again in a moment');
    await press('Remove a.jpg');
    await waitFor(() => expect(screen.queryByText('Try again in a moment')).toBeNull());
    await choose('a.jpg');
    await press('Upload 1 image');
    await screen.findByText('1 image uploaded successfully');
    expect(store.sent).toHaveLength(2);
    expect(saved).toMatchObject([{ objectId: anId(2) }]);
  });

  it('retries only files that were not refused, each alone or all', async () => {
    for (const answer of [notAPicture, busy, busy, busy]) api.once(galleryApi.create, answer);
    await open();
    await choose('a.jpg', 'b.jpg', 'c.jpg');
    await press('Upload 3 images');
    await screen.findByText('Failed to save some images');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await press('Retry b.jpg');
    await waitFor(() => expect(api.sent(galleryApi.create)).toHaveLength(4));
    await press('Retry all');
    await screen.findByText('2 images uploaded successfully');
    expect(store.sent).toHaveLength(3);
    expect(problems().map((item) => item.textContent)).toEqual(['a.jpg This is not a picture']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('counts a file once that was retried while others were uploading', async () => {
    api.once(galleryApi.create, busy);
    await open();
    await choose('again.jpg', 'slow.jpg');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    api.intercept(async ({ body }, next) => {
      if (JSON.stringify({ body }).includes(anId(2))) await held;
      return next();
    });
    await press('Upload 2 images');
    await press('Retry again.jpg');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText(/uploaded successfully/)).toBeNull();
    release();
    await screen.findByText('2 images uploaded successfully');
    expect(store.sent).toHaveLength(2);
  });

  it('reports a picture as not uploaded if it is refused after its first answer was lost', async () => {
    const inProgress = refusal(409, { message: 'This picture is being saved', code: 'claim_in_progress' });
    const broken = refusal(400, { message: 'This picture is broken', code: 'invalid' });
    for (const answer of [lost, inProgress, inProgress, broken]) api.once(galleryApi.create, answer);
    await open();
    await choose('a.jpg');
    await press('Upload 1 image');
    await screen.findByRole('button', { name: 'Retry' });
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    await press('Retry');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await screen.findByText('This picture is broken')).toBeTruthy();
    vi.useRealTimers();
    expect(screen.queryByText(/uploaded successfully/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('counts a picture as saved if only its first answer was lost', async () => {
    const claimed = refusal(409, { message: 'This picture has already been saved', code: 'already_claimed' });
    for (const answer of [lost, claimed]) api.once(galleryApi.create, answer);
    await open();
    await choose('a.jpg');
    await press('Upload 1 image');
    await press('Retry');
    await screen.findByText('1 image uploaded successfully');
    expect(store.sent).toHaveLength(1);
  });

  it('does not claim a file that is removed during its upload', async () => {
    store.isHeld = true;
    await open();
    await choose('slow.jpg', 'b.jpg');
    await press('Upload 2 images');
    await waitFor(() => expect(store.sent).toHaveLength(2));
    await press('Remove slow.jpg');
    store.release();
    await screen.findByText('1 image uploaded successfully');
    expect(saved).toHaveLength(1);
  });

  it('shows no message if all files are removed', async () => {
    store.isHeld = true;
    await open();
    await choose('slow.jpg');
    await press('Upload 1 image');
    await press('Remove slow.jpg');
    await screen.findByRole('button', { name: 'Browse files' });
    expect(screen.queryByText(/successfully|Failed/)).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sends a file that did not arrive to the same reservation again', async () => {
    await open();
    store.status = 503;
    await choose('a.jpg');
    await press('Upload 1 image');
    await waitFor(() => expect(store.sent).not.toHaveLength(0));
    store.status = 200;
    await screen.findByText('1 image uploaded successfully', {}, { timeout: 10_000 });
    const addresses = store.sent.map(({ url }) => new URL(url, location.href).pathname);
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses)).toEqual(new Set(['/uploads/1']));
  });

  it('continues by itself when the connection is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    store.isHeld = true;
    await open();
    await choose('a.jpg');
    await press('Upload 1 image');
    await waitFor(() => expect(store.sent).toHaveLength(1));
    onLine.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    store.status = 0;
    store.release();
    await screen.findByText('No connection. The upload continues when you are back online.');
    expect(screen.getByText(/^You are offline/)).toBeTruthy();
    Object.assign(store, { status: 200, isHeld: false });
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await screen.findByText('1 image uploaded successfully');
    expect(screen.queryByText(/^You are offline/)).toBeNull();
    onLine.mockRestore();
  });

  it('accepts only images, at most ten, and shows the reason for the others', async () => {
    await open();
    const ten = Array.from({ length: 10 }, (_, index) => photo(`${index}.jpg`));
    const drawing = photo('drawing.svg', 'image/svg+xml');
    const empty = new File([], 'empty.png', { type: 'image/png' });
    const notes = photo('notes.pdf', 'application/pdf');
    await user.upload(chooser(), [notes, drawing, empty, ...ten, photo('eleventh.jpg')]);
    const reasons = {
      'notes.pdf': 'Only images can be uploaded',
      'drawing.svg': 'SVG images cannot be uploaded',
      'empty.png': 'The file is empty',
      'eleventh.jpg': 'You can only upload 10 images at a time',
    };
    for (const [name, reason] of Object.entries(reasons)) {
      const remove = screen.getByRole('button', { name: `Remove ${name}` });
      expect(remove.closest('li')?.textContent).toContain(reason);
      await user.click(remove);
    }
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(problems()).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('refuses a file that is larger than 10 MB and cannot be shrunk, when it is prepared', async () => {
    await open();
    await user.upload(chooser(), new File([new Uint8Array(10_485_761)], 'large.gif', { type: 'image/gif' }));
    await press('Upload 1 image');
    expect(await screen.findByText('This image is larger than 10 MB')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    expect(store.sent).toEqual([]);
  });

  it('accepts an iPhone photo whose type the system does not know', async () => {
    await open();
    expect(chooser().accept).toBe('image/*, .heic, .heif');
    await user.upload(chooser(), photo('IMG_0001.HEIC', ''));
    await press('Upload 1 image');
    await screen.findByText('1 image uploaded successfully');
    expect(store.sent[0]?.type).toBe('image/heic');
  });

  it.each([
    ['the button', 'Browse files', () => screen.getByRole('button', { name: 'Browse files' })],
    ['the page', 'Browse files', () => document],
    ['the page', 'Close', () => document],
  ])('adds pasted files once: on %s, while the focus is on %s', async (_on, focused, target) => {
    await open();
    screen.getByRole('button', { name: focused }).focus();
    const clipboardData = { files: [photo('pasted.png', 'image/png')] };
    fireEvent(target(), Object.assign(new Event('paste', { bubbles: true }), { clipboardData }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain('pasted.png');
    expect(problems()).toEqual([]);
  });

  it('asks before closing while files are not uploaded', async () => {
    await open();
    await choose('a.jpg');
    await press('Cancel');
    expect(screen.getByText('Some images have not been uploaded.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await press('Discard');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
