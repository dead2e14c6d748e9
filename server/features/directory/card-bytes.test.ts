import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { embeddedIssuer } from '../../auth/provider/embedded-issuer';
import { insertDemoRows } from '../../local/demo/rows';
import { galleryImages } from '../gallery/tables';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const { db } = app.database;
  await insertDemoRows(db, embeddedIssuer, new Date());
  // Three pictures for each tailor, as uploads have them.
  await db.execute(sql`insert into ${galleryImages} (tailor_id, picture_key, display_order, width, height, widths, thumbhash)
    select id, md5(id::text || at), at, 1200, 1500, '{192,240,320,400,640,720,1024,1200}', '3OcRJYB4d3h/iIeHeEh3eIhw+j2wAbCd'
    from tailors cross join generate_series(1, 3) as at`);
});
afterAll(() => app.stop());

it('each answer of 24 cards has at most 25 KB', async () => {
  let next: string | undefined = '/api/tailors/search';
  let whole = 0;
  while (next) {
    const { body, text, headers } = await app.anonymous.get(next);
    if (body.length === 24) {
      whole += 1;
      expect(body.every(({ pictures }: { pictures: unknown[] }) => pictures.length === 3)).toBe(true);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(25 * 1_024);
    }
    next = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
  }
  expect(whole).toBe(3);
});
