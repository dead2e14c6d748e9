// @vitest-environment happy-dom
import { placesApi } from '@shared/places/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { aPlace } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { TailorSearch } from './tailor-search';

const api = fakeApi();

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

function show() {
  api.on(placesApi.find, [aPlace({ label: 'Lagos, Nigeria', city: 'Lagos' })]);
  const { hook, searchHook, history } = memoryLocation({ path: '/', record: true });
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={hook} searchHook={searchHook}>
        <TailorSearch />
      </Router>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null }), history };
}

describe('TailorSearch', () => {
  it('opens the directory with the typed place', async () => {
    const { user, history } = show();
    await user.type(screen.getByPlaceholderText('City, zipcode, or address'), 'Ikeja, Lagos{Enter}');
    expect(history.at(-1)).toBe('/discover?near=Ikeja%2C+Lagos');
  });

  it('opens the directory with the place chosen from the list', async () => {
    const { user, history } = show();
    await user.type(screen.getByRole('combobox', { name: 'Where' }), 'lag');
    await user.click(await screen.findByRole('option', { name: 'Lagos, Nigeria' }));
    expect(history.at(-1)).toBe('/discover?near=Lagos%2C+Nigeria');
  });

  it('stays on the page when the field loses focus', async () => {
    const { user, history } = show();
    await user.type(screen.getByRole('combobox', { name: 'Where' }), 'lag');
    await user.tab();
    expect(history).toEqual(['/']);
  });

  it('opens the whole directory if the field is empty', async () => {
    const { user, history } = show();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(history.at(-1)).toBe('/discover');
  });

  it.each([
    ['Brooklyn, NY', '/discover?near=Brooklyn%2C+NY'],
    ['10001', '/discover?near=10001'],
    ['London, UK', '/discover?near=London%2C+UK'],
    ['Mumbai, India', '/discover?near=Mumbai%2C+India'],
  ])('searches for the example %s', async (example, address) => {
    const { user, history } = show();
    await user.click(screen.getByRole('button', { name: example }));
    expect(history.at(-1)).toBe(address);
  });
});
