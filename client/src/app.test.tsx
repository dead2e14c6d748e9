// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryOf, noFilters } from '@shared/discover-filters';
import { firstSearchPage, type PageData } from '@shared/page-data';
import { searchKey } from '@shared/query-keys';
import { App, loadFirstScreen } from './app';
import { aTailor, cards, fakeApi } from './features/directory/test-api';
import { rememberSignedOut } from './features/session/queries';
import { keepAnswers } from './lib/page-data';
import { queryClient } from './lib/query-client';

const tailor = aTailor();
const tailorAnswers = [
  { key: ['/api/tailors', tailor.profileSlug], data: tailor },
  { key: ['/api/gallery', tailor.id], data: [] },
];
const found = firstSearchPage({ tailors: cards(2), total: 2, more: false });
const search = { key: searchKey('/api/tailors/search', queryOf({ ...noFilters, city: 'Lagos' })), data: found };

/** Opens the app as main.tsx does; if it requests the session, the returned functions answer. */
async function open(address: string, { answers, signedIn }: PageData) {
  history.replaceState(null, '', address);
  let answer: (session: Promise<Response>) => void = () => undefined;
  const session = new Promise<Response>((resolve) => (answer = resolve));
  const requests = fakeApi({});
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return session;
  });
  const answerSession = (user: unknown) =>
    answer(Promise.resolve(new Response(JSON.stringify(user), { status: user ? 200 : 401 })));
  keepAnswers(queryClient, { answers });
  if (signedIn === false) rememberSignedOut(queryClient);
  await loadFirstScreen({ isVisitor: signedIn === false });
  render(
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>,
  );
  return { requests, answer, answerSession };
}

afterEach(() => {
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
    const { requests } = await open(address, { answers, signedIn: false });
    expect(heading()).toMatch(title);
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('while the session is unknown', () => {
  it('shows a public page, and hides the sign-in links', async () => {
    const { requests, answerSession } = await open('/discover?city=Lagos', { answers: [search] });
    expect(heading()).toBe('2 Tailors Found');
    expect(hidesSignInLinks()).toBe(true);
    expect(requests).toEqual(['/api/auth/user']);
    answerSession({ hasTailorProfile: true });
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeTruthy();
    expect(heading()).toBe('2 Tailors Found');
  });

  it.each(['/', '/nowhere', '/clients'])('waits at %s, because the page depends on the session', async (address) => {
    const { answerSession } = await open(address, { answers: [] });
    expect(screen.getByText('Loading...')).toBeTruthy();
    answerSession(null);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});

describe('while the session request fails', () => {
  const failures: [string, () => Promise<Response>][] = [
    ['503', async () => new Response('{"message":"The service is busy"}', { status: 503 })],
    ['429', async () => new Response('{"message":"Too many requests"}', { status: 429 })],
    ['500', async () => new Response('', { status: 500 })],
    ['the page of a proxy', async () => new Response('<h1>Sign in to the hotel</h1>', { status: 200 })],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ];

  it.each(failures)('(%s) no screen treats the user as signed out', async (_what, failure) => {
    const { answer } = await open('/clients', { answers: [] });
    answer(failure());
    expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeTruthy();
    expect(hidesSignInLinks()).toBe(true);
  });

  it.each(['/', '/register', '/dashboard', '/measurements/1', '/nowhere'])(
    '%s waits for a second try',
    async (address) => {
      const { answer, requests } = await open(address, { answers: [] });
      answer(failures[0]![1]());
      const again = await screen.findByRole('button', { name: 'Try again' });
      vi.stubGlobal('fetch', async (path: string) => {
        requests.push(path);
        return new Response('{"message":"Please log in"}', { status: 401 });
      });
      again.click();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
      expect(requests.filter((path) => path === '/api/auth/user')).toHaveLength(2);
    },
  );

  it('the session is requested again when a lost connection returns', async () => {
    const { answer } = await open('/clients', { answers: [] });
    answer(Promise.reject(new TypeError('Failed to fetch')));
    await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
    fireEvent(window, new Event('offline'));
    expect(heading()).toBe('This page could not be loaded');
    vi.stubGlobal('fetch', async () => new Response('{"message":"Please log in"}', { status: 401 }));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('a public page is shown, without the sign-in links', async () => {
    const { answer } = await open('/about', { answers: [] });
    answer(failures[0]![1]());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(heading()).toBe('About');
    expect(hidesSignInLinks()).toBe(true);
  });
});
