// @vitest-environment happy-dom
import { galleryApi } from '@shared/gallery/contract';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { anImage, aUser, completeTailor } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { SessionContext } from '../../lib/api/session';
import { navigation } from '../../workroom';
import { SignedInFrame } from './signed-in-frame';

const api = fakeApi();
const user = userEvent.setup({ delay: null });

function open({ path = '/dashboard', isOperator = false } = {}) {
  history.replaceState(null, '', path);
  api.on(tailorApi.me, completeTailor);
  api.on(galleryApi.list, [anImage(0), anImage(1)]);
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'with-profile', user: aUser({ isOperator }) }}>
        <SignedInFrame navigation={navigation}>Screen</SignedInFrame>
      </SessionContext>
    </QueryClientProvider>,
  );
  const [header, bar] = screen.getAllByRole('navigation', { name: 'Main' });
  return { header: within(header!), bar: within(bar!) };
}

async function openMore(options?: Parameters<typeof open>[0]) {
  const { bar } = open(options);
  await user.click(bar.getByRole('button', { name: 'More' }));
  return within(await screen.findByRole('dialog', { name: 'More' }));
}

const textsOf = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);
const current = (links: HTMLElement[]) => textsOf(links.filter((link) => link.getAttribute('aria-current') === 'page'));

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the navigation', () => {
  it('has six links in the header, and four with More in the bar of a phone', () => {
    const { header, bar } = open({ path: '/orders/figures' });
    expect(textsOf(header.getAllByRole('link'))).toEqual([
      'Home',
      'Orders',
      'Clients',
      'Measure',
      'Gallery',
      'Settings',
    ]);
    expect(textsOf(bar.getAllByRole('link'))).toEqual(['Home', 'Orders', 'Clients', 'Measure']);
    expect(current(header.getAllByRole('link'))).toEqual(['Orders']);
    expect(current(bar.getAllByRole('link'))).toEqual(['Orders']);
    expect(bar.getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBeNull();
  });

  it.each([true, false])('links the cases for an operator alone: %s', async (isOperator) => {
    const { header, bar } = open({ isOperator });
    const href = (links: typeof header) => links.queryByRole('link', { name: /^Operator/ })?.getAttribute('href');
    expect([href(header), href(bar)]).toEqual([isOperator ? '/operator' : undefined, undefined]);
    cleanup();
    expect(href(await openMore({ isOperator }))).toBe(isOperator ? '/operator' : undefined);
  });
});

describe('More', () => {
  it('has the other places, each with what is there, and marks the page that is shown', async () => {
    const sheet = await openMore({ path: '/settings/account' });
    expect(await sheet.findByText('2 pictures on your page')).toBeTruthy();
    expect(sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Gallery2 pictures on your page', '/gallery'],
      ['SettingsYour business, prices, messages', '/settings'],
      ['DecisionsMessages about your page', '/decisions'],
      [`Logout${completeTailor.businessName}`, '/api/logout'],
    ]);
    expect(current(sheet.getAllByRole('link'))).toEqual(['SettingsYour business, prices, messages']);
    const more = document.querySelector('[data-bottom-bar] button');
    expect(more?.getAttribute('aria-current')).toBe('page');
  });

  it('closes with its links, which lead to their page', async () => {
    const sheet = await openMore();
    await user.click(sheet.getByRole('link', { name: /^Gallery/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/gallery');
  });

  it('asks before a logout that would remove a draft', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const key = 'draft:ada:walk-in:new';
    const draft = { values: {}, submission: { key: 'k', lost: [] }, at: Date.now() };
    localStorage.setItem(key, JSON.stringify(draft));
    const sheet = await openMore();
    await user.click(sheet.getByRole('link', { name: /^Logout/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'You have an unfinished record' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(assign.mock.calls).toEqual([]);
    await user.click(sheet.getByRole('link', { name: /^Logout/ }));
    await user.click(await screen.findByRole('button', { name: 'Log out anyway' }));
    expect([assign.mock.calls, localStorage.getItem(key)]).toEqual([[['/api/logout']], null]);
    assign.mockRestore();
  });
});
