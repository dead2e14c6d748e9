// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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

/** Opens the app as main.tsx does; the session's answer comes when it is told to, where the server is asked for it. */
async function open(address: string, { answers, signedIn }: PageData) {
  history.replaceState(null, '', address);
  let answerSession: (user: unknown) => void = () => undefined;
  const session = new Promise((resolve) => (answerSession = resolve));
  const asked = fakeApi({});
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const user = await session;
    return new Response(JSON.stringify(user), { status: user ? 200 : 401 });
  });
  keepAnswers(queryClient, { answers });
  if (signedIn === false) rememberSignedOut(queryClient);
  await loadFirstScreen({ isVisitor: signedIn === false });
  render(
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>,
  );
  return { asked, answerSession };
}

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the first screen of a visitor', () => {
  it.each([
    [`/tailors/${tailor.profileSlug}`, tailorAnswers, 'Adunni Couture'],
    ['/discover?city=Lagos', [search], '2 Tailors Found'],
    ['/about', [], 'About'],
    ['/', [], 'Made to measure, easy to find.'],
  ])('stands at %s at once, and asks for nothing', async (address, answers, title) => {
    const { asked } = await open(address, { answers, signedIn: false });
    expect(heading()).toMatch(title);
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('while the session is unknown', () => {
  it('shows a public page, with no way in that may be wrong', async () => {
    const { asked, answerSession } = await open('/discover?city=Lagos', { answers: [search] });
    expect(heading()).toBe('2 Tailors Found');
    expect(screen.getAllByText(/Log In|Sign Up Free/).every((link) => link.classList.contains('invisible'))).toBe(true);
    expect(asked).toEqual(['/api/auth/user']);
    answerSession({ hasTailorProfile: true });
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeTruthy();
    expect(heading()).toBe('2 Tailors Found');
  });

  it.each(['/', '/nowhere', '/clients'])('waits at %s, which depends on it', async (address) => {
    const { answerSession } = await open(address, { answers: [] });
    expect(screen.getByText('Loading...')).toBeTruthy();
    answerSession(null);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});
