// @vitest-environment happy-dom
import type { CurrentUser } from '@shared/session/contract';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi } from '../../../../../tests/support/client/fake-api';
import { aUser, noProfile } from '../../../../../tests/support/client/rows';
import { queryClient } from '../../../lib/api/query-client';
import { SessionContext } from '../../../lib/api/session';
import { RegisterPage } from './register-page';

const api = fakeApi();

function open(fields: Partial<CurrentUser>) {
  api.on(tailorApi.me, noProfile);
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'without-profile', user: aUser({ hasTailorProfile: false, ...fields }) }}>
        <RegisterPage />
      </SessionContext>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
});

it('says to a suspended user that no page can be created, instead of a form that is refused', async () => {
  open({ suspendedAt: '2026-11-20T10:00:00.000Z' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to them' }).getAttribute('href')).toBe('/contact');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([true, false])('links the cases for an operator without a profile: %s', async (isOperator) => {
  open({ isOperator });
  await screen.findByRole('heading', { level: 1, name: 'Create Your Tailor Profile' });
  const href = screen.queryByRole('link', { name: 'Operator' })?.getAttribute('href');
  expect(href).toBe(isOperator ? '/operator' : undefined);
});

it('shows the cloth that the page will have', async () => {
  open({ id: '0b7ce4b5-2f0a-4c6e-9f52-0d9f3c8e1a02' });
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  const cloth = `/cloth/1/preview/${aUser().profileId}.svg`;
  expect(preview.querySelector('img')?.getAttribute('src')).toBe(cloth);
});
