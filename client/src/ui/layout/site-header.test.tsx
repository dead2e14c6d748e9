// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PlainHeader } from './plain-header';
import { SiteHeader } from './site-header';

const button = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

function menu(): HTMLElement {
  const element = document.getElementById(button().getAttribute('aria-controls') ?? '');
  if (!element) throw new Error('the button controls nothing');
  return element;
}

describe('SiteHeader', () => {
  it('opens and closes its menu, with the same items as the header', async () => {
    const user = userEvent.setup();
    render(<SiteHeader onLanding />);
    expect(menu().hidden).toBe(true);
    await user.click(button());
    expect(menu().hidden).toBe(false);
    const items = within(menu())
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(items).toEqual([
      ['Features', '#features'],
      ['How It Works', '#how-it-works'],
      ['Find Tailors', '/discover'],
      ['Log In', '/api/login'],
      ['Sign Up Free', '/api/login'],
    ]);
    await user.click(button());
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const user = userEvent.setup();
    render(<SiteHeader />);
    await user.click(button());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('closes when an item or the page beside it is pressed', async () => {
    const user = userEvent.setup();
    render(
      <>
        <SiteHeader onLanding />
        <main>Page</main>
      </>,
    );
    await user.click(button());
    await user.click(within(menu()).getByRole('link', { name: 'Features' }));
    expect(isOpen()).toBe(false);
    await user.click(button());
    await user.click(screen.getByText('Page'));
    expect(isOpen()).toBe(false);
  });

  it('links to the sections of the landing page from other pages', () => {
    render(<SiteHeader />);
    expect(screen.getAllByRole('link', { name: 'Features' })[0]?.getAttribute('href')).toBe('/#features');
  });

  it('links signed-in users to their screens', () => {
    render(<SiteHeader ownHref="/dashboard" />);
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });
});

describe('PlainHeader', () => {
  it('returns to the page after the sign-in', () => {
    render(<PlainHeader returnTo="/discover?city=Lagos" />);
    const hrefs = screen.getAllByRole('link', { name: /Log In|Sign Up Free/ }).map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(new Set(['/api/login?returnTo=%2Fdiscover%3Fcity%3DLagos']));
  });
});
