// @vitest-environment happy-dom
import { figuresApi, type DayFigures } from '@shared/figures/contract';
import type { Tailor } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { completeTailor } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { PublicProfileCard } from './public-profile-card';

const api = fakeApi();
const user = userEvent.setup({ delay: null });

/** Renders the card; without an answer of the test, the figures fail with 503. */
function open(tailor: Tailor = completeTailor) {
  api.on(figuresApi.list, refusal(503, 'Away'));
  render(
    <QueryClientProvider client={queryClient}>
      <PublicProfileCard tailor={tailor} isPending={false} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe("the card of the tailor's page", () => {
  it('shows the address, and opens and shares the page', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, share });
    open();
    const view = await screen.findByRole('link', { name: 'View' });
    const card = screen.getByRole('region', { name: 'Public Profile' });
    expect(card.textContent).toContain('See how clients discover you');
    expect(card.textContent).not.toContain('Coming soon');
    expect(card.textContent).toContain(`${window.location.host}/tailors/adesina-mehta`);
    expect(view.getAttribute('href')).toBe('/tailors/adesina-mehta');
    await user.click(within(card).getByRole('button', { name: 'Share' }));
    const url = new URL('/tailors/adesina-mehta', window.location.href).href;
    expect(share).toHaveBeenCalledWith({ title: 'Adéṣínà & Mehta Tailoring - Seamfolk', url });
  });
});

describe('the figures of the page', () => {
  /** Figures of the last days, today last; the other days of the 30 have one view each. */
  const figuresOf = (latest: Partial<DayFigures>[]): DayFigures[] =>
    [...Array.from({ length: 30 - latest.length }, () => ({ views: 1 })), ...latest].map((counts, index) => {
      const day = new Date(Date.UTC(2026, 10, 23 - 29 + index)).toISOString().slice(0, 10);
      return { day, views: 0, contacts: 0, appearances: 0, ...counts };
    });
  const shown = async (latest: Partial<DayFigures>[]) => {
    api.once(figuresApi.list, figuresOf(latest));
    open();
    return screen.findByRole('region', { name: 'Public Profile' });
  };
  const figure = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;

  it('are the sums of seven days, with the views of each day in words', async () => {
    await shown([{ views: 5 }, { views: 4, appearances: 12_000 }, {}, {}, { views: 1 }, { contacts: 1 }, { views: 2 }]);
    const bars = await screen.findByRole('img', { name: /^Views by day/ });
    expect([figure('Views'), figure('Contact tap'), figure('In searches')]).toEqual(['12', '1', '12K']);
    const days = 'Tuesday 5, Wednesday 4, Thursday 0, Friday 0, Saturday 1, Sunday 0, today 2';
    expect(bars.getAttribute('aria-label')).toBe(`Views by day: ${days}`);
    expect(Array.from(bars.querySelectorAll('rect'), (bar) => bar.getAttribute('height'))).toEqual(
      [36, 28.8, 2, 2, 7.2, 2, 14.4].map(String),
    );
    expect(screen.getByText('Last 7 days, without your own visits.')).toBeTruthy();
  });

  it('encourage to share the page while there are none', async () => {
    const card = await shown(Array(7).fill({}));
    expect(await within(card).findByText(/^No visitors in the last 7 days\. Share your page/)).toBeTruthy();
    expect(within(card).queryByRole('img')).toBeNull();
    expect(within(card).getByRole('button', { name: 'Share' })).toBeTruthy();
  });

  it('leave the rest of the card if they fail to load', async () => {
    open();
    expect(await screen.findByText('The figures of your page could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View' })).toBeTruthy();
  });

  it('are not requested while the page is not listed', async () => {
    open({ ...completeTailor, isActive: false });
    await screen.findByText('Coming soon: See how clients discover you');
    expect(api.sent(figuresApi.list)).toHaveLength(0);
  });
});
