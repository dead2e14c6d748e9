import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedDeviceCookie } from '@shared/session/device-cookies';
import { startApp, type TestApp } from '../../tests/support/app';
import { Browser } from '../../tests/support/browser';
import { aPerson } from '../../tests/support/factories';
import { expectRefused } from '../../tests/support/sign-in/sign-in';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the sign-in page', () => {
  it.each([
    ['no e-mail', { email: '' }, 'email', 'Enter your e-mail address'],
    ['half an e-mail', { email: 'folake@example' }, 'email', 'Enter an e-mail address such as name@example.com'],
    ['a new account without a name', { firstName: ' ' }, 'firstName', 'Enter your first name'],
    ['a name that is too long', { lastName: 'x'.repeat(121) }, 'lastName', 'Must be at most 120 characters'],
    ['a name that cannot be stored', { lastName: 'a\0b' }, 'lastName', 'Contains characters that cannot be stored'],
  ])('shows the error of %s at its field', async (_what, typed, field, message) => {
    const browser = new Browser(app.origin);
    const answer = await browser.post(await browser.go('/api/login'), { ...aPerson(), ...typed });
    expect(answer.text).toContain(`id="${field}-error">${message}`);
    expect(answer.text).toMatch(
      new RegExp(`id="${field}"[^>]* aria-invalid="true" aria-describedby="${field}-error"\\s+autofocus`),
    );
    expect(answer.text.match(/aria-invalid=/g)).toHaveLength(1);
  });

  it('keeps the typed values, escaped', async () => {
    const browser = new Browser(app.origin);
    const typed = { email: 'no', firstName: '"><script>alert(1)</script>', lastName: "O'Neil & <b>" };
    const { text } = await browser.post(await browser.go('/api/login'), typed);
    expect(text).not.toContain('<script');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).toMatch(/value="O(&#39;|&#x27;|')Neil &amp; &lt;b&gt;"/);
  });

  it('tells the pages of the device that others use it, until it is told otherwise', async () => {
    const browser = new Browser(app.origin);
    const person = aPerson();
    await browser.post(await browser.go('/api/login'), { ...person, sharedDevice: 'yes' });
    expect(browser.cookieNamed(sharedDeviceCookie)).toBe('1');
    await browser.go('/api/logout');
    expect(browser.cookieNamed(sharedDeviceCookie)).toBe('1');
    await browser.post(await browser.go('/api/login'), person);
    expect(browser.cookieNamed(sharedDeviceCookie)).toBeUndefined();
  });

  it('keeps the box of the shared device when a field is wrong', async () => {
    const browser = new Browser(app.origin);
    const { text } = await browser.post(await browser.go('/api/login'), { email: 'no', sharedDevice: 'yes' });
    expect(text).toMatch(/name="sharedDevice"\s+value="yes"\s+checked/);
  });

  it('contains no script and no inline style', async () => {
    const { text, headers } = await new Browser(app.origin).go('/api/login');
    expect(text).not.toMatch(/<script|style=|<style/);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('of a completed or unknown sign-in answers 400 as a page with links', async () => {
    const browser = new Browser(app.origin);
    const form = await browser.go('/api/login');
    await browser.post(form, aPerson());
    expectRefused(await browser.send(form.url), 400);
    expectRefused(await browser.send('/oidc/interaction/nothing'), 400);
    expectRefused(await browser.send('/oidc/auth?client_id=unknown', { headers: { accept: 'text/html' } }), 400);
  });
});
