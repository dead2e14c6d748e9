// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Loaded } from './loaded';

const ready = (data: string) => ({ data, error: null, isLoadingError: false, refetch: vi.fn() });
const pending = () => ({ data: undefined, error: null, isLoadingError: false, refetch: vi.fn() });
const failed = () => ({ data: undefined, error: new Error('away'), isLoadingError: true, refetch: vi.fn() });

type Query = ReturnType<typeof ready> | ReturnType<typeof pending> | ReturnType<typeof failed>;

function show(cloth: Query, thread: Query) {
  render(
    <Loaded
      of={{ cloth, thread }}
      pending="Loading..."
      failed={({ error, retry }) => <button onClick={retry}>{String(error)}</button>}
    >
      {(data) => `${data.cloth} and ${data.thread}`}
    </Loaded>,
  );
}

it('shows the content when all queries have data', () => {
  show(ready('Linen'), ready('silk'));
  expect(screen.getByText('Linen and silk')).toBeDefined();
});

it('shows that a query is pending', () => {
  show(ready('Linen'), pending());
  expect(screen.getByText('Loading...')).toBeDefined();
});

it('shows a failure while another query is pending, and sends the failed query alone again', async () => {
  const [away, waits] = [failed(), pending()];
  show(away, waits);
  await userEvent.click(screen.getByRole('button', { name: 'Error: away' }));
  expect([away.refetch.mock.calls.length, waits.refetch.mock.calls.length]).toEqual([1, 0]);
});
