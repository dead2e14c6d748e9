// @vitest-environment happy-dom
import { orderPhotosApi, type OrderPhoto } from '@shared/order-photos/contract';
import type { Order } from '@shared/orders/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOrder } from '../../../../../tests/support/client/an-order';
import { answerClients } from '../../../../../tests/support/client/client-book';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { fakeStore } from '../../../../../tests/support/client/fake-store';
import { anOrderPhoto, answerPhotos } from '../../../../../tests/support/client/order-photos';
import { ada, anOrder, api, press, show } from '../../../../../tests/support/client/order-page';
import { aUser } from '../../../../../tests/support/client/rows';
import { holdWrites } from '../../../../../tests/support/client/writes';
import { queryClient } from '../../../lib/api/query-client';
import { SessionContext } from '../../../lib/api/session';
import { Toaster } from '../../../ui/feedback/toast';
import { PhotoStrip } from './photo-strip';

const user = userEvent.setup({ delay: null, applyAccept: false });
const busy = refusal(503, 'Try again in a moment');
let store: ReturnType<typeof fakeStore>;

// Preloads the lazy code, because its import is slower here than any wait of a test.
beforeAll(async () => void (await import('./photo-uploader')));

beforeEach(() => {
  store = fakeStore();
  // Uppy reads `window` 3 s after its start and cannot be stopped, when the tests may have ended.
  const { setTimeout: start } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => (ms === 3000 ? undefined : start(run, ms)));
});

function open(photos: OrderPhoto[] = [], given: Partial<Order> = {}) {
  const order = anOrder({ stage: 'taken', ...given });
  answerClients(api, [ada]);
  answerOrder(api, order);
  const stored = answerPhotos(api, photos);
  show(order.id);
  return { order, stored };
}

const section = () => within(screen.getByRole('region', { name: 'Cloth and photos' }));
const tiles = () =>
  section()
    .queryAllByRole('button', { name: /^Photo \d/ })
    .map((tile) => tile.getAttribute('aria-label'));
const photo = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const choose = async (...files: File[]) => {
  await screen.findByRole('button', { name: 'Add a Photo' });
  await user.upload(screen.getByLabelText<HTMLInputElement>('Photos'), files);
};
const problems = () => screen.getByRole('list', { name: 'Photos that were not sent' });
const several = (count: number) => Array.from({ length: count }, (_, index) => anOrderPhoto(index + 1));

