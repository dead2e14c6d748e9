// @vitest-environment happy-dom
import { decisionsApi, type OwnDecision } from '@shared/moderation/decisions';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anId, aTailor } from '../../../../../tests/support/client/rows';
import { api, edit, listed, open, openAccount, user } from '../../../../../tests/support/client/settings-page';

const at = '2026-11-20T10:00:00.000Z';
const decisions = (...acts: string[]): OwnDecision[] =>
  acts.map((act, index) => ({
    id: anId(index),
    act,
    ground: 'spam',
    explanation: null,
    imageId: null,
    createdAt: at,
    endedAt: null,
    appeal: null,
  }));
/** Returns the sentence about the listing. */
const sentence = async () => {
  const idOf = () => listed().getAttribute('aria-describedby');
  await screen.findByRole('button', { name: 'Public Profile' });
  await waitFor(() => expect(idOf()).toBeTruthy());
  return document.getElementById(idOf() ?? '')?.textContent;
};

describe('the sentence about the listing', () => {
  it('fits a page that is listed, and one that is not', async () => {
    open();
    expect(await sentence()).toBe('People find your page in search and on the map.');
    await edit();
    await user.click(listed());
    const unlisted = 'People with your link can still open your page, but it won’t appear in search.';
    expect(await sentence()).toBe(unlisted);
  });

  it.each([
    ['hold', /^Your page is not public yet\./],
    ['hide page', /^Your page is hidden from visitors, so it appears nowhere\./],
    ['suspend', /^Your account is suspended, so your page appears nowhere\./],
  ])('fits a page with the decision %s', async (act, text) => {
    api.on(decisionsApi.list, decisions(act));
    open(aTailor({ hiddenAt: at }), { suspendedAt: act === 'suspend' ? at : null });
    expect(await sentence()).toMatch(text);
  });
});

describe('the settings of a page that visitors do not see', () => {
  it('name the address without a link or a QR code that would lead nowhere, and say why', async () => {
    api.on(decisionsApi.list, decisions('hide page'));
    open(aTailor({ hiddenAt: at }));
    expect(
      await screen.findByText('Your page is hidden from visitors, so its link, QR code and sign lead nowhere now.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Why, and how to appeal' }).getAttribute('href')).toBe('/decisions');
    expect(screen.getByText('/tailors/mehta-tailoring').closest('a')).toBeNull();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share Profile' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeTruthy();
  });

  it('of a suspended tailor offer no change, but the data and the deletion', async () => {
    api.on(decisionsApi.list, decisions('suspend'));
    history.replaceState(null, '', '/settings#prices');
    open(aTailor({ hiddenAt: at, phone: null }), { suspendedAt: at });
    expect(await screen.findByText(/^Your account is suspended: your profile cannot be changed/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Public Profile', description: /, suspended$/ }));
    expect(screen.getByRole('switch', { name: 'Listed in the directory' })).toBeTruthy();
    for (const name of ['Edit Profile', 'Add a number', 'Save Changes'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    history.replaceState(null, '', '/');
    cleanup();
    openAccount();
    expect(await screen.findByRole('button', { name: 'Delete account' })).toBeTruthy();
  });
});
