// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { directoryApi, type TailorCard } from '@shared/directory/contract';
import type { CallInput } from '@shared/contract/endpoint';
import type { Near } from '@shared/places/contract';
import { type MapCell, tailorMapApi } from '@shared/directory/map-contract';
import { sessionApi } from '@shared/session/contract';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client';
import { DiscoverPage } from '../search/discover-page';
import { groupCells } from './group-cells';
import type { MapView, openMap } from './map-view';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { aCell, aPlace, cards } from '../../../../../tests/support/client/rows';
import { found as foundTailors } from '../../../../../tests/support/client/search';
import { loadParts } from '../../../../../tests/support/client/parts';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

/** Replaces MapLibre, which needs a real browser; the journeys test the real one. */
const view = {
  show: vi.fn<MapView['show']>(),
  mark: vi.fn<MapView['mark']>(),
  fit: vi.fn<MapView['fit']>(),
  zoomIn: vi.fn(),
  zoomOut: vi.fn(),
  open: vi.fn<MapView['open']>(),
  point: vi.fn<MapView['point']>(),
  focus: vi.fn<MapView['focus']>(),
  setCooperative: vi.fn<MapView['setCooperative']>(),
  close: vi.fn(),
} satisfies MapView;
const opening = vi.fn<typeof openMap>(() => view);
vi.mock('./map-view', () => ({ openMap: (...args: Parameters<typeof openMap>) => opening(...args) }));
afterAll(() => vi.doUnmock('./map-view'));

interface World {
  address?: string;
  near?: Near;
  /** The tailors for the query of a request. */
  found?: (query: CallInput<typeof directoryApi.search>['query']) => TailorCard[];
  /** The cells for the query of a request. */
  cells?: (query: CallInput<typeof tailorMapApi.cells>['query']) => MapCell[];
}

const pair = aCell({ count: 2 });

const inBrooklyn = (count: number) => cards(count, { latitude: 40.65, longitude: -73.95 });

function open({ address = '/discover?view=map', near, found = () => inBrooklyn(2), cells = () => [pair] }: World = {}) {
  history.replaceState(null, '', address);
  api.on(sessionApi.current, refusal(401, 'Please log in'));
  api.on(directoryApi.search, ({ query }) =>
    foundTailors(found(query), { total: 30, near, ...(!query.cursor && { next: '24' }) }),
  );
  api.on(tailorMapApi.cells, ({ query }) => {
    const counted = cells(query);
    return { cells: counted, total: counted.reduce((sum, { count }) => sum + count, 0), isEstimate: false };
  });
  render(
    <QueryClientProvider client={queryClient}>
      <DiscoverPage />
    </QueryClientProvider>,
  );
}

const toggle = () => screen.getByRole('button', { name: /(Show|Hide) map/ });
const map = () => screen.getByRole('region', { name: 'Map' });
const shown = () => view.show.mock.lastCall?.[0] ?? [];
const isDrawn = () => waitFor(() => expect(shown().length).toBeGreaterThan(0));
/** Presses the marker of these cells. */
const press = (cells: readonly MapCell[]) => act(() => opening.mock.lastCall?.[1].onOpen(groupCells(cells, 10)[0]));

