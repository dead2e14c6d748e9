// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userHeader } from '@shared/contract/headers';
import { customersApi } from '@shared/customers/contract';
import { queryOf, noFilters } from '@shared/directory/discover-filters';
import { firstSearchPage, type PageData } from '@shared/pages/page-data';
import { searchKey } from '@shared/contract/query-keys';
import { sessionApi, type CurrentUser } from '@shared/session/contract';
import { fakeApi, refusal } from '../../tests/support/client/fake-api';
import { aPublicTailor, aUser, cards } from '../../tests/support/client/rows';
import { loadFirstScreen } from './app';
import { call } from './lib/api/api';
import { queryClient } from './lib/api/query-client';
import { carryOverNetwork, transport } from './lib/api/transport';
import { loadSession, Root } from './root';

const api = fakeApi();
const signedOut = refusal(401, 'Please log in');
const tailor = aPublicTailor();
const tailorAnswers = [
  { key: ['/api/tailors', tailor.profileSlug], data: tailor },
  { key: ['/api/gallery', tailor.id], data: [] },
];
const found = firstSearchPage({ tailors: cards(2), total: 2, more: false, picturesUrl: '/pictures/' });
const search = { key: searchKey('/api/tailors/search', queryOf({ ...noFilters, city: 'Lagos' })), data: found };

/** Opens the app as start.tsx does. Returns a function that answers the request for the session. */
async function open(address: string, data: PageData) {
  history.replaceState(null, '', address);
  let answer: (session: CurrentUser | Response | Promise<Response>) => void = () => undefined;
  const session = new Promise<CurrentUser | Response>((resolve) => (answer = resolve));
  api.on(sessionApi.current, () => session);
  await loadSession(data);
  await loadFirstScreen(location.pathname, { isVisitor: data.signedIn === false });
  render(<Root data={data} />);
  return answer;
}

afterEach(() => {
  transport.headers = {};
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The space of the sign-in links is reserved, but they are invisible. */
const hidesSignInLinks = () =>
  screen.getAllByText(/Log In|Sign Up Free/).every((link) => link.classList.contains('invisible'));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the first screen of a visitor', () => {
  it.each([
    [`/tailors/${tailor.profileSlug}`, tailorAnswers, 'Adunni Couture'],
    ['/discover?city=Lagos', [search], '2 Tailors Found'],
    ['/about', [], 'About'],
    ['/', [], 'Made to measure, easy to find.'],
  ])('renders %s at once, without a request', async (address, answers, title) => {
    await open(address, { answers, signedIn: false });
    expect(heading()).toMatch(title);
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(api.requests).toEqual([]);
  });
});

describe('while the session is unknown', () => {
  it('shows a public page, and hides the sign-in links', async () => {
    const answer = await open('/discover?city=Lagos', { answers: [search] });
    expect(heading()).toBe('2 Tailors Found');
    expect(hidesSignInLinks()).toBe(true);
    expect(api.requests).toEqual(['/api/auth/user']);
    answer(aUser());
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeTruthy();
    expect(heading()).toBe('2 Tailors Found');
  });

  it('calls name no user; those after the answer name the one for whom the page is made', async () => {
    const answer = await open('/about', { answers: [] });
    const user = aUser();
    answer(user);
    await screen.findByRole('link', { name: 'Dashboard' });
    api.on(customersApi.list, []);
    await call(customersApi.list);
    const users = [...api.sent(sessionApi.current), ...api.sent(customersApi.list)].map(
      ({ headers }) => headers[userHeader],
    );
    expect(users).toEqual([undefined, user.id]);
  });

  it.each(['/', '/nowhere', '/clients'])('waits at %s, because the page depends on the session', async (address) => {
    const answer = await open(address, { answers: [] });
    expect(screen.getByText('Loading...')).toBeTruthy();
    answer(signedOut);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});

it('a page of a device that was signed out everywhere removes the texts of the user, and does not open the book', async () => {
  localStorage.setItem('clients-order', 'newest');
  localStorage.setItem('seamfolk-book', 'ngozi');
  const answer = await open('/clients', { answers: [], endedEverywhere: true });
  answer(refusal(401, { message: 'Please log in', code: 'ended_everywhere' }));
  expect(await screen.findByText('You are not signed in. Log in to open this page.')).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('clients-order')).toBeNull());
  expect([transport.carry, localStorage.getItem('seamfolk-book')]).toEqual([carryOverNetwork, null]);
  localStorage.clear();
});

describe('while the session request fails', () => {
  const busy = refusal(503, 'The service is busy');
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const failures: [string, () => Response | Promise<Response>][] = [
    ['503', () => busy],
    ['429', () => refusal(429, 'Too many requests')],
    ['500', () => new Response('', { status: 500 })],
    ['the page of a proxy', () => new Response('<h1>Sign in to the hotel</h1>', { status: 200 })],
    ['nothing', lost],
  ];

  it.each(failures)('(%s) no screen treats the user as signed out', async (_what, failure) => {
    const answer = await open('/clients', { answers: [] });
    answer(failure());
    expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeTruthy();
    expect(hidesSignInLinks()).toBe(true);
  });

  it.each(['/', '/register', '/dashboard', '/measurements/1', '/nowhere'])(
    '%s waits for a second try',
    async (address) => {
      const answer = await open(address, { answers: [] });
      answer(busy);
      const again = await screen.findByRole('button', { name: 'Try again' });
      api.on(sessionApi.current, signedOut);
      again.click();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
      expect(api.requests.filter((path) => path === '/api/auth/user')).toHaveLength(2);
    },
  );

  it('the session is requested again when a lost connection returns', async () => {
    const answer = await open('/clients', { answers: [] });
    answer(lost());
    await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
    fireEvent(window, new Event('offline'));
    expect(heading()).toBe('This page could not be loaded');
    api.on(sessionApi.current, signedOut);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('a public page is shown, without the sign-in links', async () => {
    const answer = await open('/about', { answers: [] });
    answer(busy);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(heading()).toBe('About');
    expect(hidesSignInLinks()).toBe(true);
  });
});
