// @vitest-environment happy-dom
import { decisionsApi, type OwnDecision } from '@shared/decisions';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { anId } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/query-client';
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

function open(decisions: OwnDecision[]) {
  api.on(decisionsApi.list, decisions);
  render(
    <QueryClientProvider client={queryClient}>
      <DecisionsPage />
      <Toaster />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
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
    expect(screen.getByText('Granted')).toBeTruthy();
    expect(screen.getAllByText('No longer in force')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  });

  it('says that nothing is hidden', async () => {
    open([]);
    expect(await screen.findByText('Nothing of yours is hidden.')).toBeTruthy();
  });
});
