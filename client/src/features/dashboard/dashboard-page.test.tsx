// @vitest-environment happy-dom
import { customersApi, type Customer } from '@shared/customers';
import { figuresApi, type DayFigures } from '@shared/figures';
import { galleryApi } from '@shared/gallery';
import { measurementsApi } from '@shared/measurements';
import { tailorApi, type Tailor } from '@shared/tailor';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { DashboardPage } from './dashboard-page';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { aClient, anId, anImage, completeTailor } from '../../../../tests/support/client/rows';

const api = fakeApi();

const aCustomer = (name: string, createdAt: string): Customer =>
  aClient({ id: anId(name.length), name, phone: '+44 7700 900482', createdAt, updatedAt: createdAt });

/** Renders the page; calls without an answer of the test fail with 503. */
function open({ tailor, customers }: { tailor?: Tailor; customers?: Customer[] }) {
  const away = refusal(503, 'Away');
  api.on(tailorApi.me, tailor ?? away);
  api.on(customersApi.list, customers ?? away);
  const others = [galleryApi.list, measurementsApi.counts, measurementsApi.recent, figuresApi.list];
  for (const endpoint of others) api.on(endpoint, away);
  render(
    <QueryClientProvider client={queryClient}>
      <DashboardPage />
      <Toaster />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('DashboardPage', () => {
  it('shows the business, the counts and the latest records', async () => {
    api.once(galleryApi.list, [anImage(0), anImage(1)]);
    api.once(measurementsApi.counts, { a: 1, b: 3 });
    api.once(measurementsApi.recent, []);
    open({
      tailor: { ...completeTailor, profilePictureUrl: null },
      customers: [
        aCustomer('Aoife Ní Bhriain', '2026-01-01T10:00:00.000Z'),
        aCustomer('Wei-Ling Tan', '2026-02-01T10:00:00.000Z'),
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Adéṣínà & Mehta Tailoring' })).toBeTruthy();
    expect(screen.getByText('Leicester, United Kingdom')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/api/logout');
    expect(await screen.findByRole('link', { name: /^Portfolio Gallery.*2 images$/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Client Management.*2 clients$/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Measurements.*4 measurements$/ })).toBeTruthy();
    const newest = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(newest[0]).toContain('Wei-Ling Tan');
    expect(screen.getByRole('progressbar', { name: 'Profile completeness' }).getAttribute('aria-valuenow')).toBe('90');
    expect(screen.getByRole('link', { name: 'Add a profile picture' }).getAttribute('href')).toBe('/settings');
  });

  it('shows the cards if every other request fails', async () => {
    open({});
    expect(await screen.findByText('Your clients could not be loaded.')).toBeTruthy();
    expect(screen.getByText('The measurements could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard');
    const cards = ['Profile Settings', 'Portfolio Gallery', 'Client Management', 'Measurements'];
    for (const name of cards) expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy();
  });

  it('has a disabled fifth card while the page is not listed', async () => {
    open({ tailor: { ...completeTailor, isActive: false } });
    expect(await screen.findByText('Coming soon: See how clients discover you')).toBeTruthy();
    const card = await screen.findByRole('group', { name: 'Public Profile' });
    expect(card.getAttribute('aria-disabled')).toBe('true');
    expect(card.textContent).toContain('Coming soon: See how clients discover you');
    expect(card.querySelector('a, button, [tabindex]')).toBeNull();
  });
});

describe('a page that the operator hides', () => {
  it('is named with the way to the reason, and cannot be viewed or shared', async () => {
    open({ tailor: { ...completeTailor, hiddenAt: '2026-11-01T10:00:00.000Z' } });
    const notice = await screen.findByRole('region', { name: 'Hidden page' });
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/decisions');
    expect(screen.queryByRole('link', { name: 'View' })).toBeNull();
  });
});

const user = userEvent.setup({ delay: null });

describe("the card of the tailor's page", () => {
  it('shows the address, and opens and shares the page', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, share });
    open({ tailor: completeTailor });
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
    open({ tailor: completeTailor });
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
    expect(screen.getByText('Last 7 days (UTC), without your own visits.')).toBeTruthy();
  });

  it('encourage to share the page while there are none', async () => {
    const card = await shown(Array(7).fill({}));
    expect(await within(card).findByText(/^No visitors in the last 7 days\. Share your page/)).toBeTruthy();
    expect(within(card).queryByRole('img')).toBeNull();
    expect(within(card).getByRole('button', { name: 'Share' })).toBeTruthy();
  });

  it('leave the rest of the card if they fail to load', async () => {
    open({ tailor: completeTailor });
    expect(await screen.findByText('The figures of your page could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View' })).toBeTruthy();
  });

  it('are not requested while the page is not listed', async () => {
    open({ tailor: { ...completeTailor, isActive: false } });
    await screen.findByText('Coming soon: See how clients discover you');
    expect(api.sent(figuresApi.list)).toHaveLength(0);
  });
});

describe('the search over clients', () => {
  const clients = ["Siobhán O'Brien", 'Wei-Ling Tan', 'Weiling Goh'].map((name) =>
    aCustomer(name, '2026-01-01T10:00:00.000Z'),
  );
  const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Find a client' });
  const matches = () =>
    within(screen.getByRole('list', { name: 'Matching clients' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('finds clients while typing, and links to their measurements', async () => {
    open({ customers: clients });
    await user.type(await search(), 'weiling');
    expect(screen.getByText('2 clients match')).toBeTruthy();
    expect(matches()).toEqual([clients[1], clients[2]].map((client) => `/measurements/${client?.id}`));
    await user.type(await search(), 'x');
    expect(screen.getByText('No clients match your search')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/match/)).toBeNull();
  });

  it('opens a single match with Enter, but none of several', async () => {
    open({ customers: clients });
    await user.type(await search(), 'weiling{Enter}');
    expect(window.location.pathname).toBe('/');
    await user.clear(await search());
    await user.type(await search(), 'OBrien{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/measurements/${clients[0]?.id}`));
  });

  it('shows the first of many matches, and a link to all', async () => {
    const many = Array.from({ length: 7 }, (_, at) => aCustomer(`Ade ${'x'.repeat(at)}`, '2026-01-01T10:00:00.000Z'));
    open({ customers: many });
    await user.type(await search(), '7700');
    expect(matches()).toEqual([...many.slice(0, 5).map(({ id }) => `/measurements/${id}`), '/clients']);
    expect(screen.getByText(/^2 more/)).toBeTruthy();
  });

  it('is missing if there are no clients', async () => {
    open({ customers: [] });
    expect(await screen.findByText(/^No clients yet/)).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('after the profile is created', () => {
  const unreachable = { ...completeTailor, phone: null, whatsapp: null, whatsappUrl: null };

  it('shows a notice that links to the page and shares it on WhatsApp without a number, until it is dismissed', async () => {
    window.history.replaceState({ isNewProfile: true }, '', '/dashboard');
    open({ tailor: unreachable });
    const see = await screen.findByRole('link', { name: 'See your page' });
    expect(see.getAttribute('href')).toBe('/tailors/adesina-mehta');
    const send = screen.getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href') ?? '';
    expect(send).toMatch(/^https:\/\/wa\.me\/\?text=/);
    const text = new URL(send).searchParams.get('text');
    const url = new URL('/tailors/adesina-mehta', window.location.href).href;
    expect(text).toBe(`Adéṣínà & Mehta Tailoring is on Seamfolk: ${url}`);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('link', { name: 'See your page' })).toBeNull();
  });

  it('the notice is missing on later visits', async () => {
    open({ tailor: completeTailor });
    await screen.findByRole('link', { name: 'View' });
    expect(screen.queryByRole('link', { name: 'See your page' })).toBeNull();
  });

  it('asks to confirm or change prices of last year, until they are confirmed', async () => {
    const fromPrices = { currency: 'GBP', items: [{ garment: 'Sherwani', amount: 250 }] };
    const tailor = { ...completeTailor, fromPrices, pricesSetAt: '2020-02-15T10:00:00.000Z' };
    open({ tailor });
    const prices = within(await screen.findByRole('region', { name: 'Prices' }));
    expect(prices.getByText('Your prices say “Set in February 2020”. Are they still right?')).toBeTruthy();
    expect(prices.getByRole('link', { name: 'Change prices' }).getAttribute('href')).toBe('/settings#prices');
    const confirmed = { ...tailor, pricesSetAt: new Date().toISOString() };
    api.on(tailorApi.update, confirmed);
    api.on(tailorApi.me, confirmed);
    await userEvent.click(prices.getByRole('button', { name: 'They are still right' }));
    expect(await screen.findByText('Prices confirmed')).toBeTruthy();
    expect(api.sent(tailorApi.update)[0]?.body).toMatchObject({ fromPrices, confirmsPrices: true });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Prices' })).toBeNull());
  });
});
