// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, Toaster } from '../ui/feedback/toast';
import { ShareButton } from './share-button';
import './share-sheet'; // preloads what a click imports

const tailor = {
  id: '0b7ad9c4-6a1f-4c55-9e4e-0a6f0f6f1a01',
  businessName: 'Adunni Couture',
  profileSlug: 'adunni-couture',
};
const url = () => `${location.origin}/tailors/adunni-couture`;
const user = userEvent.setup({ delay: null });

const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));
const isTouch = (matches: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

/** Gives the device a share sheet. */
function device(parts: Partial<Record<'share' | 'canShare', unknown>>) {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

function show(isDirect = false, isOwn = false) {
  render(
    <>
      <ShareButton tailor={tailor} isDirect={isDirect} isOwn={isOwn} />
      <Toaster />
    </>,
  );
  return user.click(screen.getByRole('button', { name: 'Share Profile' }));
}

const sheet = () => screen.queryByRole('dialog', { name: 'Share Profile' });

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('bytes')));
});
afterEach(() => {
  dismissToast();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  vi.restoreAllMocks();
});

describe('Share Profile', () => {
  it('copies the link if the device has no share sheet, and opens our sheet', async () => {
    await show();
    expect(await screen.findByText('Profile link copied to clipboard')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url());
    expect(sheet()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'More ways to share' })).toBeNull();
  });

  it('opens nothing after the device has shared the link', async () => {
    const share = vi.fn(() => Promise.resolve());
    device({ share });
    await show();
    expect(share).toHaveBeenCalledWith({ title: 'Adunni Couture - Seamfolk', url: url() });
    await waitFor(() => expect(sheet()).toBeNull());
  });

  it('opens our sheet if the device sheet was closed, without a copy', async () => {
    device({ share: failing('AbortError') });
    await show();
    await waitFor(() => expect(sheet()).not.toBeNull());
    expect(screen.queryByText('Link copied!')).toBeNull();
    expect(screen.getByRole('button', { name: 'More ways to share' })).toBeTruthy();
  });

  it('opens our sheet at once in the settings', async () => {
    const share = vi.fn();
    device({ share });
    await show(true);
    await waitFor(() => expect(sheet()).not.toBeNull());
    expect(share).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'More ways to share' }));
    expect(share).toHaveBeenCalledOnce();
  });

  it('shows the link to copy if it cannot be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await show();
    expect(await screen.findByText('Copy this link')).toBeTruthy();
    expect(screen.getByText(url())).toBeTruthy();
  });
});

describe('the sheet', () => {
  it('links to every file, with a name to save it', async () => {
    await show(true, true);
    await waitFor(() => expect(sheet()).not.toBeNull());
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('download')]);
    const page = '/tailors/adunni-couture';
    expect(links).toEqual([
      ['Save picture', `${page}/status.jpg`, 'adunni-couture-status.jpg'],
      ['A5 shop sign', `${page}/sign.pdf?size=a5`, 'adunni-couture-sign-a5.pdf'],
      ['A4 shop sign', `${page}/sign.pdf?size=a4`, 'adunni-couture-sign-a4.pdf'],
      ['PNG QR code', `${page}/qr.png`, 'adunni-couture-qr.png'],
      ['SVG QR code', `${page}/qr.svg`, 'adunni-couture-qr.svg'],
    ]);
  });

  it('has the shop sign for the tailor alone', async () => {
    await show();
    await waitFor(() => expect(sheet()).not.toBeNull());
    expect(screen.getByRole('link', { name: 'PNG QR code' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /shop sign/ })).toBeNull();
  });

  const clickStatus = async () => {
    await show(true);
    const link = await screen.findByRole('link', { name: 'Save picture' });
    // An opening sheet takes presses once the page behind it has stopped taking them.
    await waitFor(() => expect(sheet()?.style.pointerEvents).toBe('auto'));
    // A download, which the test's browser would follow.
    const followed = vi.fn((event: Event) => event.preventDefault());
    let isFollowed = false;
    document.addEventListener('click', (event) => ((isFollowed = !event.defaultPrevented), followed(event)), {
      once: true,
    });
    await user.click(link);
    return { isFollowed, link };
  };

  it('gives a file to the device sheet of a touch screen', async () => {
    const share = vi.fn((_data: ShareData) => Promise.resolve());
    device({ share, canShare: () => true });
    isTouch(true);
    expect((await clickStatus()).isFollowed).toBe(false);
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type]).toEqual(['adunni-couture-status.jpg', 'image/jpeg']);
  });

  it.each([
    ['has no share sheet', {}, true],
    ['cannot share files', { share: vi.fn(), canShare: () => false }, true],
    ['has a mouse', { share: vi.fn(), canShare: () => true }, false],
  ])('downloads a file if the device %s', async (_what, parts, hasTouch) => {
    device(parts);
    isTouch(hasTouch);
    expect((await clickStatus()).isFollowed).toBe(true);
  });

  it('asks for another tap if loading took too long, and does not load again', async () => {
    const share = failing('NotAllowedError');
    device({ share, canShare: () => true });
    isTouch(true);
    const { link } = await clickStatus();
    expect(await screen.findByText('Tap it again to share it.')).toBeTruthy();
    await user.click(link);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('reports a file that does not load', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response('', { status: 503 }));
    const share = vi.fn();
    device({ share, canShare: () => true });
    isTouch(true);
    await clickStatus();
    expect(await screen.findByText('The file could not be loaded')).toBeTruthy();
    expect(share).not.toHaveBeenCalled();
  });
});
