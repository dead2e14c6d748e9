// @vitest-environment happy-dom
import { directoryApi } from '@shared/directory/contract';
import { sessionApi } from '@shared/session/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/api/query-client';
import { DiscoverPage } from '../discover-page';
import { fakeApi, refusal } from '../../../../../../tests/support/client/fake-api';
import { cards } from '../../../../../../tests/support/client/rows';
import { found } from '../../../../../../tests/support/client/search';
import { loadParts } from '../../../../../../tests/support/client/parts';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const searchPath = directoryApi.search.path;

function open(address = '/discover', { isPhone = false } = {}) {
  history.replaceState(null, '', address);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: !isPhone }));
  api.on(sessionApi.current, refusal(401, 'Please log in'));
  api.on(directoryApi.search, found(cards(1)));
  render(
    <QueryClientProvider client={queryClient}>
      <DiscoverPage />
    </QueryClientProvider>,
  );
}

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
    const steps = history.length;
    await user.type(businessName(), 'adunni');
    await waitFor(() => expect(query()).toEqual({ q: 'adunni', city: 'Brooklyn' }));
    expect(history.length).toBe(steps);
    await waitFor(() => expect(api.requests).toContain(`${searchPath}?q=adunni&city=Brooklyn`));
    await screen.findByText('Named “adunni”, in Brooklyn, newest first');
  });

  it('keeps further typing while results arrive', async () => {
    open();
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
  it('Home visits is in the address, and is removed with its chip', async () => {
    open();
    const chip = button('Home visits');
    await user.click(chip);
    expect(query()).toEqual({ homeVisits: 'yes' });
    await waitFor(() => expect(api.requests).toContain(`${searchPath}?homeVisits=yes`));
    await user.click(button('Remove Home visits'));
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
  it('the address fields are above the services', () => {
    open();
    expect(screen.queryByRole('button', { name: /More filters/ })).toBeNull();
    const groups = within(screen.getByRole('form', { name: 'Filters' })).getAllByRole('group');
    expect(groups[0]?.textContent).toMatch(/^Location/);
  });
});

describe('on a phone', () => {
  it('the address fields are behind a button, below the chips', async () => {
    open('/discover', { isPhone: true });
    await user.click(button('Filters'));
    expect(city()).toBeNull();
    await user.click(button('More filters'));
    expect(button('More filters').getAttribute('aria-expanded')).toBe('true');
    const groups = within(screen.getByRole('form', { name: 'Filters' })).getAllByRole('group');
    expect(groups.at(-1)?.textContent).toMatch(/^Location/);
    await user.type(city() as HTMLInputElement, 'Lagos{Enter}');
    expect(query()).toEqual({ city: 'Lagos' });
  });

  it('they are open if a link sets one, and the buttons count their filters', async () => {
    open('/discover?q=stitch&city=Lagos&country=Nigeria&primaryCategories=Wedding+%26+Bridal', { isPhone: true });
    await user.click(button('Filters (4)'));
    expect(city()?.value).toBe('Lagos');
    await user.click(button('More filters (2)'));
    expect(city()).toBeNull();
  });

  it('they open if Back restores one', async () => {
    open('/discover', { isPhone: true });
    expect(city()).toBeNull();
    history.pushState(null, '', '/discover?city=Accra');
    await waitFor(() => expect(city()?.value).toBe('Accra'));
  });
});
