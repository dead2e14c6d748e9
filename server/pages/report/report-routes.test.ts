import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import type { Answer } from '../../../tests/support/browser';
import { aTailor } from '../../../tests/support/factories';
import { casesOf, decided, startAppWithOperator } from '../../../tests/support/moderation';
import { Window } from 'happy-dom';
import { cases, reports } from '../../features/moderation/tables';

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
});
afterAll(() => app.stop());

const pathTo = (slug: string) => `/tailors/${slug}/report`;

/** Sends the form of a tailor's page as a browser without scripts does. */
async function send(slug: string, fields: Record<string, string>, { browser } = app.anonymous): Promise<Answer> {
  return browser.post(await browser.go(pathTo(slug)), fields);
}

function read({ text }: Answer) {
  const { document } = new Window();
  document.write(text);
  return document;
}

describe('/tailors/:slug/report', () => {
  it('is a form that needs no scripts', async () => {
    const { tailor } = await aTailor(app, { businessName: 'Ada <b>& Co</b>' });
    const answer = await app.anonymous.get(pathTo(tailor.profileSlug));
    const page = read(answer);
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(page.querySelector('h1')?.textContent).toBe('Report this page');
    expect(page.querySelector('bdi')?.textContent).toBe('Ada <b>& Co</b>');
    expect(page.querySelector('form')?.getAttribute('method')).toBe('post');
    expect(page.querySelectorAll('input[type=radio]')).toHaveLength(6);
    expect(page.querySelector('script, [name=profilePicture]')).toBeNull();
  });

  it('makes the case that a report by the API makes, and shows the reference', async () => {
    const { tailor } = await aTailor(app);
    const text = 'There is no shop.\r\nAt this address.';
    const sent = await send(tailor.profileSlug, { reason: 'not a tailor', text, email: 'me@x.example', homepage: '' });
    expect([sent.status, sent.headers['cache-control']]).toEqual([201, 'no-store']);
    expect(read(sent).querySelector('h1')?.textContent).toBe('Thank you');
    expect(read(sent).querySelector('strong')?.textContent).toMatch(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const [opened] = await casesOf(operator, tailor.id);
    const whole = await operator.get(`/api/operator/cases/${opened?.id}`);
    expect(whole.body).toMatchObject({
      kind: 'report',
      imageId: null,
      reportList: [{ reason: 'not a tailor', text: text.replace('\r', ''), email: 'me@x.example' }],
    });
  });

  it('shows what is wrong beside what was sent', async () => {
    const { tailor } = await aTailor(app);
    const wrong = await send(tailor.profileSlug, { text: '<i>"Mine"</i>', email: 'me' });
    const page = read(wrong);
    expect(wrong.status).toBe(400);
    expect([...page.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
      'Please choose what is wrong',
      'Enter an e-mail address such as name@example.com',
    ]);
    expect(page.querySelector('textarea')?.textContent.trim()).toBe('<i>"Mine"</i>');
    expect(page.querySelector('#email')?.getAttribute('value')).toBe('me');
    expect(await casesOf(operator, tailor.id)).toEqual([]);
  });

  it('keeps nothing of a program that fills in the hidden field', async () => {
    const { tailor } = await aTailor(app);
    const before = await app.database.db.$count(reports);
    expect((await send(tailor.profileSlug, { reason: 'spam', homepage: 'https://x.example' })).status).toBe(201);
    expect(await app.database.db.$count(reports)).toBe(before);
  });

  it.each([
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ])('refuses a form of another site (%s: %s)', async (name, value) => {
    const { tailor } = await aTailor(app);
    const answer = await app.anonymous.browser.send(pathTo(tailor.profileSlug), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', [name]: value },
      body: 'reason=spam',
    });
    expect(answer.status).toBe(403);
    expect(await app.database.db.$count(cases, eq(cases.tailorId, tailor.id))).toBe(0);
  });

  it('leads to the page of a missing tailor for an unknown and for a hidden one', async () => {
    const { tailor } = await aTailor(app);
    const form = await app.anonymous.browser.go(pathTo(tailor.profileSlug));
    await decided(operator, { tailorId: tailor.id }, 'hide page');
    for (const answer of [
      await app.anonymous.browser.go(pathTo('nobody-at-all')),
      await app.anonymous.browser.post(form, { reason: 'spam' }),
    ]) {
      expect([answer.status, read(answer).title]).toEqual([404, 'Tailor Not Found - Seamfolk']);
    }
  });

  it('is limited together with the reports by the API', async () => {
    const limited = await startApp({ environment: { RATE_LIMIT_REPORTS: '2' } });
    const { tailor } = await aTailor(limited);
    await limited.anonymous.post('/api/reports', { tailorId: tailor.id, reason: 'spam' });
    const again = () => send(tailor.profileSlug, { reason: 'other' }, limited.anonymous);
    expect((await again()).status).toBe(201);
    const refused = await again();
    expect([refused.status, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(read(refused).querySelector('h1')?.textContent).toBe('One moment, please');
    await limited.stop();
  });
});
