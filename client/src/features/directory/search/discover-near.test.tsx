// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { directoryApi, type TailorCard } from '@shared/directory/contract';
import { placesApi, type Near } from '@shared/places/contract';
import { widerApi } from '@shared/directory/wider-contract';
import { sessionApi } from '@shared/session/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client';
import { DiscoverPage } from './discover-page';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { aPlace, cards } from '../../../../../tests/support/client/rows';
import { found as foundTailors } from '../../../../../tests/support/client/search';
import { loadParts } from '../../../../../tests/support/client/parts';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const searchPath = directoryApi.search.path;

interface World {
  address?: string;
  near?: Near;
  /** The tailors for a requested radius. */
  found?: (radius: string | undefined) => TailorCard[];
  places?: Near['alternatives'];
}

function open({ address = '/discover', near, found = () => cards(1), places = [] }: World = {}) {
  history.replaceState(null, '', address);
  api.on(sessionApi.current, refusal(401, 'Please log in'));
  api.on(directoryApi.search, ({ query }) => foundTailors(found(query.radius), { near }));
  api.on(placesApi.find, places);
  api.on(widerApi.list, []);
  render(
    <QueryClientProvider client={queryClient}>
      <DiscoverPage />
    </QueryClientProvider>,
  );
}

const nearField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Near' });
const button = (name: string) => screen.getByRole('button', { name });
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const brooklyn: Near = { place: aPlace(), alternatives: [] };
const nigeria = aPlace({ label: 'Lagos, Nigeria', city: 'Lagos' });
const portugal = aPlace({ label: 'Lagos, Faro, Portugal', city: 'Lagos' });

function browserIn(locale: string) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
}

beforeAll(() => loadParts(DiscoverPage));

