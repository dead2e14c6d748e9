// @vitest-environment happy-dom
import { directoryApi, type PublicTailor } from '@shared/directory/contract';
import { galleryApi } from '@shared/gallery/contract';
import { decisionsApi } from '@shared/moderation/decisions';
import { type CurrentUser, sessionApi } from '@shared/session/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { PageDataContext } from '../../../lib/api/page-data';
import { queryClient } from '../../../lib/api/query-client';
import { SessionContext } from '../../../lib/api/session';
import { dismissToast, Toaster } from '../../../ui/feedback/toast';
import './qr-dialog'; // preloads what a click imports
import { TailorPage } from './tailor-page';
import { collectBeacons } from '../../../../../tests/support/client/beacons';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { anId, aPublicTailor, aTailor, aUser, cards } from '../../../../../tests/support/client/rows';
import { loadParts } from '../../../../../tests/support/client/parts';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

/** Shows the page at the current address. */
function show(fields: Partial<PublicTailor> = {}) {
  api.on(sessionApi.current, refusal(401, 'Please log in'));
  api.on(directoryApi.tailor, aPublicTailor(fields));
  api.on(galleryApi.listOf, []);
  render(
    <QueryClientProvider client={queryClient}>
      <Route path="/tailors/:slug">
        <TailorPage />
      </Route>
      <Toaster />
    </QueryClientProvider>,
  );
}

async function open(fields: Partial<PublicTailor> = {}) {
  history.replaceState(null, '', '/tailors/adunni-couture');
  show(fields);
  await screen.findByRole('heading', { level: 1, name: 'Adunni Couture' });
}

const firstLine = 'Hello%20Adunni%20Couture%2C%20I%20found%20you%20on%20Seamfolk.';
// Two contacts are in the card and in the bar of narrow screens.
const link = (name: string) => screen.queryAllByRole('link', { name })[0]?.getAttribute('href');

beforeAll(() => loadParts(TailorPage));

afterEach(() => {
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

describe('a tailor', () => {
  it('hangs out the sign of a closed book, and no sign of an open one', async () => {
    await open({ fullUntil: '2027-01-05' });
    expect(screen.getByText('Takes new orders from 5 January')).toBeTruthy();
    cleanup();
    queryClient.clear();
    await open();
    expect(screen.queryByText(/^Takes new orders/)).toBeNull();
  });

  it('shows name, place and services', async () => {
    await open();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.getByText('Brooklyn, New York, United States 11213')).toBeTruthy();
    const makes = screen.getByRole('heading', { name: 'Makes' }).parentElement;
    expect(makes?.querySelector('p')?.textContent).toBe('Agbada, Kaftan');
    expect(screen.getByRole('list', { name: 'Services' }).textContent).toBe('Wedding & Bridal');
    expect(screen.getByText(/^First fitting/).textContent).toBe('First fitting is free.\nEvenings from six.');
    expect(await screen.findByText('No portfolio images yet')).toBeTruthy();
    expect(document.title).toBe('Adunni Couture - Seamfolk');
  });

  it('links a garment to other tailors who make it there', async () => {
    await open({ latitude: 40.65, longitude: -73.95 });
    expect(link('Agbada')).toBe('/discover?near=Brooklyn%2C+New+York%2C+United+States&garments=Agbada');
  });

  it("links to a search by the town's name if its coordinates are unknown", async () => {
    await open({ city: 'Zzyzx', state: '', country: 'Mali' });
    expect(link('Kaftan')).toBe('/discover?city=Zzyzx&country=Mali&garments=Kaftan');
  });

  it('has no badge while unlisted, and no About without a bio', async () => {
    await open({ isActive: false, bio: null });
    expect(screen.queryByText('Active')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'About' })).toBeNull();
  });

  it('can be called, and messaged at the WhatsApp number', async () => {
    await open();
    expect(link('Call Now')).toBe('tel:+17185550142');
    expect(link('WhatsApp')).toBe('https://wa.me/19175550188');
    expect(link('Send SMS')).toBe(`sms:+19175550188?&body=${firstLine}`);
  });

  it('sends a count for each contact that a visitor taps, and nothing else', async () => {
    const beacons = collectBeacons();
    await open();
    const card = within(screen.getByRole('complementary', { name: 'Contact' }));
    for (const name of ['Call Now', 'WhatsApp', 'Send SMS']) await user.click(card.getByRole('link', { name }));
    const address = '/api/tailors/adunni-couture/contacts';
    const sent = ['phone', 'whatsapp', 'sms'].map((by) => [address, 'application/json', JSON.stringify({ by })]);
    expect(await beacons()).toEqual(sent);
  });

  it('has no WhatsApp without a link to a chat', async () => {
    await open({ whatsapp: null, whatsappUrl: null });
    expect(link('WhatsApp')).toBeUndefined();
  });

  it('offers only Share without any number, and says so', async () => {
    await open({ phone: null, whatsapp: null, callUrl: null, smsUrl: null, whatsappUrl: null });
    expect([link('Call Now'), link('WhatsApp'), link('Send SMS')]).toEqual([undefined, undefined, undefined]);
    expect(screen.getByText('No phone or WhatsApp given')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Share Profile' })).toBeTruthy();
  });

  it('can be saved as a contact', async () => {
    await open();
    expect(link('Save contact')).toBe('/tailors/adunni-couture/contact.vcf');
  });

  it('shows the profile picture in the width of its circle', async () => {
    await open({ profilePictureUrl: '/pictures/p.jpg', profilePictureSrcset: '/pictures/p-320.webp 320w' });
    const picture = screen.getByRole('img', { name: 'Adunni Couture' });
    expect(picture.getAttribute('src')).toBe('/pictures/p.jpg');
    const webp = picture.parentElement?.querySelector('source');
    expect(webp?.getAttribute('srcset')).toBe('/pictures/p-320.webp 320w');
    expect(webp?.getAttribute('sizes')).toBe('(min-width: 960px) 128px, 72px');
  });
});

