// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { call } from '../../lib/api/api';
import { LoadError } from './load-error';
import { Toaster, dismissToast, toast } from './toast';

const api = fakeApi();

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

/** Returns the error that a call throws for this answer. */
function failed(headers: Record<string, string>) {
  api.on(customersApi.list, Response.json({ message: 'Something went wrong' }, { status: 500, headers }));
  return call(customersApi.list).catch((error: unknown) => error);
}

const named = { 'X-Request-Id': '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d' };

it('a toast shows the reference of the failed request', async () => {
  const error = await failed(named);
  render(<Toaster />);
  act(() => void toast({ title: 'Error', description: 'Something went wrong', variant: 'destructive', error }));
  expect(screen.getByRole('alert').textContent).toBe('ErrorSomething went wrongReference: 1a2b3c4d');
});

it('a failed load shows the reference, too', async () => {
  render(<LoadError title="Error Loading Clients" error={await failed(named)} />);
  expect(screen.getByText('Reference: 1a2b3c4d')).toBeTruthy();
});

it.each([
  ['no server has answered', () => new TypeError('Failed to fetch')] as const,
  ['the answer has no request id', () => failed({})] as const,
])('shows no reference if %s', async (_why, error) => {
  render(<LoadError title="Error Loading Clients" error={await error()} />);
  expect(screen.queryByText(/Reference/)).toBeNull();
});
