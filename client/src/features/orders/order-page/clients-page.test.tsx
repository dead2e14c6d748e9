// @vitest-environment happy-dom
import { ordersApi } from '@shared/orders/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import { api, open, press, user } from '../../../../../tests/support/client/order-page';

const linkToken = 'Gk3vT9xQ2mLr8sYw1ZbNpA';

const section = async () => within(await screen.findByRole('region', { name: 'Client’s page' }));

describe('the part about the client’s page', () => {
  it('opens and copies the link', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open({ linkToken });
    const part = await section();
    expect(part.getByText('Link on')).toBeTruthy();
    const view = part.getByRole('link', { name: 'View' });
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual([`/o/${linkToken}`, '_blank']);
    await press('Copy link');
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/o/${linkToken}`);
    writeText.mockRejectedValue(new Error('Not allowed'));
    await press('Copy link');
    expect(await screen.findByText('Not copied')).toBeTruthy();
  });

  it('shows what is left to pay, or not', async () => {
    const { order } = open({ linkToken });
    const left = (await section()).getByRole<HTMLInputElement>('switch', { name: 'Show what is left to pay' });
    expect(left.checked).toBe(false);
    await user.click(left);
    await vi.waitFor(() => expect([order.linkShowsBalance, left.checked]).toEqual([true, true]));
    api.on(ordersApi.changeLink, refusal(503, 'Try later'));
    await user.click(left);
    expect(await screen.findByText('Try later')).toBeTruthy();
    await vi.waitFor(() => expect(left.checked).toBe(true));
  });

  it('makes a new link after a question, because the old one ends', async () => {
    const { order } = open({ linkToken });
    await press('New link');
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a new link' }));
    expect(question.getByText('The link that your client has ends at once. Send them the new one.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(order.linkToken).toBe(linkToken);
    await press('New link');
    await press('Make new link');
    expect(await screen.findByText('The old link ended')).toBeTruthy();
    expect(order.linkToken).not.toBe(linkToken);
    const view = (await section()).getByRole('link', { name: 'View' });
    expect(view.getAttribute('href')).toBe(`/o/${order.linkToken}`);
  });

  it('can be off, and on again with another link', async () => {
    const { order } = open({ linkToken });
    await press('Turn off');
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn the link off' }));
    await user.click(question.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Link off')).toBeTruthy();
    expect(order.linkToken).toBeNull();
    expect((await section()).queryByRole('link')).toBeNull();
    await press('Make a link');
    expect(await screen.findByText('Link on')).toBeTruthy();
  });

  it('says that it could not be changed', async () => {
    open({ linkToken: null });
    api.on(ordersApi.makeLink, refusal(503, 'Try later'));
    await press('Make a link');
    expect(await screen.findByText('Try later')).toBeTruthy();
    expect((await section()).getByText('Link off')).toBeTruthy();
  });

  it('says that it has closed', async () => {
    open({ linkToken, stage: 'collected', closedOn: '2026-05-01' });
    const part = await section();
    expect(part.getByText('Finished')).toBeTruthy();
    expect(part.queryByRole('button')).toBeNull();
  });
});

describe('what the client pressed', () => {
  it('stands at the promised day until there is an answer', async () => {
    const { touch, order } = open({ clientAskedAt: '2026-05-31T17:40:00.000Z', told: { taken: 1 } });
    const promised = within(await screen.findByRole('region', { name: 'Promised' }));
    expect(await promised.findByText('The client asked yesterday, 18:40')).toBeTruthy();
    touch(order, { told: { late: Date.parse('2026-05-31T17:41:00.000Z') } });
    await user.click((await section()).getByRole('button', { name: 'Make a link' }));
    await vi.waitFor(() => expect(promised.queryByText(/The client asked/)).toBeNull());
  });

  it('stands there of a ready order too', async () => {
    open({ stage: 'ready', readyOn: '2026-06-01', clientHasItAt: '2026-05-28T08:05:00.000Z' });
    expect(await screen.findByText('The client said “I have it” on Thu 28 May, 09:05')).toBeTruthy();
  });
});