describe('the photos of an order', () => {
  it('are none yet: the tile adds the first', async () => {
    open();
    const add = await screen.findByRole('button', { name: 'Add a Photo' });
    const chooser = screen.getByLabelText<HTMLInputElement>('Photos');
    const opened = vi.spyOn(chooser, 'click').mockImplementation(() => {});
    await user.click(add);
    expect(opened).toHaveBeenCalledOnce();
    expect([chooser.multiple, chooser.accept, chooser.hasAttribute('capture')]).toEqual([
      true,
      'image/*,.heic,.heif',
      false,
    ]);
    expect(tiles()).toEqual([]);
  });

  it('are named by what they show, and by whether the client sees them', async () => {
    open([anOrderPhoto(1, { isShown: true }), anOrderPhoto(2, { kind: 'style' }), anOrderPhoto(3, { kind: 'work' })]);
    await screen.findByRole('button', { name: 'Photo 2: style' });
    expect(tiles()).toEqual(['Photo 1: cloth, shown to the client', 'Photo 2: style', 'Photo 3: work']);
  });

  it('are shown as loading, and can be loaded again after a failure', async () => {
    const order = anOrder();
    answerClients(api, [ada]);
    answerOrder(api, order);
    answerPhotos(api, several(1));
    let fail = (_answer: Response) => {};
    api.once(orderPhotosApi.list, () => new Promise<Response>((resolve) => (fail = resolve)));
    show(order.id);
    expect(await screen.findByText('Loading photos...')).toBeTruthy();
    act(() => fail(refusal(500, { message: 'The server is busy', code: 'internal' })));
    expect(await section().findByText('The server is busy')).toBeTruthy();
    await press('Try again');
    await waitFor(() => expect(tiles()).toEqual(['Photo 1: cloth']));
  });

  it('are sent when they are chosen, several at once, and stand among the others when they are saved', async () => {
    const { order, stored } = open(several(1));
    const letThrough = holdWrites(api);
    await choose(photo('a.jpg'), photo('b.jpg'));
    expect(await screen.findByRole('progressbar', { name: 'Sending a.jpg' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Sending b.jpg' })).toBeTruthy();
    expect(screen.getByText('Sending 2 photos')).toBeTruthy();
    expect(store.sent).toEqual([]);
    cleanup();
    show(order.id);
    expect(await screen.findByRole('progressbar', { name: 'Sending a.jpg' })).toBeTruthy();
    letThrough();
    await waitFor(() => expect(tiles()).toHaveLength(3));
    expect(stored.photos.at(-1)).toMatchObject({ kind: 'cloth', isShown: false, orderId: order.id });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['taken', 'cloth'],
    ['cutting', 'cloth'],
    ['sewing', 'work'],
    ['ready', 'work'],
    ['collected', 'work'],
  ] as const)('of an order that is %s show the %s at first', async (stage, kind) => {
    const { stored } = open([], { stage, closedOn: stage === 'collected' ? '2026-06-01' : null });
    await choose(photo('a.jpg'));
    await waitFor(() => expect(tiles()).toEqual([`Photo 1: ${kind}`]));
    expect(stored.photos).toMatchObject([{ kind, isShown: false }]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('that failed stay with their reason, and Retry continues with the step that failed', async () => {
    const { stored } = open();
    api.once(orderPhotosApi.create, busy);
    await choose(photo('lace.jpg'));
    const problem = within(await screen.findByRole('list', { name: 'Photos that were not sent' }));
    expect(problem.getByRole('alert').textContent).toBe('lace.jpg Try again in a moment');
    expect(stored.photos).toEqual([]);
    await press('Retry lace.jpg');
    await waitFor(() => expect(tiles()).toEqual(['Photo 1: cloth']));
    expect(store.sent).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Photos that were not sent' })).toBeNull();
  });

  it('that are no pictures are refused, and leave the list by Remove', async () => {
    open();
    api.once(orderPhotosApi.create, refusal(415, 'This is not a picture'));
    await choose(photo('notes.jpg'), photo('drawing.svg', 'image/svg+xml'));
    await waitFor(() => expect(within(problems()).getAllByRole('alert')).toHaveLength(2));
    expect(problems().textContent).toContain('drawing.svg SVG images cannot be uploaded');
    expect(problems().textContent).toContain('notes.jpg This is not a picture');
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await press('Remove notes.jpg');
    await press('Remove drawing.svg');
    expect(screen.queryByRole('list', { name: 'Photos that were not sent' })).toBeNull();
  });

  it('are at most 12: a thirteenth is refused, and the tile says what to do', async () => {
    open(several(11));
    await choose(photo('a.jpg'), photo('b.jpg'));
    await waitFor(() => expect(tiles()).toHaveLength(12));
    expect(problems().textContent).toBe('b.jpg 12 photos: delete one to add another');
    expect(screen.queryByRole('button', { name: 'Add a Photo' })).toBeNull();
    expect(section().getAllByText('12 photos: delete one to add another')).toHaveLength(2);
  });

  it('wait for the connection, and the page says so', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(await screen.findByText('You are offline. Photos are sent when you are back online.')).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('that fail while another page is open say so in a toast, and are there on the way back', async () => {
    const { order } = open();
    store.isHeld = true;
    await choose(photo('lace.jpg'));
    await waitFor(() => expect(store.sent).toHaveLength(1));
    cleanup();
    render(<Toaster />);
    api.once(orderPhotosApi.create, busy);
    await act(async () => store.release());
    expect(await screen.findByText('A photo of order 133 was not saved')).toBeTruthy();
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    cleanup();
    show(order.id);
    await press('Retry lace.jpg');
    await waitFor(() => expect(tiles()).toEqual(['Photo 1: cloth']));
    const left = new Event('beforeunload', { cancelable: true });
    dispatchEvent(left);
    expect(left.defaultPrevented).toBe(false);
  });

  it('of a suspended tailor can be looked at, and none is added', async () => {
    answerPhotos(api, several(1));
    const suspended = aUser({ suspendedAt: '2026-05-01T10:00:00.000Z' });
    render(
      <QueryClientProvider client={queryClient}>
        <SessionContext value={{ state: 'with-profile', user: suspended }}>
          <PhotoStrip order={anOrder()} onOpen={() => undefined} />
        </SessionContext>
      </QueryClientProvider>,
    );
    expect(await screen.findByText(/^Your account is suspended: you can delete photos/)).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Photo 1: cloth',
    ]);
  });
});
