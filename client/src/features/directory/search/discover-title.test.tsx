// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { Near } from '@shared/places';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client';
import { DiscoverPage } from './discover-page';
import { aPlace, cards, fakeApi } from '../test-api';

const brooklyn: Near = { place: aPlace(), alternatives: [] };

function open(address: string, near?: Near) {
  history.replaceState(null, '', address);
  fakeApi({
    '/api/tailors/search': () => ({
      body: cards(1),
      headers: { 'X-Total-Count': '1', ...(near && { 'X-Near': encodeURIComponent(JSON.stringify(near)) }) },
    }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <DiscoverPage />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['/discover', undefined, 'Find Tailors - Seamfolk'],
  ['/discover?near=brooklyn+ny&garments=Agbada', brooklyn, 'Agbada tailors in Brooklyn, New York - Seamfolk'],
  ['/discover?near=Nowhereville', { alternatives: [] }, 'Tailors in Nowhereville - Seamfolk'],
])('%s has the same title as on the server', async (address, near, title) => {
  open(address, near);
  await waitFor(() => expect(document.title).toBe(title));
});
