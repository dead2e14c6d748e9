import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aLostPicture, aPicture, aTailor, profileInput } from '../../../tests/support/factories';
import { colourOf } from '../../../tests/support/pictures/pictures';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const get = (path: string) => fetch(app.origin + path, { redirect: 'manual' });

async function read(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe.each([
  ['qr.svg', 'image/svg+xml; charset=utf-8'],
  ['qr.png', 'image/png'],
])('GET /tailors/:slug/%s', (name, type) => {
  it('contains the URL of the tailor’s page', async () => {
    const { tailor } = await aTailor(app);
    const answer = await get(`/tailors/${tailor.profileSlug}/${name}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(answer.headers.has('content-disposition')).toBe(false);
    expect(await read(Buffer.from(await answer.arrayBuffer()))).toBe(`${app.publicUrl}/tailors/${tailor.profileSlug}`);
  });

  it('is saved under a name with the slug', async () => {
    const { tailor } = await aTailor(app);
    const slug = tailor.profileSlug;
    const { headers } = await get(`/tailors/${slug}/${name}?download=1`);
    const file = `${slug}-${name}`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"; filename*=UTF-8''${file}`);
  });
});

describe('GET /tailors/:slug/contact.vcf', () => {
  it('is a contact file, named after the business', async () => {
    const { tailor } = await aTailor(app, { businessName: "Adébáyọ̀ / Òkè's", phone: '0803 555 0142' });
    const answer = await get(`/tailors/${tailor.profileSlug}/contact.vcf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/vcard; charset=utf-8']);
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(
      new RegExp(`^attachment; filename="${tailor.profileSlug}\\.vcf"; filename\\*=UTF-8''[\\w%.-]+$`),
    );
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe("Adébáyọ̀ - Òkè's.vcf");
    const card = await answer.text();
    expect(card).toContain(`\r\nURL;TYPE=work:${app.publicUrl}/tailors/${tailor.profileSlug}\r\n`);
    expect(card).toContain('tel:+2348035550142');
  });
});

describe('GET /tailors/:slug/status.jpg', () => {
  /** A tailor with an empty portfolio, whose status is drawn once. */
  let bareSlug: string;
  beforeAll(async () => {
    bareSlug = (await aTailor(app, { businessName: 'Adébáyọ̀ </text> & Sons' })).tailor.profileSlug;
  });

  const status = async (slug: string, query = '') => {
    const answer = await get(`/tailors/${slug}/status.jpg${query}`);
    return { headers: answer.headers, status: answer.status, file: Buffer.from(await answer.arrayBuffer()) };
  };

  it('is a picture of 1080 x 1920 pixels with the cloth and a QR code, if the portfolio is empty', async () => {
    const answer = await status(bareSlug);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=300',
      etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(answer.headers.has('content-disposition')).toBe(false);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await sharp(answer.file).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 });
    const code = await sharp(answer.file).extract({ left: 690, top: 890, width: 350, height: 350 }).toBuffer();
    expect(await read(code)).toBe(`${app.publicUrl}/tailors/${bareSlug}`);
  });

  it('shows the portfolio, and gets another ETag with it', async () => {
    const { agent, tailor } = await aTailor(app);
    const bare = await status(tailor.profileSlug);
    await aPicture(agent);
    const pictured = await status(tailor.profileSlug);
    expect(pictured.headers.get('etag')).not.toBe(bare.headers.get('etag'));
    const [red, green, blue] = await colourOf(pictured.file, { left: 400, top: 400, width: 200, height: 200 });
    expect([red, green, blue]).toEqual([expect.closeTo(180, -1), expect.closeTo(60, -1), expect.closeTo(40, -1)]);
  });

  it('is drawn without a missing picture, and without the ETag of the whole one', async () => {
    const { agent, tailor } = await aTailor(app);
    await aLostPicture(app, agent);
    const answer = await status(tailor.profileSlug);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toMatch(/^"[0-9a-f]{16}"$/);
  });

  it('is saved under a name with the slug', async () => {
    const file = `${bareSlug}-status.jpg`;
    const { headers } = await status(bareSlug, '?download=1');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"; filename*=UTF-8''${file}`);
  });
});

describe('GET /tailors/:slug/sign.pdf', () => {
  /** A tailor whose sign is drawn once for each size. */
  let slug: string;
  beforeAll(async () => {
    slug = (await aTailor(app)).tailor.profileSlug;
  });

  it.each([
    ['', 'a5', '419.53 595.28'],
    ['?size=a5', 'a5', '419.53 595.28'],
    ['?size=a4', 'a4', '595.28 841.89'],
  ])('is a page to print: %s', async (query, size, box) => {
    const answer = await get(`/tailors/${slug}/sign.pdf${query}`);
    const name = `${slug}-sign-${size}.pdf`;
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=300',
      etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
    });
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7\n')).toBe(true);
    expect(pdf).toContain(`/MediaBox [0 0 ${box}]`);
  });

  it('changes with the number', async () => {
    const { agent, tailor } = await aTailor(app, { phone: '0803 555 0142' });
    const etag = async () => (await get(`/tailors/${tailor.profileSlug}/sign.pdf`)).headers.get('etag');
    const before = await etag();
    const changed = profileInput({ profileSlug: tailor.profileSlug, phone: '0803 555 0143' });
    await agent.put(`/api/tailors/${tailor.id}`, changed);
    expect(await etag()).not.toBe(before);
  });

  it.each(['?size=a3', '?size=', '?size=a4&size=a5'])('answers 400 to %s', async (query) => {
    expect((await get(`/tailors/${slug}/sign.pdf${query}`)).status).toBe(400);
  });
});

describe.each(['qr.svg', 'qr.png', 'contact.vcf', 'status.jpg', 'sign.pdf'])('/tailors/:slug/%s', (name) => {
  it('redirects from a former slug', async () => {
    const { agent, tailor } = await aTailor(app);
    const slug = `${tailor.profileSlug}-2`;
    await agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: slug }));
    const answer = await get(`/tailors/${tailor.profileSlug}/${name}?download=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/tailors/${slug}/${name}?download=1`]);
  });

  it.each(['nobody', '%00', 'a%27b', 'a'.repeat(61)])('answers 404 for %s', async (slug) => {
    expect((await get(`/tailors/${slug}/${name}`)).status).toBe(404);
  });
});
