// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client';
import { fakeStore } from '../../lib/test-uploads';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { galleryQuery } from './queries';
import { anImage } from './test-api';
import { UploadDialog } from './upload-dialog';

const user = userEvent.setup({ delay: null, applyAccept: false });
const onClose = vi.fn();
let store: ReturnType<typeof fakeStore>;
/** The error answers of the next calls that add a picture; later calls succeed. */
let refusals: [status: number, body: object][];
let saved: { objectId: string; displayOrder: number }[];

// Preloads the lazy panel, because its import is slower here than any wait of a test.
beforeAll(async () => void (await import('./upload-panel')));

beforeEach(() => {
  onClose.mockReset();
  store = fakeStore();
  refusals = [];
  saved = [];
  let reserved = 0;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json([]);
    if (path === '/api/objects/upload') {
      reserved += 1;
      return Response.json({ objectId: `object-${reserved}`, uploadURL: `/uploads/${reserved}` });
    }
    const [refusal] = refusals.splice(0, 1);
    if (refusal?.[0] === 0) throw new TypeError('Failed to fetch');
    if (refusal) return Response.json(refusal[1], { status: refusal[0] });
    saved.push(JSON.parse(String(body)));
    return Response.json(anImage(saved.length));
  });
  queryClient.setQueryData(galleryQuery.queryKey, [anImage(0)]);
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
const choose = (...names: string[]) =>
  user.upload(
    chooser(),
    names.map((name) => photo(name)),
  );
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem');

describe('UploadDialog', () => {
  it('starts nothing by itself, then sends all and says how many', async () => {
    await open();
    await choose('a.jpg', 'b.jpg');
    const waiting = ['a.jpg1 KBReady to upload', 'b.jpg1 KBReady to upload'];
    await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual(waiting));
    expect(store.sent).toEqual([]);
    await press('Upload 2 images');
    await screen.findByText('2 images uploaded successfully');
    expect(saved.map(({ displayOrder }) => displayOrder).sort()).toEqual([1, 2]);
    expect(queryClient.getQueryState(galleryQuery.queryKey)?.isInvalidated).toBe(true);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('shows how far each file is', async () => {
    store.isHeld = true;
    await open();
    await choose('a.jpg');
    await press('Upload 1 image');
    const progress = await screen.findByRole('progressbar', { name: 'a.jpg' });
    await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('50'));
    expect(rows()[0]?.textContent).toBe('a.jpg50%');
    expect(screen.getByRole('button', { name: 'Uploading 0 of 1' }).getAttribute('aria-busy')).toBe('true');
    store.release();
    await screen.findByText('1 image uploaded successfully');
  });

  it('keeps a file that was refused, with the reason and no retry, and loses no other', async () => {
    refusals = [[415, { message: 'This is not a picture' }]];
    await open();
    await choose('liar.jpg', 'good.jpg');
    await press('Upload 2 images');
    await screen.findByText('Failed to save some images. 1 image uploaded successfully');
    await waitFor(() => expect(rows()).toHaveLength(1));
    const [row = document.body] = rows();
    expect(within(row).getByText('This is not a picture')).toBeTruthy();
    expect(screen.getByText(/^(liar|good)\.jpg: This is not a picture$/)).toBeTruthy();
    expect(saved).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    await choose('third.jpg');
    await press('Upload 1 image');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(store.sent).toHaveLength(3);
    await press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('tries only those again that may pass', async () => {
    refusals = [
      [415, { message: 'This is not a picture' }],
      [503, { message: 'Try again in a moment' }],
    ];
    await open();
    await choose('a.jpg', 'b.jpg');
    await press('Upload 2 images');
    await screen.findByText('Failed to save some images');
    await press('Retry');
    await screen.findByText('1 image uploaded successfully');
    expect(store.sent).toHaveLength(2);
    expect(rows()).toHaveLength(1);
  });

  it('says nothing is uploaded of a picture that is refused after its first answer was lost', async () => {
    refusals = [
      [0, {}],
      [409, { message: 'This picture is being saved', code: 'claim_in_progress' }],
      [409, { message: 'This picture is being saved', code: 'claim_in_progress' }],
      [400, { message: 'This picture is broken', code: 'invalid' }],
    ];
    await open();
    await choose('a.jpg');
    await press('Upload 1 image');
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    await press('Retry');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await screen.findByText('This picture is broken')).toBeTruthy();
    vi.useRealTimers();
    expect(screen.queryByText(/uploaded successfully/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks a busy portfolio again without sending the files again', async () => {
    refusals = [
      [503, { message: 'Try again in a moment' }],
      [503, { message: 'Try again in a moment' }],
    ];
    await open();
    await choose('a.jpg', 'b.jpg');
    await press('Upload 2 images');
    await press('Retry all');
    await screen.findByText('2 images uploaded successfully');
    expect(store.sent).toHaveLength(2);
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

  it('goes on by itself when the connection is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    store.isHeld = true;
    await open();
    await choose('a.jpg');
    await press('Upload 1 image');
    await screen.findByText('50%');
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

  it('takes images alone, ten at most, each of 10 MB at most, and says why not', async () => {
    await open();
    const large = new File([new Uint8Array(10_485_761)], 'large.png', { type: 'image/png' });
    const ten = Array.from({ length: 10 }, (_, index) => photo(`${index}.jpg`));
    const drawing = photo('drawing.svg', 'image/svg+xml');
    const empty = new File([], 'empty.png', { type: 'image/png' });
    const notes = photo('notes.pdf', 'application/pdf');
    await user.upload(chooser(), [notes, drawing, empty, large, ...ten, photo('eleventh.jpg')]);
    const reasons = {
      'notes.pdf': 'Only images can be uploaded',
      'drawing.svg': 'SVG images cannot be uploaded',
      'empty.png': 'The file is empty',
      'large.png': 'This image is larger than 10 MB',
      'eleventh.jpg': 'You can only upload 10 images at a time',
    };
    for (const [name, reason] of Object.entries(reasons)) {
      const remove = screen.getByRole('button', { name: `Remove ${name}` });
      expect(remove.closest('li')?.textContent).toContain(reason);
      await user.click(remove);
    }
    expect(rows()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('takes a photo of an iPhone of which the system knows no type', async () => {
    await open();
    expect(chooser().accept).toBe('image/*,.heic,.heif');
    await user.upload(chooser(), photo('IMG_0001.HEIC', ''));
    await press('Upload 1 image');
    await screen.findByText('1 image uploaded successfully');
    expect(store.sent[0]?.type).toBe('image/heic');
  });

  it('takes what is pasted', async () => {
    await open();
    const paste = Object.assign(new Event('paste'), { clipboardData: { files: [photo('pasted.png', 'image/png')] } });
    fireEvent(document, paste);
    expect((await screen.findByRole('listitem')).textContent).toContain('pasted.png');
  });

  it('asks before it is left with files that have not gone', async () => {
    await open();
    await choose('a.jpg');
    await press('Cancel');
    expect(screen.getByText('Some images have not been uploaded.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await press('Discard');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
