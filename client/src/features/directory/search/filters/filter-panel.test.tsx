// @vitest-environment happy-dom
import { directoryApi } from '@shared/directory/contract';
import { widerApi } from '@shared/directory/wider-contract';
import { sessionApi } from '@shared/session/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/api/query-client';
import { DiscoverPage } from '../discover-page';
import { fakeApi, refusal } from '../../../../../../tests/support/client/fake-api';
import { cards } from '../../../../../../tests/support/client/rows';
import { found } from '../../../../../../tests/support/client/search';
import './filter-sheet'; // preloads what a press imports
import { loadParts } from '../../../../../../tests/support/client/parts';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const searchPath = directoryApi.search.path;

function open(address = '/discover', { isPhone = false } = {}) {
  history.replaceState(null, '', address);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: !isPhone }));
  api.on(sessionApi.current, refusal(401, 'Please log in'));
  api.on(directoryApi.search, found(cards(1)));
  api.on(widerApi.list, []);
  render(
    <QueryClientProvider client={queryClient}>
      <DiscoverPage />
    </QueryClientProvider>,
  );
}

const unfold = (title: string) => user.click(button(title));
const businessName = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Business name' });
const button = (name: string) => screen.getByRole('button', { name });
const city = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'City' });
const query = () => Object.fromEntries(new URLSearchParams(location.search));

beforeAll(() => loadParts(DiscoverPage));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('Business name', () => {
  it('searches while typing, without a new history entry', async () => {
    open('/discover?city=Brooklyn');
    await unfold('Business name');
    const steps = history.length;
    await user.type(businessName(), 'adunni');
    await waitFor(() => expect(query()).toEqual({ q: 'adunni', city: 'Brooklyn' }));
    expect(history.length).toBe(steps);
    await waitFor(() => expect(api.requests).toContain(`${searchPath}?q=adunni&city=Brooklyn`));
    await screen.findByText('Named “adunni”, in Brooklyn, newest first');
  });

  it('keeps further typing while results arrive', async () => {
    open();
    await unfold('Business name');
    await user.type(businessName(), 'adunni{Enter} ');
    await screen.findByText('Named “adunni”, newest first');
    await user.type(businessName(), 'cou');
    expect(businessName().value).toBe('adunni cou');
  });

  it('is filled from a shared link, and removed with its chip', async () => {
    open('/discover?q=adunni&country=USA');
    expect(businessName().value).toBe('adunni');
    await user.click(button('Remove “adunni”'));
    expect([query(), businessName().value]).toEqual([{ country: 'USA' }, '']);
  });
});

describe('facts', () => {
  it.each([
    ['Home visits', 'homeVisits'],
    ['Has prices', 'hasPrices'],
    ['Open today', 'openToday'],
    ['Takes orders now', 'takesOrders'],
  ])('%s is in the address, and is removed with its chip', async (label, name) => {
    open();
    const chip = within(screen.getByRole('group', { name: 'Facts' })).getByRole('button', { name: label });
    await user.click(chip);
    expect(query()).toEqual({ [name]: 'yes' });
    await waitFor(() => expect(api.requests).toContain(`${searchPath}?${name}=yes`));
    await user.click(button(`Remove ${label}`));
    expect(query()).toEqual({});
    expect(chip.getAttribute('aria-pressed')).toBe('false');
  });

  it('languages are codes in the address and names on the chips', async () => {
    open('/discover?languages=pcm');
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getByRole('button', { name: 'Remove Nigerian Pidgin' })).toBeTruthy();
    await user.type(await screen.findByRole('combobox', { name: 'Languages' }), 'yoru{Enter}');
    expect(query()).toEqual({ languages: 'pcm,yo' });
    await waitFor(() => expect(api.requests).toContain(`${searchPath}?languages=pcm%2Cyo`));
    await user.click(button('Clear All (2)'));
    expect(query()).toEqual({});
  });
});

