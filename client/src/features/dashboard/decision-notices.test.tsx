// @vitest-environment happy-dom
import { decisionsApi, type OwnDecision } from '@shared/moderation/decisions';
import { galleryApi, type OwnImage } from '@shared/gallery/contract';
import { figuresApi } from '@shared/figures/contract';
import { customersApi } from '@shared/customers/contract';
import { measurementsApi } from '@shared/measurements/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { anId, anImage, aUser, completeTailor } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { markRead } from '../../lib/pages/read-mark';
import { SessionContext } from '../../lib/api/session';
import { DashboardPage } from './dashboard-page';

const api = fakeApi();
const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-21T10:00:00.000Z';

const hidePage: OwnDecision = {
  id: anId(1),
  act: 'hide page',
  ground: 'spam',
  explanation: null,
  imageId: null,
  createdAt: at,
  endedAt: null,
  appeal: null,
};
const refused = { text: 'No', createdAt: at, answeredAt: later, granted: false, answer: null };

interface State {
  tailor?: Partial<Tailor>;
  decisions?: OwnDecision[];
  images?: OwnImage[];
  suspendedAt?: string | null;
}

function open({ tailor, decisions = [], images = [], suspendedAt = null }: State) {
  api.on(tailorApi.me, { ...completeTailor, ...tailor });
  api.on(decisionsApi.list, decisions);
  api.on(galleryApi.list, images);
  const { counts, recent, latest } = measurementsApi;
  for (const each of [customersApi.list, counts, recent, latest, figuresApi.list]) api.on(each, refusal(503, 'Away'));
  return render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'with-profile', user: aUser({ suspendedAt }) }}>
        <DashboardPage newOrder={null} today={null} />
      </SessionContext>
    </QueryClientProvider>,
  );
}

/** Returns the texts of the notices, when there are as many. */
async function notices(count: number) {
  const all = () =>
    within(screen.getByRole('region', { name: 'Decisions about your page' }))
      .queryAllByRole('link')
      .map((link) => [link.parentElement?.parentElement?.firstElementChild?.textContent, link.getAttribute('href')]);
  await screen.findByRole('region', { name: 'Decisions about your page' });
  await waitFor(() => expect(all()).toHaveLength(count));
  return all();
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  vi.useRealTimers();
});

describe('the dashboard', () => {
  it('says that the page is hidden, and offers no way to it', async () => {
    open({ tailor: { hiddenAt: at }, decisions: [hidePage] });
    expect(await notices(1)).toEqual([
      ['Your page is hidden from visitors by the people who run this site.', '/decisions'],
    ]);
    const card = screen.getByRole('group', { name: 'Public Profile' });
    expect(card.textContent).toContain('Visitors do not see your page now');
    expect(screen.queryByRole('link', { name: 'View' })).toBeNull();
  });

  it('says that a new page waits, instead of that it is online', async () => {
    history.replaceState({ isNewProfile: true }, '', '/');
    open({ tailor: { hiddenAt: at }, decisions: [{ ...hidePage, act: 'hold' }] });
    expect(await notices(1)).toMatchObject([[expect.stringMatching(/^Your page is not public yet/), '/settings']]);
    expect(screen.queryByText('Your page is online')).toBeNull();
    history.replaceState(null, '', '/');
  });

  it('says that pictures are hidden, also the profile picture', async () => {
    open({ tailor: { profilePictureHiddenAt: at }, images: [anImage(0, { hiddenAt: at }), anImage(1)] });
    expect(await notices(1)).toEqual([
      ['2 of your pictures are hidden from visitors by the people who run this site.', '/decisions'],
    ]);
  });

  it('says what a suspension means, and offers nothing that is refused', async () => {
    open({
      tailor: { hiddenAt: at, phone: null, whatsapp: null },
      suspendedAt: at,
      images: [anImage(0, { hiddenAt: at })],
    });
    const [[text] = []] = await notices(1);
    expect(text).toMatch(/^Your account is suspended: visitors do not find your page, and you cannot publish/);
    expect(screen.queryByText('Profile completeness')).toBeNull();
  });

  it.each<[news: string, decision: Partial<OwnDecision>, text: string]>([
    ['a restoration', { endedAt: later }, 'Visitors see your page again.'],
    [
      'an appeal that changed nothing',
      { appeal: refused },
      'Your appeal was refused: the decision was upheld, and nothing changes. There is no second appeal.',
    ],
    [
      'an appeal that was granted',
      { endedAt: later, appeal: { ...refused, granted: true } },
      'Your appeal was granted: the decision was overturned. Visitors see your page again.',
    ],
  ])('says %s in words, until the decisions are read', async (_news, fields, text) => {
    const state = { decisions: [{ ...hidePage, ...fields }] };
    open(state);
    expect(await notices(1)).toEqual([[text, '/decisions']]);
    cleanup();
    queryClient.clear();
    markRead(aUser().id, later);
    open(state);
    expect(await notices(0)).toEqual([]);
  });

  it('says nothing of what is long past, or of a hold that another decision has replaced', async () => {
    const past = { ...hidePage, id: anId(2), endedAt: '2026-10-01T10:00:00.000Z' };
    open({
      tailor: { hiddenAt: at },
      decisions: [hidePage, { ...hidePage, id: anId(3), act: 'hold', endedAt: at }, past],
    });
    expect(await notices(1)).toMatchObject([[expect.stringMatching(/^Your page is hidden/), '/decisions']]);
  });
});