describe('what people wrote', () => {
  it('has the direction of its own letters', async () => {
    await open({ bio: 'خياط منذ ١٩٩١', city: 'القاهرة', state: '', zipcode: '', country: 'Egypt' });
    const written = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByText('القاهرة, Egypt'),
      screen.getByText('خياط منذ ١٩٩١'),
      screen.getByText('+1 718 555 0142'),
    ];
    expect(written.map(({ dir }) => dir)).toEqual(['auto', 'auto', 'auto', 'auto']);
  });
});

describe('the page for a signed-in tailor', () => {
  it('has a way back to the own screens', async () => {
    history.replaceState(null, '', '/tailors/adunni-couture');
    api.on(directoryApi.tailor, aPublicTailor());
    api.on(galleryApi.listOf, []);
    render(
      <QueryClientProvider client={queryClient}>
        <SessionContext value={{ state: 'with-profile', user: aUser() }}>
          <Route path="/tailors/:slug">
            <TailorPage />
          </Route>
        </SessionContext>
      </QueryClientProvider>,
    );
    await screen.findByRole('heading', { level: 1, name: 'Adunni Couture' });
    expect(link('Dashboard')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Back to Search' })).toBeTruthy();
  });
});

describe('a tailor from the results of the directory', () => {
  const tailor = { id: anId(1), city: 'Lagos', state: '', country: 'Nigeria' };
  const card = { ...cards(1)[0], ...tailor };
  const path = '/tailors/tailor-0';

  it('has its name and place before the server has answered', async () => {
    let answer: (tailor: PublicTailor) => void = () => undefined;
    const answered = new Promise<PublicTailor>((resolve) => (answer = resolve));
    const list = { pages: [{ tailors: [card], total: 1, more: false }], pageParams: [''] };
    queryClient.setQueryData([directoryApi.search.path, {}, ''], list);
    history.replaceState(null, '', path);
    api.once(directoryApi.tailor, () => answered);
    show();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tailor 0' });
    expect(screen.getByText('Lagos, Nigeria')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call Now' })).toBeNull();
    answer(aPublicTailor({ ...tailor, businessName: 'Tailor 0', profileSlug: 'tailor-0', zipcode: '101241' }));
    expect((await screen.findAllByRole('link', { name: 'Call Now' })).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(screen.getByText('Lagos, Nigeria 101241')).toBeTruthy();
  });
});

describe('QR code', () => {
  it('is shown, and can be downloaded', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'QR code' }));
    const code = await screen.findByRole('img', { name: 'QR code of the page of Adunni Couture' });
    expect(code.getAttribute('src')).toBe('/tailors/adunni-couture/qr.svg');
    expect(link('Download SVG')).toBe('/tailors/adunni-couture/qr.svg?download=1');
    expect(link('Download PNG')).toBe('/tailors/adunni-couture/qr.png?download=1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'QR code' }));
  });
});

describe('a former address', () => {
  it('is replaced by the current one in the history, without another request', async () => {
    history.replaceState({ fromSearch: true }, '', '/tailors/adunni-alterations');
    const entries = history.length;
    show();
    await screen.findByRole('heading', { level: 1, name: 'Adunni Couture' });
    await waitFor(() => expect(location.pathname).toBe('/tailors/adunni-couture'));
    expect(screen.getByRole('heading', { level: 1, name: 'Adunni Couture' })).toBeTruthy();
    expect(history.length).toBe(entries);
    expect(history.state).toEqual({ fromSearch: true });
    expect(api.requests).not.toContain('/api/tailors/adunni-couture');
  });
});

