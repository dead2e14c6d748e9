// @vitest-environment happy-dom
import { decisionsApi, type OwnDecision } from '@shared/moderation/decisions';
import type { CurrentUser } from '@shared/session/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { anId, aUser } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { readUntil } from '../../lib/pages/read-mark';
import { SessionContext } from '../../lib/api/session';
import { Toaster } from '../../ui/feedback/toast';
import { DecisionsPage } from './decisions-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

const hidden: OwnDecision = {
  id: anId(1),
  act: 'hide page',
  ground: 'spam',
  explanation: 'Ten pages like this one',
  imageId: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  endedAt: null,
  appeal: null,
};
const appeal = {
  text: 'I have one page',
  createdAt: '2026-11-02T10:00:00.000Z',
  answeredAt: null,
  granted: null,
  answer: null,
};

function open(decisions: OwnDecision[], me: CurrentUser = aUser()) {
  api.on(decisionsApi.list, decisions);
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'with-profile', user: me }}>
        <DecisionsPage />
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

describe('DecisionsPage', () => {
  it('says what is hidden and why, and sends one appeal', async () => {
    open([hidden]);
    expect(await screen.findByRole('heading', { name: 'Your page is hidden' })).toBeTruthy();
    expect(screen.getByText(/It is spam\./)).toBeTruthy();
    expect(screen.getByText('Ten pages like this one')).toBeTruthy();
    api.on(decisionsApi.appeal, { ...hidden, appeal });
    await user.type(screen.getByLabelText('Is this wrong? Say why'), appeal.text);
    api.on(decisionsApi.list, [{ ...hidden, appeal }]);
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('A person will answer it here')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
    expect(api.sent(decisionsApi.appeal).map(({ body }) => body)).toEqual([{ text: appeal.text }]);
  });

  it('shows the answer, and no form for a decision that has ended', async () => {
    const granted = { ...appeal, answeredAt: '2026-11-03T10:00:00.000Z', granted: true, answer: 'Sorry' };
    open([
      { ...hidden, endedAt: '2026-11-03T10:00:00.000Z', appeal: granted },
      { ...hidden, id: anId(2), act: 'suspend', endedAt: '2026-11-03T10:00:00.000Z' },
    ]);
    expect(await screen.findByText('Sorry')).toBeTruthy();
    expect(screen.getByText('Your appeal was granted: the decision was overturned.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your page was hidden' })).toBeTruthy();
    expect(screen.getByText('Visitors see your page again.')).toBeTruthy();
    expect(screen.getByText(/no longer suspended: visitors see your page again, and you can publish/)).toBeTruthy();
    expect(screen.getAllByText('No longer in force')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  });

  it('says that a refused appeal changes nothing, and that another decision still hides the page', async () => {
    const at = '2026-11-03T10:00:00.000Z';
    open([
      { ...hidden, appeal: { ...appeal, answeredAt: at, granted: false } },
      { ...hidden, id: anId(2), endedAt: at, appeal: { ...appeal, answeredAt: at, granted: false } },
    ]);
    expect(readUntil(aUser().id)).toBe('');
    const refused = 'Your appeal was refused: the decision was upheld, and nothing changes. There is no second appeal.';
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(screen.getByText('Your appeal was refused: the decision was upheld. It has ended since.')).toBeTruthy();
    expect(readUntil(aUser().id), 'the dashboard shows it no more').toBe(at);
    expect(
      screen.getByText('This decision no longer holds. Another one does, so visitors see no change.'),
    ).toBeTruthy();
  });

  it('says what a suspension means, and how long it lasts', async () => {
    open([{ ...hidden, act: 'suspend' }]);
    expect(
      await screen.findByText(/you cannot publish.*It lasts until the people who run this site lift it\.$/),
    ).toBeTruthy();
  });

  it('says to a suspended user without a decision that an earlier one holds', async () => {
    open([], aUser({ suspendedAt: '2026-11-03T10:00:00.000Z' }));
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeTruthy();
  });

  it('says that nothing is hidden', async () => {
    open([]);
    expect(await screen.findByText('Nothing of yours is hidden.')).toBeTruthy();
  });
});