beforeAll(() => loadParts(DiscoverPage));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('the map', () => {
  it('opens by a press, and is in the URL with the filters', async () => {
    open({ address: '/discover?country=Nigeria' });
    await screen.findByText('Tailor 0');
    expect(opening).not.toHaveBeenCalled();
    await user.click(toggle());
    expect(location.search).toBe('?country=Nigeria&view=map');
    expect(map()).toBeTruthy();
    await isDrawn();
    expect(toggle().getAttribute('aria-label')).toBe('Hide map');
    // The map is no filter: opening it starts no new search.
    expect(api.requests.filter((address) => address.includes('view'))).toEqual([]);
    expect(screen.getByRole('button', { name: 'Remove Nigeria' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Remove Nigeria' }));
    expect(location.search).toBe('?view=map');
    await user.click(toggle());
    expect(location.search).toBe('');
    expect(view.close).toHaveBeenCalledOnce();
    expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
  });

  it('shows all matches in cells, and their number', async () => {
    open({ address: '/discover?country=Ghana&view=map', cells: () => [aCell({ count: 28 })] });
    await isDrawn();
    expect(shown()).toEqual([aCell({ count: 28 })]);
    expect(within(map()).getByText('28 of 30 on the map')).toBeTruthy();
    expect(api.requests).toContain('/api/map?country=Ghana');
  });

  it('asks for smaller cells where the user moves to, without moving the view', async () => {
    open({ cells: ({ bounds }) => (bounds ? [aCell(), aCell({ latitude: 40.66 })] : [pair]) });
    await isDrawn();
    await waitFor(() => expect(view.fit).toHaveBeenCalledOnce());
    act(() => opening.mock.lastCall?.[1].onMove('-75,40,-73,41'));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(within(map()).getByText('2 here')).toBeTruthy();
    act(() => opening.mock.lastCall?.[1].onSee(1));
    expect(within(map()).getByText('1 here')).toBeTruthy();
    act(() => opening.mock.lastCall?.[1].onSee(0));
    expect(within(map()).queryByText(/here$/)).toBeNull();
    expect(view.fit).toHaveBeenCalledOnce();
  });

  it('moves to the next search when its answer arrives', async () => {
    open({ address: '/discover?near=Brooklyn&radius=10000&view=map', near: { place: aPlace(), alternatives: [] } });
    await isDrawn();
    expect(view.mark).toHaveBeenLastCalledWith({ latitude: 40.65, longitude: -73.95, radiusMeters: 10_000 });
    const [west, south, east, north] = view.fit.mock.lastCall?.[0] ?? [0, 0, 0, 0];
    expect(north - south).toBeCloseTo(0.18, 2);
    expect(east - west).toBeGreaterThan(north - south);
    await user.click(screen.getByRole('button', { name: 'Remove Within 6 miles' }));
    await waitFor(() => expect(view.fit).toHaveBeenCalledTimes(2));
  });

  it('shows the nearest tailors if there are none within the radius', async () => {
    const far = () => cards(2, { latitude: 42, longitude: -74, distanceMeters: 150_000 });
    open({
      address: '/discover?near=Brooklyn&view=map',
      near: { place: aPlace(), alternatives: [] },
      found: (query) => (query.radius === '500000' ? far() : []),
      cells: (query) => (String(query?.radius) === '500000' ? [aCell({ latitude: 42, longitude: -74 })] : []),
    });
    await screen.findByRole('heading', { name: 'The nearest tailors beyond that' });
    await isDrawn();
    await waitFor(() => expect(view.fit.mock.lastCall?.[0][3]).toBe(42));
  });

  it('opens the tailors of a marker, with links to their pages and back', async () => {
    open();
    await isDrawn();
    press(shown());
    const card = within(map()).getByRole('group', { name: '2 tailors in Brooklyn' });
    expect(document.activeElement).toBe(card);
    const links = await within(card).findAllByRole('link');
    expect(api.requests).toContain(`${directoryApi.search.path}?near=40.65%2C-73.95&radius=1`);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tailors/tailor-0',
      '/tailors/tailor-1',
      '/discover?near=40.65%2C-73.95&radius=1',
    ]);
    expect(links.at(-1)?.textContent).toBe('Show these 30');
    await user.keyboard('{Escape}');
    expect(within(map()).queryByRole('group', { name: /tailors in/ })).toBeNull();
    expect(view.focus).toHaveBeenCalledWith('40.65,-73.95');

    const { id, businessName, profileSlug } = inBrooklyn(1)[0] as TailorCard;
    const tailor = { id, businessName, profileSlug, profilePictureUrl: null, profilePictureSrcset: null };
    press([aCell({ tailor })]);
    expect(within(map()).getByRole('link', { name: 'Tailor 0' }).getAttribute('href')).toBe('/tailors/tailor-0');
    await user.click(within(map()).getByRole('button', { name: 'Close' }));
    expect(within(map()).queryByRole('group', { name: 'Tailor 0, Brooklyn' })).toBeNull();
  });

  it('highlights the tailor under the pointer in the list', async () => {
    open();
    await isDrawn();
    await user.hover(screen.getByText('Tailor 1'));
    expect(view.point).toHaveBeenLastCalledWith({ latitude: 40.65, longitude: -73.95 });
    await user.hover(screen.getByRole('heading', { level: 1 }));
    expect(view.point).toHaveBeenLastCalledWith(undefined);
  });

  it('has buttons to zoom in and out', async () => {
    open();
    await isDrawn();
    await user.click(within(map()).getByRole('button', { name: 'Zoom in' }));
    await user.click(within(map()).getByRole('button', { name: 'Zoom out' }));
    expect(view.zoomIn).toHaveBeenCalledOnce();
    expect(view.zoomOut).toHaveBeenCalledOnce();
  });

  it('shows a message if the browser cannot draw the map, and keeps the list', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    opening.mockImplementationOnce(() => {
      throw new Error('No WebGL');
    });
    open();
    await screen.findByText(/This browser cannot show the map/);
    expect(screen.getByText('Tailor 0')).toBeTruthy();
    expect(toggle().getAttribute('aria-label')).toBe('Hide map');
  });

  it('shows a message if its code does not load, and loads it again on request', async () => {
    vi.doMock('./tailor-map', () => Promise.reject(new Error('offline')));
    open();
    await screen.findByText(/The map did not load/);
    expect(screen.getByText('Tailor 0')).toBeTruthy();
    vi.doUnmock('./tailor-map');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isDrawn();
  });
});
