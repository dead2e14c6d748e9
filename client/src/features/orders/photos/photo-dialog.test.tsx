// @vitest-environment happy-dom
import { orderPhotosApi, type OrderPhoto } from '@shared/order-photos/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerOrder } from '../../../../../tests/support/client/an-order';
import { answerClients } from '../../../../../tests/support/client/client-book';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { anOrderPhoto, answerPhotos } from '../../../../../tests/support/client/order-photos';
import {
  ada,
  anOrder,
  api,
  dialog,
  press,
  pressIn,
  show,
  user,
  writes,
} from '../../../../../tests/support/client/order-page';
import { holdWrites } from '../../../../../tests/support/client/writes';

// Preloads the lazy dialog, because its import is slower here than any wait of a test.
beforeAll(async () => void (await import('./photo-dialog')));

const three = () => [anOrderPhoto(1), anOrderPhoto(2, { kind: 'style' }), anOrderPhoto(3, { kind: 'work' })];

async function open(photos: OrderPhoto[] = three(), pressed = 'Photo 1: cloth') {
  const order = anOrder();
  answerClients(api, [ada]);
  answerOrder(api, order);
  const stored = answerPhotos(
    api,
    photos.map((photo) => ({ ...photo, orderId: order.id })),
  );
  show(order.id);
  await press(pressed);
  await screen.findByRole('dialog', { name: /^Photo \d of/ });
  return stored;
}

const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent;
const kind = () =>
  within(screen.getByRole('group', { name: 'What it shows' }))
    .getAllByRole('button')
    .find((button) => button.getAttribute('aria-pressed') === 'true')?.textContent;
const shown = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show on the client’s page' });

describe('a long photo, such as a screenshot of a chat', () => {
  it('has a scroll of its own in the width of the dialog, which the keys reach; others are shown whole', async () => {
    await open([anOrderPhoto(1, { width: 640, height: 26_667 }), anOrderPhoto(2)]);
    const scroll = within(screen.getByRole('dialog')).getByRole('group', { name: 'Photo 1: cloth' });
    expect(scroll.tabIndex).toBe(0);
    expect(within(scroll).getByRole('img', { name: 'Photo 1: cloth' }).className).not.toContain('object-contain');
    await press('Next photo');
    const next = within(screen.getByRole('dialog')).getByRole('img', { name: 'Photo 2: cloth' });
    expect(next.className).toContain('object-contain');
    expect(next.closest('[tabindex="0"]')).toBeNull();
  });
});

describe('the dialog of a photo', () => {
  it('says what it shows and marks it as shown, each by one press, with the version of the press before', async () => {
    const stored = await open();
    const letThrough = holdWrites(api);
    await pressIn('Photo 1 of 3', 'Work');
    await user.click(shown());
    expect([kind(), shown().checked]).toEqual(['Work', true]);
    letThrough();
    await waitFor(() => expect(stored.photos[0]).toMatchObject({ kind: 'work', isShown: true }));
    expect(writes(`/order-photos/${stored.photos[0]?.id}`)).toHaveLength(2);
    expect(screen.queryByText('Error')).toBeNull();
    await pressIn('Photo 1 of 3', 'Done');
    expect(await screen.findByRole('button', { name: 'Photo 1: work, shown to the client' })).toBe(
      document.activeElement,
    );
  });

  it('goes to the next and the one before by buttons, keys and swipes, as far as there are any', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Previous photo' })).toBeNull();
    await pressIn('Photo 1 of 3', 'Next photo');
    expect([title(), kind()]).toEqual(['Photo 2 of 3', 'Style']);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(title()).toBe('Photo 3 of 3');
    expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(title()).toBe('Photo 2 of 3');
    const picture = screen.getByRole('img', { name: 'Photo 2: style' });
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(picture, { touches: [{ clientX: from }] });
      fireEvent.touchEnd(picture, { changedTouches: [{ clientX: to }] });
    };
    act(() => swipe(200, 180));
    expect(title()).toBe('Photo 2 of 3');
    act(() => swipe(60, 200));
    expect(title()).toBe('Photo 1 of 3');
  });

  it('deletes after a question, and keeps the photo on Cancel', async () => {
    const stored = await open([anOrderPhoto(1, { isShown: true })], 'Photo 1: cloth, shown to the client');
    await pressIn('Photo 1 of 1', 'Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete photo' });
    expect(question.textContent).toContain('It leaves the client’s page too.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(stored.photos).toHaveLength(1);
    await pressIn('Photo 1 of 1', 'Delete');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Photo deleted')).toBeTruthy();
    expect(stored.photos).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Photo 1/ })).toBeNull();
  });

  it('says when a photo could not be deleted, and keeps it', async () => {
    const stored = await open();
    api.once(orderPhotosApi.delete, refusal(503, 'Away for a moment'));
    await pressIn('Photo 1 of 3', 'Delete');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Away for a moment')).toBeTruthy();
    expect(stored.photos).toHaveLength(3);
  });

  it('shows a change that was not saved as it is on the server, and says so', async () => {
    await open();
    api.once(orderPhotosApi.update, refusal(503, 'Away for a moment'));
    const letThrough = holdWrites(api);
    await user.click(shown());
    expect(shown().checked).toBe(true);
    letThrough();
    expect(await screen.findByText('Away for a moment')).toBeTruthy();
    await waitFor(() => expect(shown().checked).toBe(false));
  });

  it('shows what another device has changed', async () => {
    const stored = await open();
    Object.assign(stored.photos[0]!, { kind: 'style', updatedAt: '2026-06-01T12:00:00.000Z' });
    await user.click(shown());
    expect(await screen.findByText('It was changed on another device. You see it as it is now.')).toBeTruthy();
    await waitFor(() => expect([kind(), shown().checked]).toEqual(['Style', false]));
    await user.click((await dialog('Photo 1 of 3')).getByRole('switch'));
    await waitFor(() => expect(stored.photos[0]).toMatchObject({ kind: 'style', isShown: true }));
  });
});
