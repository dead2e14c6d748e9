// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setOfflineState } from '../../lib/offline-state';
import { watchInstallOffers } from './install-prompt';
import { InstallPlace } from './install-place';
import { isIphoneSafari, useInstall } from './use-install';

const hint = () => screen.queryByRole('region', { name: 'Keep the book on your home screen' });
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** The media queries that match. */
let matching: string[];
let stopWatching: () => void;
beforeEach(() => {
  matching = ['(pointer: coarse)'];
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: matching.includes(media) }) as MediaQueryList,
  );
  localStorage.setItem('install-hint', '3 2026-11-01');
  stopWatching = watchInstallOffers();
});
afterEach(() => {
  cleanup();
  stopWatching();
  localStorage.clear();
  setOfflineState({ isUnreachable: false });
  vi.unstubAllGlobals();
});

/** The browser's offer to install; `prompt` opens its question, which is answered at once. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the hint on Home', () => {
  it.each(['accepted', 'dismissed'] as const)(
    'opens the question of the browser, and goes when it is %s',
    async (outcome) => {
      const prompt = offer(outcome);
      render(<InstallPlace />);
      await press('Add to home screen');
      expect(prompt).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(hint()).toBeNull());
      cleanup();
      offer();
      render(<InstallPlace />);
      expect(hint()).toBeNull();
    },
  );

  it('goes for a while by Not now', async () => {
    const prompt = offer();
    render(<InstallPlace />);
    await press('Not now');
    expect([hint(), prompt.mock.calls]).toEqual([null, []]);
    expect(localStorage.getItem('install-hint')).toMatch(/^3 \d{4}-\d\d-\d\d \d{13}$/);
  });

  it.each([
    ['before the third day of use', () => localStorage.setItem('install-hint', '1 2026-11-01')],
    ['in the installed app', () => matching.push('(display-mode: standalone)')],
    ['on a computer', () => void (matching = [])],
    ['without a connection', () => setOfflineState({ isUnreachable: true })],
    ['without an offer of the browser', () => window.dispatchEvent(new Event('appinstalled'))],
  ])('is not there %s', async (_when, change) => {
    offer();
    act(() => void change());
    render(<InstallPlace />);
    await act(() => vi.dynamicImportSettled());
    expect(hint()).toBeNull();
  });

  it('counts the days of use', () => {
    localStorage.clear();
    render(<InstallPlace />);
    expect(localStorage.getItem('install-hint')).toMatch(/^1 \d{4}-\d\d-\d\d$/);
  });
});

describe('on an iPhone', () => {
  beforeEach(() => vi.stubGlobal('navigator', { userAgent: safari, standalone: false }));

  it.each(['Done', 'Not now'])('the button shows three steps, and %s ends the hint', async (name) => {
    render(<InstallPlace />);
    await press('Add to home screen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to home screen' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Press Share in the bar below',
      '2Choose Add to Home Screen',
      '3Press Add, then open Seamfolk from there',
    ]);
    await userEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hint()).toBeNull();
  });

  it('Close keeps the hint', async () => {
    render(<InstallPlace />);
    await press('Add to home screen');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hint()).not.toBeNull();
  });
});

describe('useInstall', () => {
  it('gives a button elsewhere the same way', async () => {
    const prompt = offer();
    function Settings() {
      const { canAdd, add, dialog } = useInstall();
      return (
        <>
          {canAdd && <button onClick={add}>Add</button>}
          {dialog}
        </>
      );
    }
    render(<Settings />);
    await press('Add');
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('isIphoneSafari', () => {
  const chrome = safari.replace('Version/17.5', 'CriOS/126.0.6478.54');
  const firefox = safari.replace('Version/17.5', 'FxiOS/127.0');
  const inApp = safari.replace(' Version/17.5', '').replace(' Safari/604.1', ' [FBAN/FBIOS]');
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
  it.each([
    [true, 'Safari', { userAgent: safari, standalone: false }],
    [false, 'the installed app', { userAgent: safari, standalone: true }],
    [false, 'Chrome', { userAgent: chrome, standalone: false }],
    [false, 'Firefox', { userAgent: firefox, standalone: false }],
    [false, 'a browser in another app', { userAgent: inApp, standalone: false }],
    [false, 'Safari on a Mac', { userAgent: mac }],
    [false, 'an iPad', { userAgent: mac, standalone: false }],
  ])('is %s in %s', (expected, _browser, navigator) => expect(isIphoneSafari(navigator)).toBe(expected));
});