describe('Share Profile', () => {
  const share = () => user.click(screen.getByRole('button', { name: 'Share Profile' }));

  it('copies the link if the device has no share sheet, and shows a toast', async () => {
    await open();
    await share();
    expect(await screen.findByText('Link copied!')).toBeTruthy();
    expect(screen.getByText('Profile link copied to clipboard')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/tailors/adunni-couture`);
  });

  it('passes the name of the business to the share sheet', async () => {
    await open();
    const sheet = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    await share();
    Reflect.deleteProperty(navigator, 'share');
    expect(sheet).toHaveBeenCalledWith({
      title: 'Adunni Couture - Seamfolk',
      url: `${location.origin}/tailors/adunni-couture`,
    });
    expect(screen.queryByText('Link copied!')).toBeNull();
  });
});

describe('an unknown tailor', () => {
  const missing = async (slug: string, status = 404) => {
    history.replaceState(null, '', `/tailors/${slug}`);
    api.once(directoryApi.tailor, refusal(status, 'Tailor not found'));
    show();
    await screen.findByRole('heading', { level: 1, name: 'Tailor Not Found' });
  };

  it('shows a message, with a link back', async () => {
    await missing('nobody');
    expect(screen.getByText("The tailor profile you're looking for doesn't exist.")).toBeTruthy();
    expect(link('Back to Discovery')).toBe('/discover');
  });

  it('is not requested again if the server has sent that with the page', async () => {
    history.replaceState(null, '', '/tailors/nobody');
    const answers = [{ key: ['/api/tailors', 'nobody'], data: null }];
    render(
      <PageDataContext value={{ answers, signedIn: false }}>
        <Route path="/tailors/:slug">
          <TailorPage />
        </Route>
      </PageDataContext>,
    );
    await screen.findByRole('heading', { level: 1, name: 'Tailor Not Found' });
    expect(api.requests).toEqual([]);
  });

  it.each(['search', 'me', 'A%20B'])('is not requested for %s', async (slug) => {
    await missing(slug, 200);
    expect(api.requests).not.toContain(`/api/tailors/${slug}`);
  });

  it('is not shown for an error of the server', async () => {
    history.replaceState(null, '', '/tailors/adunni-couture');
    api.once(directoryApi.tailor, refusal(503, 'No'));
    show();
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Tailor Not Found')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Adunni Couture' });
  });
});

describe('the own page of a tailor, which is hidden', () => {
  const showTo = (me: CurrentUser, tailor: Tailor, acts: string[]) => {
    history.replaceState(null, '', '/tailors/mehta-tailoring');
    api.on(directoryApi.tailor, refusal(404, 'Tailor not found'));
    api.on(tailorApi.me, tailor);
    const decision = { id: anId(1), ground: 'spam', explanation: null, imageId: null, endedAt: null, appeal: null };
    api.on(
      decisionsApi.list,
      acts.map((act) => ({ ...decision, act, createdAt: tailor.createdAt })),
    );
    render(
      <QueryClientProvider client={queryClient}>
        <SessionContext value={{ state: 'with-profile', user: me }}>
          <Route path="/tailors/:slug">
            <TailorPage />
          </Route>
        </SessionContext>
      </QueryClientProvider>,
    );
  };
  const at = '2026-11-20T10:00:00.000Z';

  it.each([
    ['hide page', 'Your page is hidden', 'Why, and how to appeal'],
    ['suspend', 'Your account is suspended', 'Why, and how to appeal'],
    ['hold', 'Your page is not public yet', 'Read more'],
  ])('says what the decision %s means, with the way to the reason', async (act, title, label) => {
    showTo(aUser(), aTailor({ hiddenAt: at }), [act]);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(link(label)).toBe('/decisions');
    expect(screen.queryByText(/doesn't exist/)).toBeNull();
  });

  it('says of every other address that it does not exist', async () => {
    showTo(aUser(), aTailor({ hiddenAt: at, profileSlug: 'another' }), ['hide page']);
    await screen.findByRole('heading', { level: 1, name: 'Tailor Not Found' });
  });
});

describe('Back to Search', () => {
  it('goes back if the visitor came from a result', async () => {
    history.replaceState(null, '', '/discover?city=Lagos');
    history.pushState({ fromSearch: true }, '', '/tailors/adunni-couture');
    show();
    await user.click(await screen.findByRole('link', { name: 'Back to Search' }));
    await waitFor(() => expect(location.search).toBe('?city=Lagos'));
  });

  it('goes to the directory otherwise', async () => {
    await open();
    await user.click(screen.getByRole('link', { name: 'Back to Search' }));
    expect(location.pathname + location.search).toBe('/discover');
  });
});
