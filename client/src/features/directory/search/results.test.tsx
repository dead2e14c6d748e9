// @vitest-environment happy-dom
import { directoryApi } from '@shared/directory/contract';
import { sessionApi } from '@shared/session/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client';
import { DiscoverPage } from './discover-page';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { cards } from '../../../../../tests/support/client/rows';
import { found } from '../../../../../tests/support/client/search';
import { loadParts } from '../../../../../tests/support/client/parts';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const pageSize = 24;

/** Opens the directory with `count` tailors, in pages. */
function open(count: number, state: unknown = null) {
  history.replaceState(state, '', '/discover');
  const all = cards(count);
  api.on(sessionApi.current, refusal(401, 'Please log in'));
  api.on(directoryApi.search, ({ query }) => {
    const from = Number(query.cursor ?? 0);
    const next = from + pageSize;
    return found(all.slice(from, next), { total: count, ...(next < count && { next: String(next) }) });
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <DiscoverPage />
    </QueryClientProvider>,
  );
}

const shown = () => screen.queryAllByRole('link', { name: 'View Full Profile' }).length;
const scrolledTo = () => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

beforeAll(() => loadParts(DiscoverPage));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Load more', () => {
  it('moves focus to the first of the new cards', async () => {
    open(30);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tailor 24'));
  });

  it('leaves the focus if the user has moved it', async () => {
    open(30);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    const near = screen.getByLabelText('Near');
    near.focus();
    await waitFor(() => expect(shown()).toBe(30));
    expect(document.activeElement).toBe(near);
  });
});

describe('the scroll position in the list', () => {
  it('is restored after a reload of the page', async () => {
    const scrollTo = scrolledTo();
    open(80, { list: { pages: 3, top: 5200 } });
    await waitFor(() => expect(shown()).toBe(72));
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 5200));
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('is as close as possible if there are fewer pages', async () => {
    const scrollTo = scrolledTo();
    open(30, { list: { pages: 3, top: 5200 } });
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 5200));
    expect(shown()).toBe(30);
  });

  it('is stored in the history entry when scrolling stops', async () => {
    const scrollTo = scrolledTo();
    open(30);
    await waitFor(() => expect(shown()).toBe(24));
    vi.stubGlobal('scrollY', 1234.4);
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(history.state).toMatchObject({ list: { pages: 1, top: 1234 } }));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
