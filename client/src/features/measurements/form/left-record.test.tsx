// @vitest-environment happy-dom
import { templates } from '@shared/sheets/built-in-sheets';
import { sheetsApi, type Sheet } from '@shared/sheets/contract';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi } from '../../../../../tests/support/client/fake-api';
import { aClient, aTailor } from '../../../../../tests/support/client/rows';
import { DraftOwner } from '../../../forms/draft-owner';
import { queryClient } from '../../../lib/api/query-client';
import { MeasurementFormDialog } from '../measurement-form-dialog';

const api = fakeApi();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});

it('a record whose sheet was chosen before its form opened is restored with that sheet', async () => {
  api.on(sheetsApi.list, []);
  api.on(tailorApi.me, aTailor());
  const client = aClient({ name: 'Emeka' });
  const open = (sheet?: Sheet) =>
    render(
      <QueryClientProvider client={queryClient}>
        <DraftOwner value="ada">
          <MeasurementFormDialog customer={client} sheet={sheet} earlier={[]} onClose={() => undefined} />
        </DraftOwner>
      </QueryClientProvider>,
    );
  const left = open(templates.find(({ id }) => id === 'shirt'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Neck' }), '16');
  left.unmount();
  open();
  expect(await screen.findByRole('dialog', { name: 'Shirt' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Neck' })).toHaveProperty('value', '16');
});
