// @vitest-environment happy-dom
import { directoryApi } from '@shared/directory/contract';
import { widerApi } from '@shared/directory/wider-contract';
import { sessionApi } from '@shared/session/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client';
import { DiscoverPage } from './discover-page';
import { collectBeacons } from '../../../../../tests/support/client/beacons';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { cards } from '../../../../../tests/support/client/rows';
import { found } from '../../../../../tests/support/client/search';
import { loadParts } from '../../../../../tests/support/client/parts';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const searchPath = directoryApi.search.path;

function open(address = '/discover', count = 3) {
  history.replaceState(null, '', address);
  api.on(directoryApi.search, found(cards(count)));
  api.on(widerApi.list, []);
  show();
}

function show() {
  api.on(sessionApi.current, refusal(401, 'Please log in'));
  render(
    <QueryClientProvider client={queryClient}>
      <DiscoverPage />
    </QueryClientProvider>,
  );
}

const chip = (name: string) => screen.getByRole('button', { name });
const pressed = (name: string) => chip(name).getAttribute('aria-pressed');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const nearField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Near' });
const unfold = (title: string) => user.click(screen.getByRole('button', { name: title }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const back = () =>
  act(async () => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
  });

beforeAll(() => loadParts(DiscoverPage));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('chips', () => {
  it('show specialties only with their category, and remove them with it', async () => {
    open();
    expect(screen.queryByRole('group', { name: 'Cultural specialties' })).toBeNull();
    await user.click(chip('Cultural & Traditional Wear'));
    await user.click(chip('African Attire'));
    expect(query()).toEqual({ primaryCategories: 'Cultural & Traditional Wear', culturalCategories: 'African Attire' });

    await user.click(chip('Cultural & Traditional Wear'));
    expect(query()).toEqual({});
    await user.click(chip('Cultural & Traditional Wear'));
    expect(pressed('African Attire')).toBe('false');
  });

  it('reset both sets with Clear All, and keep the texts', async () => {
    open('/discover?city=Lagos&primaryCategories=Cultural+%26+Traditional+Wear&culturalCategories=African+Attire');
    await user.click(screen.getByRole('button', { name: 'Clear All (2)' }));
    expect(query()).toEqual({ city: 'Lagos' });
    expect(pressed('Cultural & Traditional Wear')).toBe('false');
    expect(screen.queryByRole('button', { name: /Clear All \(/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Services' }));
  });

  it('are restored by Back, step by step', async () => {
    open();
    await user.click(chip('Wedding & Bridal'));
    await user.click(chip('Alterations & Repairs'));
    expect(query()).toEqual({ primaryCategories: 'Alterations & Repairs,Wedding & Bridal' });
    await back();
    expect([pressed('Wedding & Bridal'), pressed('Alterations & Repairs')]).toEqual(['true', 'false']);
    await back();
    expect(pressed('Wedding & Bridal')).toBe('false');
  });
});

describe('texts', () => {
  it('are in the URL after a pause, without a new history entry', async () => {
    open();
    await unfold('Location');
    const steps = history.length;
    for (const value of [' La', ' Lagos ']) fireEvent.change(field('City'), { target: { value } });
    expect(query()).toEqual({});
    await waitFor(() => expect(query()).toEqual({ city: 'Lagos' }));
    expect(history.length).toBe(steps);
    expect(field('City').value).toBe(' Lagos ');
    await waitFor(() => expect(api.requests).toContain(`${searchPath}?city=Lagos`));
    expect(api.requests.filter((address) => address.startsWith(searchPath))).toHaveLength(2);
  });

  it('are in the URL at once on Enter and when the field loses focus', async () => {
    open();
    await unfold('Location');
    await user.type(field('Country'), 'Ghana{Enter}');
    expect(query()).toEqual({ country: 'Ghana' });
    await user.type(field('Postal Code'), '00233');
    await user.click(chip('Wedding & Bridal'));
    expect(query()).toEqual({ country: 'Ghana', zipcode: '00233', primaryCategories: 'Wedding & Bridal' });
  });

  it('show the values of the URL, and follow Back', async () => {
    open('/discover?near=London%2C+UK&city=Leeds');
    expect([nearField().value, field('City').value]).toEqual(['London, UK', 'Leeds']);
    expect(screen.getByRole('button', { name: 'Location (1)' }).getAttribute('aria-expanded')).toBe('true');
    history.pushState(null, '', '/discover?city=York');
    await waitFor(() => expect([nearField().value, field('City').value]).toEqual(['', 'York']));
    await back();
    expect([nearField().value, field('City').value]).toEqual(['London, UK', 'Leeds']);
  });

  it('search the place from the landing page', async () => {
    open('/discover?near=London%2C+UK');
    await waitFor(() => expect(api.requests).toContain(`${searchPath}?near=London%2C+UK`));
  });
});

describe('results', () => {
  it.each([
    [1, '1 Tailor Found'],
    [24, '24 Tailors Found'],
    [0, 'No Tailors Found'],
  ])('counts %i', async (count, title) => {
    open('/discover', count);
    expect(heading()).toBe('Finding tailors');
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it('link to the profile, the phone and the chat', async () => {
    open('/discover', 1);
    const card = within((await screen.findByText('Tailor 0')).closest('li') as HTMLElement);
    const href = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(href('Tailor 0')).toBe('/tailors/tailor-0');
    expect(href('View Full Profile')).toBe('/tailors/tailor-0');
    expect(href('Call Tailor 0, +1 718 555 0142')).toBe('tel:+17185550142');
    expect(href('WhatsApp Tailor 0')).toBe(
      'https://wa.me/19175550188?text=Hello%20Tailor%200%2C%20I%20found%20you%20on%20Seamfolk.',
    );
    expect(card.getByText('Brooklyn, New York, United States')).toBeTruthy();
  });

  it('count a tap on the phone or the chat', async () => {
    const beacons = collectBeacons();
    open('/discover', 1);
    for (const name of [/^Call /, /^WhatsApp/]) await user.click(await screen.findByRole('link', { name }));
    const address = '/api/tailors/tailor-0/contacts';
    const sent = ['phone', 'whatsapp'].map((by) => [address, 'application/json', JSON.stringify({ by })]);
    expect(await beacons()).toEqual(sent);
  });

  it('clear every filter if nothing matches', async () => {
    open('/discover?near=Lagos&state=Ogun&primaryCategories=Wedding+%26+Bridal', 0);
    await screen.findByText('No tailors match your search criteria. Try adjusting your filters.');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(query()).toEqual({});
    expect(field('State/Province').value).toBe('');
  });

  it('load the next page from the Link header', async () => {
    history.replaceState(null, '', '/discover?city=Lagos');
    const all = cards(30);
    api.once(directoryApi.search, found(all.slice(0, 24), { total: 30, next: '77' }));
    api.once(directoryApi.search, found(all.slice(24), { total: 30 }));
    show();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('Tailor 29');
    expect(api.requests).toContain(`${searchPath}?city=Lagos&cursor=77`);
    expect(heading()).toBe('30 Tailors Found');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('show an error, and retry on request', async () => {
    history.replaceState(null, '', '/discover');
    api.once(directoryApi.search, refusal(500, 'No'));
    show();
    await screen.findByRole('heading', { level: 1, name: 'Failed to search tailors' });
    api.on(directoryApi.search, found(cards(2)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: '2 Tailors Found' });
  });
});
