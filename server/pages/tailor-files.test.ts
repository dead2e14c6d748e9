import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { aTailor, profileInput } from '../../tests/support/factories';

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

describe.each(['qr.svg', 'qr.png', 'contact.vcf'])('/tailors/:slug/%s', (name) => {
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
