// @vitest-environment happy-dom
import type { PageData } from '@shared/pages/page-data';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageDataContext } from '../lib/api/page-data';
import { useWorker } from './use-worker';

const register = vi.fn();

beforeEach(() => {
  register.mockReset().mockResolvedValue({});
  vi.useFakeTimers();
  document.head.innerHTML = '<link rel="manifest" href="/site.webmanifest">';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

function Workroom({ isTailor }: { isTailor: boolean }) {
  useWorker(isTailor);
  return null;
}

const workroom = (isTailor: boolean, data: Partial<PageData> = {}) => (
  <PageDataContext value={{ answers: [], ...data }}>
    <Workroom isTailor={isTailor} />
  </PageDataContext>
);
const manifest = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href');

it('registers the worker once for a tailor, past the HTTP cache, and names the manifest of the workroom', () => {
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  const { rerender } = render(workroom(true));
  expect(register).not.toHaveBeenCalled();
  vi.runAllTimers();
  rerender(workroom(true));
  vi.runAllTimers();
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  expect(manifest()).toBe('/manifest.webmanifest');
});

it.each([
  ['for a user without a profile', workroom(false)],
  ['if the operator has switched it off', workroom(true, { offlineWorker: false })],
])('registers none %s', (_when, shown) => {
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  render(shown);
  vi.runAllTimers();
  expect([register.mock.calls, manifest()]).toEqual([[], '/site.webmanifest']);
});

it('does without where a browser has no workers or refuses one', async () => {
  vi.stubGlobal('navigator', {});
  render(workroom(true));
  vi.runAllTimers();
  cleanup();
  vi.stubGlobal('navigator', { serviceWorker: { register: register.mockRejectedValue(new Error('Refused')) } });
  render(workroom(true));
  vi.runAllTimers();
  await expect(register.mock.results[0]?.value).rejects.toThrow('Refused');
});
