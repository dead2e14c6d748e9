import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../../client/src/render-page';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aPicture, aTailor } from '../../../tests/support/factories';
import { readPage } from '../../../tests/support/read-page';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ render: renderPage });
});
afterAll(() => app.stop());

const open = async (path: string) => {
  const answer = await app.anonymous.get(path);
  return { answer, page: readPage(answer) };
};

describe('/tailors/:slug', () => {
  it('has its own title, description, canonical URL and picture', async () => {
    const { tailor } = await aTailor(app, {
      businessName: 'Adunni Couture',
      bio: 'First fitting is free.\nEvenings from six.',
      profileSlug: 'adunni-couture',
    });
    const { answer, page } = await open('/tailors/adunni-couture');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toContain('Cookie');
    expect(answer.headers['x-robots-tag']).toBeUndefined();
    const url = `${app.publicUrl}/tailors/adunni-couture`;
    expect([page.title, page.canonical]).toEqual(['Adunni Couture - Seamfolk', url]);
    const image = page.meta['og:image'] ?? '';
    expect(image.startsWith(`${app.publicUrl}/`)).toBe(true);
    const description = 'First fitting is free. Evenings from six.';
    expect(page.meta).toMatchObject({
      description,
      'og:site_name': 'Seamfolk',
      'og:locale': 'en_US',
      'og:type': 'profile',
      'og:title': 'Adunni Couture - Seamfolk',
      'og:description': description,
      'og:url': url,
      'og:image': image,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Adunni Couture, Lagos, Nigeria',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Adunni Couture - Seamfolk',
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': 'Adunni Couture, Lagos, Nigeria',
    });
    expect(page.meta.robots).toBeUndefined();
    expect(page.thing).toMatchObject({ url, name: tailor.businessName });
  });

  it('contains name, place, bio, portfolio and contact without scripts', async () => {
    const { agent, tailor } = await aTailor(app, {
      businessName: 'Ada <b>& Co</b>',
      phone: '0803 555 0142',
      whatsapp: '+234 803 555 0142',
      bio: 'Lace since 1991.',
    });
    const picture = await aPicture(agent);
    const { document } = (await open(`/tailors/${tailor.profileSlug}`)).page;
    const main = document.querySelector('#root main');
    expect(main?.querySelector('h1')?.textContent).toBe('Ada <b>& Co</b>');
    expect(main?.textContent).toContain('Lagos, Nigeria');
    expect(main?.textContent).toContain('Lace since 1991.');
    const hrefs = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^tel:\+?\d+$/),
        expect.stringContaining('https://wa.me/2348035550142?text=Hello'),
        expect.stringMatching(/^sms:/),
        `/tailors/${tailor.profileSlug}/contact.vcf`,
      ]),
    );
    expect(main?.querySelector(`img[src="${picture.imageUrl}"]`)).toBeTruthy();
  });

  it('has structured data of the business, without private fields', async () => {
    const { agent, tailor } = await aTailor(app, {
      phone: '+234 803 555 0142',
      state: 'Lagos State',
      primaryServiceCategories: ['Cultural & Traditional Wear'],
      culturalSubCategories: ['African Attire'],
      serviceCategories: ['Agbada'],
    });
    const picture = await aPicture(agent);
    const { thing, meta } = (await open(`/tailors/${tailor.profileSlug}`)).page;
    expect(thing).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': `${app.publicUrl}/tailors/${tailor.profileSlug}`,
      name: tailor.businessName,
      url: `${app.publicUrl}/tailors/${tailor.profileSlug}`,
      description: meta.description,
      image: [new URL(picture.imageUrl, app.publicUrl).href, meta['og:image']],
      telephone: '+2348035550142',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Lagos',
        addressRegion: 'Lagos State',
        addressCountry: 'NG',
      },
      areaServed: { '@type': 'Place', name: 'Lagos, Lagos State, Nigeria' },
      geo: { '@type': 'GeoCoordinates', latitude: tailor.latitude, longitude: tailor.longitude },
      makesOffer: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Cultural & Traditional Wear' } }],
      knowsAbout: ['African Attire', 'Agbada'],
    });
  });

  it.each([
    ['0803 555 0142', 'Nigeria', '+2348035550142'],
    ['(718) 555-0142', 'United States', '+17185550142'],
    ['12', 'Nigeria', '12'],
  ])('names the number %s of %s as %s in structured data', async (phone, country, telephone) => {
    const place = country === 'Nigeria' ? {} : { city: 'Brooklyn', state: 'New York', zipcode: '11213' };
    const { tailor } = await aTailor(app, { phone, country, ...place });
    expect((await open(`/tailors/${tailor.profileSlug}`)).page.thing).toMatchObject({ telephone });
  });

  it('contains the answers of the API', async () => {
    const { agent, tailor } = await aTailor(app);
    await aPicture(agent, { caption: 'A gown' });
    const { data } = (await open(`/tailors/${tailor.profileSlug}`)).page;
    const profile = (await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).body;
    const pictures = (await app.anonymous.get(`/api/gallery/${tailor.id}`)).body;
    expect(data).toEqual({
      locale: 'en',
      signedIn: false,
      answers: [
        { key: ['/api/tailors', tailor.profileSlug], data: profile },
        { key: ['/api/gallery', tailor.id], data: pictures },
      ],
    });
    expect(profile).not.toHaveProperty('userId');
  });

  it('escapes names', async () => {
    const businessName = `</script><img src=x onerror=alert(1)> "Ada" & 'Co' \u202e\u200fخياط \u{1F9F5}\u2028\nx`;
    const { tailor } = await aTailor(app, { businessName, bio: `<!-- ${businessName} $& --></title>` });
    const { answer, page } = await open(`/tailors/${tailor.profileSlug}`);
    const line = `</script><img src=x onerror=alert(1)> "Ada" & 'Co' \u200fخياط \u{1F9F5} x`;
    expect(page.title).toBe(`${line} - Seamfolk`);
    expect(page.meta['og:title']).toBe(`${line} - Seamfolk`);
    expect(page.meta['og:image:alt']).toBe(`${line}, Lagos, Nigeria`);
    expect(page.thing?.name).toBe(tailor.businessName);
    expect(page.data.answers[0]?.data).toMatchObject({ businessName: tailor.businessName });
    expect(page.document.querySelectorAll('img[src=x], [onerror]')).toHaveLength(0);
    expect(answer.text).not.toContain('<img src=x');
    expect(page.document.querySelectorAll('script')).toHaveLength(3);
  });

  it('is noindex for an inactive tailor', async () => {
    const { tailor } = await aTailor(app, { isActive: false });
    const { answer, page } = await open(`/tailors/${tailor.profileSlug}`);
    expect(answer.status).toBe(200);
    expect(page.meta.robots).toBe('noindex');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(page.meta['og:title']).toBe(`${tailor.businessName} - Seamfolk`);
  });

  it('redirects from a former slug', async () => {
    const { agent, tailor } = await aTailor(app, { profileSlug: 'before-the-move' });
    await agent.put(`/api/tailors/${tailor.id}`, { ...tailor, profileSlug: 'after-the-move' });
    const moved = await app.anonymous.get('/tailors/before-the-move?from=card&x=%26');
    expect(moved.status).toBe(301);
    expect(moved.headers.location).toBe('/tailors/after-the-move?from=card&x=%26');
    expect(moved.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/tailors/Needle-And-Thread', '/tailors/needle-and-thread'],
    ['/tailors/needle-and-thread/', '/tailors/needle-and-thread'],
    ['/Tailors/NEEDLE%2Dand-thread/?a=1', '/tailors/needle-and-thread?a=1'],
    ['/discover/?city=Lagos', '/discover?city=Lagos'],
    ['/About', '/about'],
  ])('redirects %s to %s', async (path, address) => {
    const moved = await app.anonymous.get(path);
    expect([moved.status, moved.headers.location]).toEqual([301, address]);
  });

  it.each(['/tailors/nobody-at-all', '/tailors/me', '/tailors/a_b', `/tailors/${'x'.repeat(300)}`, '/tailors/%00'])(
    'is the missing tailor at %s',
    async (path) => {
      const { answer, page } = await open(path);
      expect(answer.status).toBe(404);
      expect(page.title).toBe('Tailor Not Found - Seamfolk');
      const { document } = page;
      expect(document.querySelector('#root main h1')?.textContent).toBe('Tailor Not Found');
      expect(document.querySelector('#root main a')?.getAttribute('href')).toBe('/discover');
      expect(document.querySelector('[data-skeleton]')).toBeNull();
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(page.canonical).toBeUndefined();
    },
  );
});
