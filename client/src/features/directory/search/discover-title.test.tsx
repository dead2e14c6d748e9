// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { directoryApi } from '@shared/directory/contract';
import type { Near } from '@shared/places/contract';
import { sessionApi } from '@shared/session/contract';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client';
import { DiscoverPage } from './discover-page';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { aPlace, cards } from '../../../../../tests/support/client/rows';
import { found } from '../../../../../tests/support/client/search';
import { loadParts } from '../../../../../tests/support/client/parts';

const brooklyn: Near = { place: aPlace(), alternatives: [] };

const api = fakeApi();

function open(address: string, near?: Near) {
  history.replaceState(null, '', address);
  api.on(sessionApi.current, refusal(401, 'Please log in'));
  api.on(directoryApi.search, found(cards(1), { near }));
  render(
    <QueryClientProvider client={queryClient}>
      <DiscoverPage />
    </QueryClientProvider>,
  );
}

beforeAll(() => loadParts(DiscoverPage));

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
