// @vitest-environment happy-dom
import { customersApi, type Customer } from '@shared/customers/contract';
import { decisionsApi } from '@shared/moderation/decisions';
import { figuresApi } from '@shared/figures/contract';
import { galleryApi } from '@shared/gallery/contract';
import { measurementsApi } from '@shared/measurements/contract';
import { sheetsApi, type SheetRow } from '@shared/sheets/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DraftOwner } from '../../forms/draft-owner';
import { queryClient } from '../../lib/api/query-client';
import { formLeftOpen } from '../../lib/drafts/drafts';
import { setOfflineState } from '../../lib/offline-state';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { DashboardPage } from './dashboard-page';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { aClient, anId, anImage, aRecord, completeTailor } from '../../../../tests/support/client/rows';

const api = fakeApi();

const aCustomer = (name: string, createdAt: string): Customer =>
  aClient({ id: anId(name.length), name, phone: '+44 7700 900482', createdAt, updatedAt: createdAt });

/** Renders the page; calls without an answer of the test fail with 503. */
function open({ tailor, customers, user }: { tailor?: Tailor; customers?: Customer[]; user?: string }) {
  const away = refusal(503, 'Away');
  api.on(tailorApi.me, tailor ?? away);
  api.on(customersApi.list, customers ?? away);
  const { counts, recent, latest } = measurementsApi;
  const others = [galleryApi.list, counts, recent, latest, figuresApi.list, decisionsApi.list];
  for (const endpoint of others) api.on(endpoint, away);
  render(
    <QueryClientProvider client={queryClient}>
      <DraftOwner value={user}>
        <DashboardPage newOrder={null} today={null} />
        <Toaster />
      </DraftOwner>
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

describe('Logout', () => {
  const draft = JSON.stringify({ values: {}, submission: { key: 'k', lost: [] }, at: Date.now() });
  afterEach(() => localStorage.clear());

  it.each([
    ['draft:ada:measurement:new-1', 'You have an unfinished record'],
    ['draft:ada:walk-in:new', 'You have an unfinished record'],
    ['draft:ada:customer:new', 'You have an unfinished form'],
  ])('asks first while there is %s', async (key, title) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    localStorage.setItem(key, draft);
    open({ tailor: completeTailor });
    await user.click(await screen.findByRole('link', { name: 'Logout' }));
    const question = within(screen.getByRole('alertdialog', { name: title }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect([assign.mock.calls, localStorage.getItem(key)]).toEqual([[], draft]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Logout' }));
    await user.click(screen.getByRole('button', { name: 'Log out anyway' }));
    expect([assign.mock.calls, localStorage.getItem(key)]).toEqual([[['/api/logout']], null]);
  });

  it('asks nothing without one', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    open({ tailor: completeTailor });
    await user.click(await screen.findByRole('link', { name: 'Logout' }));
    expect(assign.mock.calls).toEqual([['/api/logout']]);
  });
});

describe('DashboardPage', () => {
  it('shows the business, the counts and the newest clients', async () => {
    api.once(galleryApi.list, [anImage(0), anImage(1)]);
    api.once(measurementsApi.counts, { a: 1, b: 3 });
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
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Wei-Ling Tan');
    expect(screen.getByRole('progressbar', { name: 'Profile completeness' }).getAttribute('aria-valuenow')).toBe('90');
    expect(screen.getByRole('link', { name: 'Add a profile picture' }).getAttribute('href')).toBe('/settings');
  });

  it('shows the cards if every other request fails', async () => {
    open({});
    expect(await screen.findByText('Your clients could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Walk-in' }).getAttribute('href')).toBe('/measurements#walk-in');
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

describe('the recent clients', () => {
  const names = ['Ada', 'Bisi O', 'Chidi Eze', 'Dayo Coles', 'Efe O', 'Folake Ades'];
  const customers = names.map((name, index) => aCustomer(name, `2026-01-0${index + 1}T10:00:00.000Z`));
  const [ada, , chidi] = customers as [Customer, Customer, Customer];

  it('are those measured or added last, with a link to the client and one to take measurements', async () => {
    const at = '2026-02-01T10:00:00.000Z';
    api.once(measurementsApi.latest, { [ada.id]: at, [chidi.id]: '2026-01-20T10:00:00.000Z' });
    api.once(measurementsApi.recent, [
      { ...aRecord(ada, { tags: 'Wedding agbada', createdAt: at }), customerName: ada.name },
    ]);
    open({ customers });
    const rows = await within(await screen.findByRole('region', { name: 'Recent clients' })).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.replace(/^[A-Z]+(?=[A-Z][a-z])/, ''))).toEqual([
      expect.stringMatching(/^AdaWedding agbada, .* ago$/),
      expect.stringMatching(/^Chidi EzeMeasured .* ago$/),
      'Folake AdesNo measures yet',
      'Efe ONo measures yet',
    ]);
    const links = within(rows[0]!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/clients/${ada.id}`, `/clients/${ada.id}#take`]);
    expect(links[1]?.getAttribute('aria-label')).toBe('Take measurements of Ada');
  });
});

const user = userEvent.setup({ delay: null });

describe('the search over clients', () => {
  const clients = ["Siobhán O'Brien", 'Wei-Ling Tan', 'Weiling Goh'].map((name) =>
    aCustomer(name, '2026-01-01T10:00:00.000Z'),
  );
  const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Find a client' });
  const matches = () =>
    within(screen.getByRole('list', { name: 'Matching clients' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const linksOf = ({ id }: Customer) => [`/clients/${id}`, `/clients/${id}#new-order`, `/clients/${id}#take`];
  const walkIn = '/measurements#walk-in';

  it('finds clients while typing, and links to them, to a new order, to their tape and to a walk-in', async () => {
    open({ customers: clients });
    await user.type(await search(), 'weiling');
    expect(screen.getByText('2 clients match')).toBeTruthy();
    expect(matches()).toEqual([...clients.slice(1).flatMap(linksOf), walkIn]);
    const found = within(screen.getByRole('list', { name: 'Matching clients' }));
    expect(found.getByRole('link', { name: 'Take measurements of Weiling Goh' })).toBeTruthy();
    await user.type(await search(), 'x');
    expect(screen.getByText('No clients match your search')).toBeTruthy();
    expect(matches()).toEqual(['/dashboard#new-order', walkIn]);
    await user.click(screen.getByRole('link', { name: 'Walk-in: weilingx' }));
    expect(window.history.state).toEqual({ newcomer: { name: 'weilingx', phone: '' } });
    await user.click(screen.getByRole('link', { name: 'New order for ‘weilingx’' }));
    expect([window.location.hash, window.history.state]).toEqual([
      '#new-order',
      { newcomer: { name: 'weilingx', phone: '' } },
    ]);
    await user.type(await search(), '{Escape}');
    expect(screen.queryByText(/match/)).toBeNull();
  });

  it('opens a single match with Enter, but none of several', async () => {
    open({ customers: clients });
    await user.type(await search(), 'weiling{Enter}');
    expect(window.location.pathname).toBe('/');
    await user.clear(await search());
    await user.type(await search(), 'OBrien{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/clients/${clients[0]?.id}`));
  });

  it('shows the first of many matches, and a link to all', async () => {
    const many = Array.from({ length: 7 }, (_, at) => aCustomer(`Ade ${'x'.repeat(at)}`, '2026-01-01T10:00:00.000Z'));
    open({ customers: many });
    await user.type(await search(), '7700');
    expect(matches()).toEqual([...many.slice(0, 5).flatMap(linksOf), '/clients', walkIn]);
    expect(screen.getByText(/^2 more/)).toBeTruthy();
  });

  it('is missing if there are no clients', async () => {
    open({ customers: [] });
    expect(await screen.findByText(/^No clients yet/)).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    const add = screen.getByRole('link', { name: 'Add your first client' });
    expect(add.getAttribute('href')).toBe('/clients#add');
  });
});

describe('while the server fails', () => {
  const [ada] = [aCustomer('Ada', '2026-01-01T10:00:00.000Z')];
  const again = () => screen.findByRole('button', { name: 'Try again' });

  it('keeps the search, says nothing of a page that is not listed, and loads everything again', async () => {
    open({});
    const failed = await screen.findByText(/^A part of this page could not be loaded\.$/);
    expect(document.querySelector('p p, p div')).toBeNull();
    expect(screen.queryByText(/Coming soon/)).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Public Profile' })).queryByRole('link')).toBeNull();
    expect(screen.getByText('Your page could not be loaded.')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Find a client' }), 'ada');
    expect(screen.getByText('Your clients could not be loaded')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Walk-in: ada' })).toBeTruthy();

    await user.click(await again());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBeNull());
    expect(failed.isConnected).toBe(true);

    api.on(customersApi.list, [ada]);
    api.on(tailorApi.me, completeTailor);
    api.on(galleryApi.list, []);
    for (const endpoint of [measurementsApi.counts, measurementsApi.latest]) api.on(endpoint, {});
    for (const endpoint of [measurementsApi.recent, decisionsApi.list, figuresApi.list]) api.on(endpoint, []);
    await user.click(await again());
    expect(await screen.findByText('1 client matches')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'View' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ada');
  });

  it('says that there is no connection, and loads by itself when it is back', async () => {
    const connect = api.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    open({ tailor: completeTailor, customers: [ada] });
    await screen.findByText(/No connection\. It loads by itself when you are online\.$/);
    connect();
    fireEvent(window, new Event('offline'));
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Recent clients')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Take measurements of Ada' })).toBeTruthy();
  });

  it('says nothing of missing parts while the workroom says that there is no connection', async () => {
    api.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    open({ tailor: completeTailor, customers: [ada] });
    await screen.findByText(/No connection\. It loads by itself when you are online\.$/);
    act(() => setOfflineState({ isKept: true, isUnreachable: true, updatedAt: 1 }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(() => setOfflineState({ isUnreachable: false }));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    act(() => setOfflineState({ isKept: false, updatedAt: undefined }));
  });
});

describe('an unfinished record', () => {
  const emeka = aCustomer('Emeka', '2026-01-01T10:00:00.000Z');
  const sheet: SheetRow = {
    id: anId(7),
    name: 'Agbada',
    garment: null,
    position: 0,
    createdAt: emeka.createdAt,
    updatedAt: emeka.createdAt,
    measures: ['neck', 'agbada'].map((key) => ({ key, name: key, synonyms: [], guide: null })),
  };
  const four = { neck: '16 in', chest: '42 in', waist: '36 in', wrist: '7 in', hip: ' ', notes: 'Tall' };
  /** Stores the draft of a form as it is left on this device. */
  const leave = (form: string, minutesAgo: number, draft: object) =>
    localStorage.setItem(
      `draft:${form}`,
      JSON.stringify({ submission: { key: 'k', lost: [] }, at: Date.now() - minutesAgo * 60_000, ...draft }),
    );
  const links = async () => {
    const list = within(await screen.findByRole('navigation', { name: 'Unfinished records' }));
    return (await list.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
  };
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is shown with its client and what is taken, and leads back to its form, the last one first', async () => {
    api.on(sheetsApi.list, [sheet]);
    const { id: customerId } = emeka;
    leave(`ada:measurement:new-${customerId}`, 1, { values: { customerId, measurements: four }, choice: 'shirt' });
    const own = { name: ' Bisi ', measurements: { agbada: '54 in' } };
    leave('ada:walk-in:new', 2, { values: own, choice: sheet.id });
    const row = aRecord(emeka, { tags: 'Office shirt' });
    leave(`ada:measurement:${row.id}`, 3, { values: { customerId, tags: 'Office shirt', measurements: four }, row });
    open({ tailor: completeTailor, customers: [emeka], user: 'ada' });
    expect(await links()).toEqual([
      ['Unfinished: Shirt for Emeka, 4 of 9', `/clients/${customerId}#take`],
      ['Unfinished: Agbada for Bisi, 1 of 2', '/measurements#walk-in'],
      ['Unfinished: changes of Office shirt for Emeka', `/clients/${customerId}`],
    ]);
    await user.click(screen.getByRole('link', { name: /^Unfinished: changes/ }));
    expect(formLeftOpen('ada', 'measurement')?.id).toBe(row.id);
  });

  it('is not shown if it is of another user, of another form, or of a client who is gone', async () => {
    const measurements = { neck: '16 in' };
    leave(`bisi:measurement:new-${emeka.id}`, 1, { values: { customerId: emeka.id, measurements }, choice: 'shirt' });
    leave(`ada:measurement:new-${anId(9)}`, 2, { values: { customerId: anId(9), measurements }, choice: 'shirt' });
    leave('ada:customer:new', 3, { values: { name: 'Chidi' } });
    leave('ada:walk-in:new', 4, { values: { name: '', measurements }, choice: 'shirt' });
    open({ tailor: completeTailor, customers: [emeka], user: 'ada' });
    expect(await links()).toEqual([['Unfinished: Shirt for a new client, 1 of 9', '/measurements#walk-in']]);
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
