// @vitest-environment happy-dom
import { userHeader } from '@shared/contract/headers';
import { customersApi } from '@shared/customers/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { call } from './api';
import { queryClient } from './query-client';
import { transport } from './transport';

const api = fakeApi();
const reload = vi.fn();

/** The module as a new page has it. */
const newPage = async () => {
  vi.resetModules();
  const pageUser = await import('./page-user');
  const { watchRefusals } = await import('./refusals');
  const { transport: own } = await import('./transport');
  return { ...pageUser, watchRefusals, transport: own };
};

const otherUser = refusal(409, { message: 'Another user is signed in', code: 'other_user' });
const refused = async () => expect(call(customersApi.list)).rejects.toMatchObject({ status: 409 });

/** Lets the calls of the tests behave as those of a page for this user. */
async function aPageOf(userId: string) {
  const page = await newPage();
  page.noteUser(userId);
  page.watchRefusals();
  Object.assign(transport, { headers: page.transport.headers, onRefusal: page.transport.onRefusal });
  return page;
}

const leaveUser = () => Object.assign(transport, { headers: {}, onRefusal: undefined });

beforeEach(() => {
  sessionStorage.clear();
  // Pages of other tests have had a user.
  leaveUser();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  leaveUser();
});

describe('a page of a user', () => {
  it('says so with every call, beside the headers of the call', async () => {
    api.on(customersApi.list, []);
    api.on(customersApi.create, refusal(400, 'Odd'));
    await call(customersApi.list);
    await aPageOf('ngozi');
    await queryClient.fetchQuery({ queryKey: ['/api/customers'] });
    await call(customersApi.create, { body: { name: 'Ada' }, idempotencyKey: 'key' }).catch(() => undefined);
    const headers = [...api.sent(customersApi.list), ...api.sent(customersApi.create)].map((sent) => sent.headers);
    expect(headers).toEqual([
      {},
      { [userHeader]: 'ngozi' },
      { 'Content-Type': 'application/json', 'Idempotency-Key': '"key"', [userHeader]: 'ngozi' },
    ]);
  });

  it('reloads once if another user is signed in, whichever calls say so', async () => {
    await aPageOf('ngozi');
    api.on(customersApi.list, otherUser);
    await Promise.all([refused(), refused()]);
    vi.advanceTimersByTime(60_000);
    await refused();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload for any other refusal', async () => {
    await aPageOf('ngozi');
    api.on(customersApi.list, refusal(409, { message: 'Taken', code: 'conflict' }));
    await refused();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('an answer that tells the browser to clear its storage', () => {
  const signedOut = (headers: Record<string, string> = {}) =>
    Response.json({ message: 'Please log in', code: 'signed_out' }, { status: 401, headers });

  it.each([
    ['is an event of the window, before the caller learns of it', { 'Clear-Site-Data': '"storage"' }, 1],
    ['is no session that has only expired: its drafts stay', {}, 0],
  ])('%s', async (_what, headers, events) => {
    const cleared = vi.fn();
    addEventListener('Clear-Site-Data', cleared);
    await aPageOf('ngozi');
    api.on(customersApi.list, signedOut(headers));
    await expect(call(customersApi.list)).rejects.toMatchObject({ status: 401 });
    removeEventListener('Clear-Site-Data', cleared);
    expect(cleared).toHaveBeenCalledTimes(events);
  });
});

describe('reloadForOtherUser', () => {
  it('causes no loop if the next page is made for the former user again', async () => {
    (await newPage()).reloadForOtherUser();
    (await newPage()).reloadForOtherUser();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['later', 10_000],
    ['after the clock was set back', -7 * 24 * 3_600_000],
  ])('reloads again for the next change of users, %s', async (_when, passedMs) => {
    (await newPage()).reloadForOtherUser();
    vi.setSystemTime(Date.now() + passedMs);
    (await newPage()).reloadForOtherUser();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
