// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { directoryApi } from '@shared/directory/contract';
import { type WiderSearch, widerApi } from '@shared/directory/wider-contract';
import type { Near } from '@shared/places/contract';
import { sessionApi } from '@shared/session/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/api/query-client';
import { DiscoverPage } from './discover-page';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { aPlace, cards } from '../../../../../tests/support/client/rows';
import { found } from '../../../../../tests/support/client/search';
import { loadParts } from '../../../../../tests/support/client/parts';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const near: Near = {
  place: aPlace({ label: 'Houston, Texas, United States', city: 'Houston', state: 'Texas' }),
  alternatives: [],
};
const place = { near: 'Houston' };
const ways: WiderSearch[] = [
  { filter: 'languages', query: { ...place, garments: 'Agbada' }, total: 1 },
  { filter: 'garments', query: { ...place, languages: 'yo' }, total: 3 },
  { filter: 'hasPrices', query: { ...place, garments: 'Agbada', languages: 'yo' }, total: 3 },
  { filter: 'radius', query: { ...place, radius: '96561', garments: 'Agbada', languages: 'yo' }, total: 5 },
  { filter: 'near', query: { garments: 'Agbada', languages: 'yo' }, total: 9 },
];

/** Opens a search without results; each way finds one tailor. */
function open(address: string, { offered = ways }: { offered?: WiderSearch[] | Response } = {}) {
  history.replaceState(null, '', address);
  const asked = new URLSearchParams(location.search).toString();
  api.on(sessionApi.current, refusal(401, 'Please log in'));
  api.on(directoryApi.search, ({ query }) => {
    const isAsked = new URLSearchParams(query as Record<string, string>).toString() === asked;
    return found(isAsked ? [] : cards(1), { near: query.near === undefined ? undefined : near });
  });
  api.on(widerApi.list, offered);
  render(
    <QueryClientProvider client={queryClient}>
      <DiscoverPage />
    </QueryClientProvider>,
  );
}

const query = () => Object.fromEntries(new URLSearchParams(location.search));
const tooMany = '/discover?near=Houston&garments=Agbada&languages=yo&hasPrices=yes';
const rows = async () => {
  const title = await screen.findByRole('heading', { level: 2, name: 'Leave one out' });
  return within(title.nextElementSibling as HTMLElement).getAllByRole('listitem');
};

beforeAll(() => loadParts(DiscoverPage));
afterEach(() => queryClient.clear());

describe('a search with too many filters', () => {
  it('says what leaving each one out finds, at most four, and shows the tailors of the first', async () => {
    open(tooMany);
    expect((await rows()).map((row) => row.textContent)).toEqual([
      'Yoruba1 tailor in Houston without Yoruba',
      'Agbada3 tailors in Houston without Agbada',
      'Has prices3 tailors in Houston without prices',
      'Within 25 miles5 tailors within 60 miles',
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No Tailors Found');
    expect(screen.getByText('No tailors match your search criteria. Try adjusting your filters.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '1 tailor in Houston without Yoruba' })).toBeTruthy();
    await screen.findByText('Tailor 0');
    expect(api.requests).toContain(`${directoryApi.search.path}?near=Houston&garments=Agbada`);
  });

  it('leaves one out by a link, which works without scripts, and moves the focus to the new heading', async () => {
    open(tooMany);
    await rows();
    const link = screen.getByRole('link', { name: 'Remove Yoruba: 1 tailor in Houston without Yoruba' });
    expect(link.getAttribute('href')).toBe('/discover?near=Houston&garments=Agbada');
    await user.click(link);
    expect(query()).toEqual({ near: 'Houston', garments: 'Agbada' });
    await screen.findByRole('heading', { level: 1, name: '1 Tailor Found' });
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('has a chip for each other filter', async () => {
    open(tooMany);
    await rows();
    const others = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button');
    expect(others.map(({ textContent }) => textContent)).toEqual(['Remove Houston, Texas, United States', 'Clear All']);
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(query()).toEqual({});
  });

  it('offers a garment of the same name', async () => {
    const garment: WiderSearch = { filter: 'q', query: { garments: 'Agbada' }, total: 12 };
    open('/discover?q=agbada', { offered: [garment] });
    await rows();
    await user.click(screen.getByRole('link', { name: 'Garment: Agbada: 12 tailors for Agbada' }));
    expect(query()).toEqual({ garments: 'Agbada' });
  });

  it.each([
    ['finds none', []],
    ['cannot be asked', refusal(503, 'Later')],
  ])('is explained as a search without tailors nearby if a wider one %s', async (_, offered) => {
    open(tooMany, { offered });
    await screen.findByText('No matching tailors within 25 miles of Houston, Texas, United States.');
    expect(screen.queryByText('Leave one out')).toBeNull();
  });

  it('asks for no wider searches for a place alone', async () => {
    open('/discover?near=Houston');
    await screen.findByRole('heading', { level: 2, name: 'The nearest tailors beyond that' });
    await waitFor(() => expect(api.sent(widerApi.list)).toEqual([]));
  });
});
