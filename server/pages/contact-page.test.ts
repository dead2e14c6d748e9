import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../client/src/render-page';
import { startApp, type TestApp } from '../../tests/support/app';
import { readPage } from '../../tests/support/read-page';

let app: TestApp;
afterEach(() => app.stop());

describe('GET /contact', () => {
  it('contains the address of the operator, with and without scripts', async () => {
    app = await startApp({ render: renderPage, environment: { CONTACT_EMAIL: 'help@seamfolk.example' } });
    const answer = await app.anonymous.get('/contact');
    expect(readPage(answer).data.contactEmail).toBe('help@seamfolk.example');
    const link = readPage(answer).document.querySelector('a[href="mailto:help@seamfolk.example"]');
    expect(link?.textContent).toBe('help@seamfolk.example');
  });

  it('reports that the operator gives no address', async () => {
    app = await startApp({ render: renderPage });
    const answer = await app.anonymous.get('/contact');
    expect(readPage(answer).data).not.toHaveProperty('contactEmail');
    expect(answer.text).toContain('The operator of this site gives no address here.');
    expect(answer.text).not.toContain('mailto:');
  });
});
