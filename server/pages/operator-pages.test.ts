import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteApi } from '@shared/site/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../client/src/render-page';
import { startApp, type TestApp } from '../../tests/support/app';
import { readPage } from '../../tests/support/read-page';
import { sessionLimits } from '../auth/session/session-store';

const terms = `## Rules of the house

Be kind, and read [our guide](https://example.org/guide).

<script>alert(1)</script>

[Run](javascript:alert(1))
`;

describe('the pages of an operator who gives everything', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seamfolk-texts-'));
    await writeFile(join(folder, 'terms.md'), terms);
    await writeFile(join(folder, 'privacy.md'), '## Our processors\n\nThe mail service is *Poste*.');
    const environment = {
      OPERATOR_NAME: 'Adaeze Okafor & Daughters',
      OPERATOR_ADDRESS: '12 Balogun Street; Lagos; Nigeria',
      CONTACT_EMAIL: 'help@seamfolk.example',
      TERMS_FILE: join(folder, 'terms.md'),
      PRIVACY_FILE: join(folder, 'privacy.md'),
    };
    app = await startApp({ render: renderPage, environment });
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  const textOf = async (path: string) => {
    const { document } = readPage(await app.anonymous.get(path));
    return document.querySelector('main')?.textContent ?? '';
  };

  it('name the operator, the address and the contact', async () => {
    const page = readPage(await app.anonymous.get('/contact'));
    for (const text of ['Adaeze Okafor & Daughters', '12 Balogun Street', 'Lagos', 'Nigeria'])
      expect(page.document.querySelector('address')?.textContent).toContain(text);
    const link = page.document.querySelector('a[href="mailto:help@seamfolk.example"]');
    expect(link?.textContent).toBe('help@seamfolk.example');
  });

  it.each(['/terms', '/privacy'])('name the operator on %s', async (path) => {
    const text = await textOf(path);
    for (const part of ['Adaeze Okafor & Daughters', '12 Balogun Street', 'help@seamfolk.example'])
      expect(text).toContain(part);
  });

  it('show the operator’s terms instead of the product’s, without HTML and scripts of the file', async () => {
    const { document } = readPage(await app.anonymous.get('/terms'));
    const main = document.querySelector('main');
    expect(main?.querySelector('h2')?.textContent).toBe('Rules of the house');
    expect(main?.querySelector('a[href="https://example.org/guide"]')?.textContent).toBe('our guide');
    expect(main?.textContent).toContain('<script>alert(1)</script>');
    expect(main?.querySelector('script')).toBeNull();
    expect(main?.innerHTML).toContain('<a href="">Run</a>');
    expect(main?.textContent).not.toContain('What may not be published');
  });

  it('add the operator’s text to the privacy page', async () => {
    expect(await textOf('/privacy')).toMatch(/What is stored[^]*Our processors[^]*Poste/);
  });

  it('show a change of a file at once', async () => {
    await writeFile(join(folder, 'privacy.md'), 'The mail service is *Royal Mail*.');
    expect(await textOf('/privacy')).toContain('Royal Mail');
    expect((await app.anonymous.get(siteApi.get.path)).body).toMatchObject({
      operatorAddress: ['12 Balogun Street', 'Lagos', 'Nigeria'],
      privacy: '<p>The mail service is <em>Royal Mail</em>.</p>',
    });
  });
});

describe('the pages of an operator who gives nothing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ render: renderPage });
  });
  afterAll(() => app.stop());

  it('say that there is no address', async () => {
    const answer = await app.anonymous.get('/contact');
    expect(answer.text).toContain('The operator of this site gives no address here.');
    expect(answer.text).not.toContain('mailto:');
    expect((await app.anonymous.get(siteApi.get.path)).body).toEqual({});
  });

  it('show the terms of the product', async () => {
    expect((await app.anonymous.get('/terms')).text).toContain('What may not be published');
  });

  it('list what is stored', async () => {
    const { document } = readPage(await app.anonymous.get('/privacy'));
    expect(document.querySelectorAll('main dl').length).toBeGreaterThan(8);
  });

  it('say for how long the cookies last', async () => {
    const { document } = readPage(await app.anonymous.get('/privacy'));
    const text = document.querySelector('main')?.textContent;
    expect((await app.anonymous.get('/api/login')).headers['set-cookie']).toContain('Max-Age=3600;');
    expect(text).toContain('an hour later at the latest');
    expect(sessionLimits.totalMs).toBe(30 * 24 * 3_600_000);
    expect(text).toContain('One cookie keeps you signed in, for 30 days at most.');
  });
});
