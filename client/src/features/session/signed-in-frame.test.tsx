// @vitest-environment happy-dom
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { aUser, completeTailor } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { SessionContext } from '../../lib/api/session';
import { navigation } from '../../workroom';
import { SignedInFrame } from './signed-in-frame';

const api = fakeApi();

afterEach(() => {
  cleanup();
  queryClient.clear();
});

it('leaves space on a phone for the link of an operator', () => {
  expect(navigation.length).toBeLessThan(6);
});

it.each([true, false])('links the cases for an operator alone: %s', async (isOperator) => {
  api.on(tailorApi.me, completeTailor);
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'with-profile', user: aUser({ isOperator }) }}>
        <SignedInFrame navigation={navigation}>Screen</SignedInFrame>
      </SessionContext>
    </QueryClientProvider>,
  );
  const navigations = screen.getAllByRole('navigation', { name: 'Main' });
  const hrefs = navigations.map((each) => within(each).queryByRole('link', { name: 'Operator' })?.getAttribute('href'));
  expect(hrefs).toEqual(isOperator ? ['/operator', '/operator'] : [undefined, undefined]);
});
