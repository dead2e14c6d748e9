// @vitest-environment happy-dom
import { directoryApi } from '@shared/directory/contract';
import { galleryApi } from '@shared/gallery/contract';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client';
import { tailorQuery } from '../tailor-page/queries';
import { TailorScreen } from '../tailor-page/tailor-screen';
import { fakeApi } from '../../../../../tests/support/client/fake-api';
import { anId, aPublicTailor, cards } from '../../../../../tests/support/client/rows';
import { TailorsAhead } from './tailors-ahead';

const api = fakeApi();
const card = { ...cards(1)[0], id: anId(1) };
const page = '/api/tailors/tailor-0';
const portfolio = `/api/gallery/${card.id}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(TailorScreen, 'load').mockResolvedValue(undefined);
  const list = { pages: [{ tailors: [card], total: 1, more: false }], pageParams: [''] };
  queryClient.setQueryData([directoryApi.search.path, {}, ''], list);
  api.on(directoryApi.tailor, aPublicTailor());
  api.on(galleryApi.listOf, []);
});

function show({ saveData = false } = {}) {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  render(
    <QueryClientProvider client={queryClient}>
      <TailorsAhead />
      <a href="/tailors/tailor-0">Tailor 0</a>
      <a href="/about">About</a>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  queryClient.clear();
  Reflect.deleteProperty(navigator, 'connection');
});

const press = (name: string, pointerType = 'touch') =>
  fireEvent.pointerDown(screen.getByRole('link', { name }), { pointerType, button: 0 });

describe('a press on a link to a tailor', () => {
  it('asks for the page and its pictures before it is a click, and loads their code', async () => {
    show();
    press('Tailor 0');
    vi.advanceTimersByTime(60);
    expect(api.requests).toEqual([portfolio, page]);
    expect(TailorScreen.load).toHaveBeenCalled();
    vi.useRealTimers();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(queryClient.getQueryData(['/api/gallery', card.id])).toEqual([]);
  });

  it('is no view of the page: only the opened page asks for the profile as such', async () => {
    show();
    press('Tailor 0');
    vi.advanceTimersByTime(60);
    vi.useRealTimers();
    const purposes = () => api.sent(directoryApi.tailor).map(({ headers }) => headers.Purpose);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(purposes()).toEqual(['prefetch']);
    const observer = new QueryObserver(queryClient, tailorQuery('tailor-0'));
    const end = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult().data).toEqual(aPublicTailor());
    await waitFor(() => expect(purposes()).toEqual(['prefetch', undefined]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    end();
  });

  it('asks for nothing if it becomes a scroll', () => {
    show();
    press('Tailor 0');
    vi.advanceTimersByTime(30);
    fireEvent.pointerCancel(window);
    vi.advanceTimersByTime(1_000);
    expect(api.requests).toEqual([]);
  });

  it('asks at once if it is of a mouse, which does not scroll', () => {
    show();
    press('Tailor 0', 'mouse');
    vi.advanceTimersByTime(0);
    expect(api.requests).toEqual([portfolio, page]);
  });
});

describe('another press', () => {
  it('asks for nothing', () => {
    show();
    press('About', 'mouse');
    vi.advanceTimersByTime(1_000);
    expect(api.requests).toEqual([]);
    expect(TailorScreen.load).not.toHaveBeenCalled();
  });
});

describe('while the list is read', () => {
  it('loads the code of the page when the browser has nothing else to do', () => {
    show();
    vi.advanceTimersByTime(1_900);
    expect(TailorScreen.load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(TailorScreen.load).toHaveBeenCalledOnce();
    expect(api.requests).toEqual([]);
  });

  it('loads nothing for a visitor who saves data', () => {
    show({ saveData: true });
    vi.advanceTimersByTime(10_000);
    expect(TailorScreen.load).not.toHaveBeenCalled();
  });
});
