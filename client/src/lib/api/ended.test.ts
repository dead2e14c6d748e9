// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';

const api = fakeApi();
const [reload, replace] = [vi.fn(), vi.fn()];

/** Opens a page in a tab of its own, for a user if one is named. */
async function openPage(path: string, userId?: string) {
  history.replaceState(null, '', path);
  sessionStorage.clear();
  vi.resetModules();
  const { call } = await import('./api');
  const { noteUser } = await import('./page-user');
  const { watchRefusals } = await import('./refusals');
  const { leaveSession } = await import('./ended');
  const { OpenDraft, storeDrafts } = await import('../drafts/drafts');
  const { localTexts } = await import('../drafts/device-storage');
  const set = vi.spyOn(localTexts, 'set');
  if (userId) noteUser(userId);
  watchRefusals();
  return {
    readClients: () => call(customersApi.list),
    ...{ leaveSession, OpenDraft, storeDrafts },
    /** What the other tabs were told. */
    said: () => set.mock.calls.filter(([key]) => key === 'session-ended').map(([, text]) => text),
  };
}

/** Tells the open pages what another tab has stored, as the browser does. */
const tellFromOtherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-ended', newValue }));

const refuse = (code: 'signed_out' | 'ended_everywhere' | 'account_deleted') =>
  api.on(customersApi.list, refusal(401, { message: 'Please log in', code }));

beforeEach(() => {
  localStorage.clear();
  for (const made of [reload, replace]) made.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  localStorage.setItem('clients-order', 'newest');
  localStorage.setItem('seamfolk-book', 'ngozi');
});

describe('a call of a device that was signed out everywhere', () => {
  beforeEach(() => refuse('ended_everywhere'));

  it('removes the texts of the user from the device, and shows the sign-in in place of the screen', async () => {
    const { readClients } = await openPage('/clients', 'ngozi');
    await Promise.allSettled([readClients(), readClients()]);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(reload).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(replace).not.toHaveBeenCalled();
  });

  it('removes the drafts before the caller learns of it: an open form stores nothing more', async () => {
    const { readClients, OpenDraft, storeDrafts } = await openPage('/clients', 'ngozi');
    const stop = new OpenDraft('ngozi', 'customer:new').follow(() => ({ values: { name: 'Bisi' } }));
    expect(storeDrafts()).toBe(true);
    await expect(readClients()).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('draft:ngozi:customer:new')).toBeNull();
    expect(storeDrafts()).toBe(false);
    stop();
    expect(localStorage.getItem('draft:ngozi:customer:new')).toBeNull();
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('leaves a public page where it is', async () => {
    const { readClients } = await openPage('/tailors/adunni-couture', 'ngozi');
    await expect(readClients()).rejects.toThrow();
    await vi.waitFor(() => expect(localStorage.getItem('clients-order')).toBeNull());
    expect([reload, replace].flatMap((made) => made.mock.calls)).toEqual([]);
  });

  it('causes no loop on a page that shows no user', async () => {
    const { readClients } = await openPage('/clients');
    await expect(readClients()).rejects.toThrow();
    await vi.waitFor(() => expect(localStorage.getItem('clients-order')).toBeNull());
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a call of a session that has ended by itself removes nothing', async () => {
  refuse('signed_out');
  const { readClients } = await openPage('/clients', 'ngozi');
  await expect(readClients()).rejects.toThrow();
  expect(Object.keys(localStorage).sort()).toEqual(['clients-order', 'seamfolk-book']);
  expect(reload).not.toHaveBeenCalled();
});

it('a call of a deleted account leads from the workroom to the landing page', async () => {
  refuse('account_deleted');
  const { readClients } = await openPage('/clients', 'ngozi');
  await expect(readClients()).rejects.toThrow();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'));
  expect(reload).not.toHaveBeenCalled();
});

describe('other open tabs', () => {
  it.each([
    ['ended_everywhere', reload, []],
    ['account_deleted', replace, ['/']],
  ] as const)('leave too when one is refused with %s', async (end, made, given) => {
    await openPage('/clients', 'ngozi');
    tellFromOtherTab(null);
    tellFromOtherTab(end);
    await vi.waitFor(() => expect(made).toHaveBeenCalledExactlyOnceWith(...given));
  });

  it('are told once, and tell nobody again', async () => {
    const page = await openPage('/clients', 'ngozi');
    await page.leaveSession('ended_everywhere');
    await page.leaveSession('ended_everywhere');
    expect(page.said()).toEqual(['ended_everywhere']);
    const other = await openPage('/clients', 'ngozi');
    await other.leaveSession('ended_everywhere', { isTold: true });
    expect(other.said()).toEqual([]);
    expect(localStorage.getItem('session-ended')).toBeNull();
  });
});
