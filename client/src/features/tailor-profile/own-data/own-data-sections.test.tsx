// @vitest-environment happy-dom
import { accountApi } from '@shared/account/contract';
import { sessionApi } from '@shared/session/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { aUser } from '../../../../../tests/support/client/rows';
import { user, api, openAccount } from '../../../../../tests/support/client/settings-page';

describe('signing out everywhere', () => {
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const confirm = () => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Sign out/ }));

  it('asks first, and ends no session on Cancel', async () => {
    openAccount();
    await ask();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.sent(sessionApi.signOutEverywhere)).toEqual([]);
  });

  it('says what other devices keep, and promises no more', async () => {
    openAccount();
    await ask();
    const { textContent } = screen.getByRole('alertdialog');
    expect(textContent).toContain('Your book leaves each other device when it is next online.');
    expect(textContent).toContain('has not sent stays on it, locked, until you log in there again');
    expect(textContent).not.toMatch(/nothing .* lost/i);
  });

  it('ends every session once, and logs out', async () => {
    openAccount();
    api.on(sessionApi.signOutEverywhere, undefined);
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    await ask();
    await confirm();
    await waitFor(() => expect(leave.mock.calls).toEqual([['/api/logout']]));
    expect(api.sent(sessionApi.signOutEverywhere)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Signing out...' })).toBeTruthy();
  });

  it('shows a failure, and stays on the page', async () => {
    openAccount();
    api.on(sessionApi.signOutEverywhere, refusal(503, 'Try again in a moment'));
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    await ask();
    await confirm();
    await screen.findByText('Try again in a moment');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe("the user's data", () => {
  const download = async () => user.click(await screen.findByRole('button', { name: 'Download everything' }));

  it('is downloaded if the server can send it now', async () => {
    openAccount();
    api.on(accountApi.archiveReady, undefined);
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await download();
    await screen.findByText('Download started');
    expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).getAttribute('href'))).toEqual([
      '/api/account/archive',
    ]);
  });

  it('is not downloaded if the server refuses, and its message is shown', async () => {
    openAccount();
    api.on(accountApi.archiveReady, refusal(409, 'Your archive is being downloaded already.'));
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    await download();
    await screen.findByText('Your archive is being downloaded already.');
    expect(clicked).not.toHaveBeenCalled();
  });

  it.each(['  mehta   TAILORING ', 'mehta@example.com'])('is deleted after %j is typed', async (typed) => {
    openAccount();
    api.on(sessionApi.current, aUser({ email: 'Mehta@example.com' }));
    api.once(accountApi.delete, refusal(503, 'Try again in a moment'));
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Account' }));
    await dialog.findByText(/or Mehta@example.com/);
    await user.type(dialog.getByLabelText('Business Name'), 'Mehta{Enter}');
    await dialog.findByText('That is not your business name');
    expect(api.sent(accountApi.delete)).toEqual([]);
    await user.clear(dialog.getByLabelText('Business Name'));
    await user.type(dialog.getByLabelText('Business Name'), `${typed}{Enter}`);
    await screen.findByText('Try again in a moment');
    expect(api.sent(accountApi.delete)).toHaveLength(1);
    api.on(accountApi.delete, undefined);
    const left = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/api/logout#account-deleted'));
  });
});