beforeEach(() => browserIn('en-US'));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('Near', () => {
  it('completes while typing, by keyboard', async () => {
    open({ places: [nigeria, portugal] });
    await user.type(nearField(), 'lag');
    await screen.findByRole('option', { name: 'Lagos, Faro, Portugal' });
    expect(api.requests.filter((address) => address.startsWith('/api/places'))).toEqual(['/api/places?q=lag']);
    expect(nearField().getAttribute('aria-expanded')).toBe('true');
    expect(nearField().getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(query()).toEqual({ near: 'Lagos, Faro, Portugal' });
    expect(nearField().value).toBe('Lagos, Faro, Portugal');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('searches the typed text on Enter, and when the field loses focus', async () => {
    open({ places: [nigeria] });
    await user.type(nearField(), 'lag');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(query()).toEqual({ near: 'lag' });
    await user.type(nearField(), 'os');
    await user.tab();
    expect(query()).toEqual({ near: 'lagos' });
  });

  it('closes its list on Escape and keeps the text', async () => {
    open({ places: [nigeria] });
    await user.type(nearField(), 'lag');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect([nearField().value, query()]).toEqual(['lag', {}]);
  });

  it('removes the radius with the place', async () => {
    open({ address: '/discover?near=Brooklyn&radius=100000', near: brooklyn });
    await user.clear(nearField());
    await user.keyboard('{Enter}');
    expect(query()).toEqual({});
    expect(screen.queryByLabelText('Within')).toBeNull();
  });
});

describe('Use my location', () => {
  const locate = (ask: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });

  it('requests the location only when pressed, and shows no coordinates', async () => {
    const ask = vi.fn<Geolocation['getCurrentPosition']>((found) =>
      found({ coords: { latitude: 40.6543, longitude: -73.9512 } } as GeolocationPosition),
    );
    locate(ask);
    open({ near: { place: aPlace({ kind: 'point' }), alternatives: [] } });
    expect(ask).not.toHaveBeenCalled();
    await user.click(button('Use my location'));
    expect(query()).toEqual({ near: '40.65,-73.95' });
    expect(nearField().value).toBe('Your location');
    await screen.findByText('Near your location, nearest first');
    expect(button('Remove Your location')).toBeTruthy();
  });

  it.each([
    [1, /Location is blocked. Allow it in site settings, or type a place./],
    [2, /Type a city or postcode instead/],
  ])('shows what to do after failure %i', async (code, text) => {
    locate((_, fail) => fail?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    open();
    await user.click(button('Use my location'));
    expect(screen.getByText(text)).toBeTruthy();
    await user.type(nearField(), 'L');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('shows a message if the browser has no location support', async () => {
    open();
    await user.click(button('Use my location'));
    expect(screen.getByText(/Type a city or postcode instead/)).toBeTruthy();
  });
});

describe('Within', () => {
  const options = () =>
    within(screen.getByLabelText('Within'))
      .getAllByRole('option')
      .map((each) => each.textContent);

  it.each([
    ['en-US', ['5 miles', '15 miles', '25 miles', '60 miles', '150 miles', '300 miles']],
    ['en-NG', ['10 km', '25 km', '40 km', '100 km', '250 km', '500 km']],
  ])('offers round lengths in %s', (locale, lengths) => {
    browserIn(locale);
    open({ address: '/discover?near=Brooklyn', near: brooklyn });
    expect(options()).toEqual(lengths);
    expect(screen.getByLabelText<HTMLSelectElement>('Within').value).toBe('');
  });

  it('is in the URL and in the request, and keeps the value of a link', async () => {
    open({ address: '/discover?near=Brooklyn&radius=100000', near: brooklyn });
    expect(options()).toContain('62 miles');
    await user.selectOptions(screen.getByLabelText('Within'), '150 miles');
    expect(query()).toEqual({ near: 'Brooklyn', radius: '241402' });
    await waitFor(() => expect(api.requests).toContain(`${searchPath}?near=Brooklyn&radius=241402`));
    await user.selectOptions(screen.getByLabelText('Within'), '25 miles');
    expect(query()).toEqual({ near: 'Brooklyn' });
  });
});

describe('cards', () => {
  const shown = async (fields: Partial<TailorCard>) => {
    open({ address: '/discover?near=Brooklyn', near: brooklyn, found: () => cards(2, fields) });
    await screen.findByText('Tailor 0');
    return ['Tailor 0', 'Tailor 1'].map((name) => screen.getByText(name).closest('li') as HTMLElement);
  };

  it('show the distance and up to three pictures, at once on the first card', async () => {
    const pictures = ['7', '8', '9'].map((key) => ({ key, size: [800, 1000] as [number, number], thumbhash: null }));
    const [first, second] = await shown({ distanceMeters: 3702, pictures });
    const loading = (card: HTMLElement | undefined) =>
      [...(card?.querySelectorAll('img[src^="/pictures/"]') ?? [])].map((picture) => picture.getAttribute('loading'));
    expect(within(first as HTMLElement).getByText('2.3 miles')).toBeTruthy();
    expect(loading(first)).toEqual(['eager', 'eager', 'eager']);
    expect(loading(second)).toEqual(['lazy', 'lazy', 'lazy']);
    expect(screen.getByText('Near Brooklyn, New York, United States, nearest first')).toBeTruthy();
  });

  it('have the words of a tailor in the direction of their letters', async () => {
    await shown({ bio: 'خياطة العبايات والقفاطين', city: 'القاهرة', state: '', country: 'مصر' });
    for (const words of ['Tailor 0', 'خياطة العبايات والقفاطين', 'القاهرة, مصر'])
      expect(screen.getAllByText(words)[0]?.dir).toBe('auto');
  });

  it('name the town of a tailor whose postal code is not known', async () => {
    const [card] = await shown({ distanceMeters: 0, isTownOnly: true });
    expect(within(card as HTMLElement).getByText('in Brooklyn')).toBeTruthy();
  });

  it('show the categories on one line', async () => {
    const [card] = await shown({
      primaryServiceCategories: ['Wedding & Bridal', 'Specialty Services', 'Alterations & Repairs'],
      culturalSubCategories: ['African Attire', 'Caribbean Attire'],
    });
    const list = within(card as HTMLElement).getByRole('list', { name: 'Services and specialties' });
    expect(list.textContent).toBe('Wedding & BridalAfrican Attire+33 more');
  });
});

describe('active filters', () => {
  it('are removed one by one, and all together', async () => {
    open({ address: '/discover?near=Brooklyn&radius=96561&country=USA&garments=Agbada', near: brooklyn });
    await user.click(button('Remove Within 60 miles'));
    await user.click(button('Remove USA'));
    expect(query()).toEqual({ near: 'Brooklyn', garments: 'Agbada' });
    expect(document.activeElement?.tagName).toBe('H1');
    await user.click(await screen.findByRole('button', { name: 'Remove Brooklyn, New York, United States' }));
    expect(query()).toEqual({ garments: 'Agbada' });
    await user.click(button('Clear All'));
    expect(query()).toEqual({});
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });
});

describe('active filters with the same name', () => {
  it('are separate', async () => {
    open({ address: '/discover?city=Lagos&state=Lagos&zipcode=100' });
    expect(button('Remove Postal code 100')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Remove Lagos' })[0] as HTMLElement);
    expect(query()).toEqual({ state: 'Lagos', zipcode: '100' });
    await user.click(button('Remove Lagos'));
    expect(query()).toEqual({ zipcode: '100' });
  });
});

describe('a place', () => {
  it('that is unknown: shows a message with suggestions', async () => {
    open({ address: '/discover?near=Lagoss', near: { alternatives: [nigeria] }, found: () => [] });
    await screen.findByText("We couldn't find that place. Check the spelling, or try a nearby town or postcode.");
    await user.click(button('Lagos, Nigeria'));
    expect(query()).toEqual({ near: 'Lagos, Nigeria' });
  });

  it.each(['018956', '150-0001', 'GIR 0AA', '113 51'])(
    'with the form of a postal code that is unknown: %s',
    async (code) => {
      open({ address: `/discover?near=${code}`, near: { alternatives: [] }, found: () => [] });
      const message = await screen.findByText(/We couldn't find that postal code/);
      expect(message.textContent).toMatch(/India, Ireland, .* and the United States, .* Elsewhere, type the town\.$/);
    },
  );

  it.each(['Studio 54 Tailors', '4 Sewing Lane, Nowhere'])('with a digit that is no postal code: %s', async (text) => {
    open({ address: `/discover?near=${encodeURIComponent(text)}`, near: { alternatives: [] }, found: () => [] });
    await screen.findByText(/We couldn't find that place/);
  });

  it('that is unknown can be the name of a business', async () => {
    open({ address: '/discover?near=adunni&radius=100000', near: { alternatives: [] }, found: () => [] });
    await user.click(await screen.findByRole('button', { name: 'Look for a business named “adunni”' }));
    expect(query()).toEqual({ q: 'adunni' });
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('that is ambiguous: offers at most three others', async () => {
    const alternatives = ['Georgia, United States', 'B', 'C', 'D'].map((label) => aPlace({ label }));
    open({ address: '/discover?near=georgia', near: { place: aPlace({ label: 'Georgia' }), alternatives } });
    await screen.findByText(/Or did you mean/);
    expect(screen.queryByRole('button', { name: 'D' })).toBeNull();
    await user.click(button('Georgia, United States'));
    expect(query()).toEqual({ near: 'Georgia, United States' });
  });

  it('without tailors within the radius: shows the nearest beyond it', async () => {
    const found = (radius?: string) => (radius === '500000' ? cards(2, { distanceMeters: 90_000 }) : []);
    open({ address: '/discover?near=Brooklyn', near: brooklyn, found });
    await screen.findByRole('heading', { level: 2, name: 'The nearest tailors beyond that' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No Tailors Found');
    expect(screen.getByText('No tailors within 25 miles of Brooklyn, New York, United States.')).toBeTruthy();
    expect(screen.getByText('Tailor 1')).toBeTruthy();
    await user.click(button('Search within 60 miles'));
    expect(query()).toEqual({ near: 'Brooklyn', radius: '96561' });
  });

  it('without tailors at any distance: shows a message, and the general one without a place', async () => {
    open({ address: '/discover?near=Brooklyn&garments=Agbada', near: brooklyn, found: () => [] });
    await screen.findByText('No matching tailors within 25 miles of Brooklyn, New York, United States.');
    expect(screen.getByText('No tailors match your search criteria. Try adjusting your filters.')).toBeTruthy();
  });

  it('that is a whole country: has no radius, and shows the nearest to its largest town', async () => {
    const iceland = aPlace({ label: 'Iceland', kind: 'country', latitude: 64.1, longitude: -21.9 });
    const found = (radius?: string) => (radius === '500000' ? cards(1) : []);
    open({
      address: '/discover?near=Iceland&radius=100000',
      near: { place: iceland, alternatives: [] },
      found,
    });
    await screen.findByText('No tailors in Iceland.');
    await screen.findByText('Tailor 0');
    expect(api.requests).toContain(`${searchPath}?near=64.1%2C-21.9&radius=500000`);
    const within = screen.getByLabelText<HTMLSelectElement>('Within');
    expect([within.disabled, within.textContent]).toEqual([true, 'Whole country']);
    expect(screen.queryByRole('button', { name: /Remove Within/ })).toBeNull();
  });
});
