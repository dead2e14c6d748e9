import { expect } from 'vitest';
import { sessions } from '../../../server/auth/tables';
import { agentOf, type TestApp } from '../app';
import { Browser, type Answer } from '../browser';
import { aPerson } from '../factories';

/** Returns the callback URL that the provider redirects the browser to, without following it. */
export async function upToCallback(browser: Browser, person = aPerson()): Promise<URL> {
  const form = await browser.go('/api/login');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  let answer = await browser.send(form.url, { method: 'POST', headers, body: new URLSearchParams(person).toString() });
  for (;;) {
    const next = new URL(answer.headers.location ?? '', answer.url);
    if (next.pathname === '/api/callback') return next;
    answer = await browser.send(next.href);
  }
}

/** Returns the current user, or the error. */
export async function whoIs(browser: Browser): Promise<Record<string, unknown>> {
  return (await agentOf(browser).get('/api/auth/user')).body as Record<string, unknown>;
}

/** Expects a failed sign-in: an HTML page with a link, never JSON. */
export function expectRefused(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.text).toContain('href="/api/login"');
  expect(answer.text).toContain('href="/"');
}

/** Expects a sign-in to end on such a page, with no user signed in and no session stored. */
export async function expectSignInFails(app: TestApp, status: number): Promise<void> {
  const stored = () => app.database.db.$count(sessions);
  const before = await stored();
  const browser = new Browser(app.origin);
  expectRefused(await browser.go('/api/login'), status);
  expect(browser.cookieNamed('seamfolk-session')).toBeUndefined();
  expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  expect(await stored()).toBe(before);
}