describe('on a wide screen', () => {
  it('services are first, and the texts are folded at the end', async () => {
    open();
    const panel = within(screen.getByRole('form', { name: 'Filters' }));
    const names = () =>
      panel.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? group.textContent);
    expect(names()[0]).toMatch(/^Alterations & Repairs/);
    for (const title of ['Location', 'Business name'])
      expect(button(title).getAttribute('aria-expanded')).toBe('false');
    expect(city()).toBeNull();
    await unfold('Location');
    expect(names().at(-1)).toBe('Location');
    await unfold('Location');
    expect(city()).toBeNull();
  });

  it('a fold is open if a link sets one of its filters, and opens if Back restores one', async () => {
    open('/discover?q=stitch');
    expect(businessName().value).toBe('stitch');
    expect(city()).toBeNull();
    history.pushState(null, '', '/discover?city=Accra');
    await waitFor(() => expect(city()?.value).toBe('Accra'));
  });
});

describe('on a phone', () => {
  const sheet = () => screen.findByRole('dialog', { name: 'Filters' });
  const openSheet = async () => {
    await user.click(button('Filters'));
    const dialog = await sheet();
    // Radix takes presses in a dialog one render after it appears.
    await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
    return within(dialog);
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const back = () =>
    act(async () => {
      const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await popped;
    });

  it('the filters are in a sheet, and not beside the results', async () => {
    open('/discover', { isPhone: true });
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Filters' })).toBeNull());
    const inSheet = await openSheet();
    await user.click(inSheet.getByRole('button', { name: 'Wedding & Bridal' }));
    expect(query()).toEqual({ primaryCategories: 'Wedding & Bridal' });
    await user.click(inSheet.getByRole('button', { name: 'Clear All (1)' }));
    expect(query()).toEqual({});
    expect(document.activeElement).toBe(inSheet.getByRole('group', { name: 'Services' }));
  });

  it('the button at the foot counts the tailors, and leads to the heading of the results', async () => {
    open('/discover', { isPhone: true });
    const inSheet = await openSheet();
    await user.click(inSheet.getByRole('button', { name: 'Open today' }));
    await user.click(await inSheet.findByRole('button', { name: 'Show 1 Tailor' }));
    await isClosed();
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(query()).toEqual({ openToday: 'yes' });
    expect(button('Filters (1)')).toBeTruthy();
    await back();
    expect(query(), 'one step back undoes what was chosen in the sheet').toEqual({});
  });

  it('Close keeps what was chosen, and returns the focus to the button', async () => {
    open('/discover', { isPhone: true });
    const inSheet = await openSheet();
    await user.click(inSheet.getByRole('button', { name: 'Has prices' }));
    await user.click(inSheet.getByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(button('Filters (1)')));
    expect(query()).toEqual({ hasPrices: 'yes' });
  });

  it('Back closes the sheet, and keeps what was chosen', async () => {
    open('/discover?country=USA', { isPhone: true });
    await user.click(button('Filters (1)'));
    const inSheet = within(await sheet());
    await user.click(inSheet.getByRole('button', { name: 'Has prices' }));
    await user.click(inSheet.getByRole('button', { name: 'Open today' }));
    await back();
    await isClosed();
    expect(query()).toEqual({ country: 'USA', hasPrices: 'yes', openToday: 'yes' });
    await back();
    expect(query()).toEqual({ country: 'USA' });
  });

  it('a link fills the texts in, and the buttons count their filters', async () => {
    open('/discover?q=stitch&city=Lagos&country=Nigeria&primaryCategories=Wedding+%26+Bridal', { isPhone: true });
    await user.click(button('Filters (4)'));
    const inSheet = within(await sheet());
    expect(city()?.value).toBe('Lagos');
    expect(inSheet.getByRole('button', { name: 'Location (2)' }).getAttribute('aria-expanded')).toBe('true');
    expect(inSheet.getByRole('button', { name: 'Business name (1)' }).getAttribute('aria-expanded')).toBe('true');
  });
});
