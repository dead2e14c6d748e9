// @vitest-environment happy-dom
import { sheetsApi } from '@shared/sheets/contract';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { answerClients } from '../../../../../tests/support/client/client-book';
import { fakeApi } from '../../../../../tests/support/client/fake-api';
import { aClient, aRecord, aTailor } from '../../../../../tests/support/client/rows';
import { setViewport } from '../../../../../tests/support/viewport';
import { queryClient } from '../../../lib/api/query-client';
import { ComparePage } from './compare-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

const chidi = aClient({ name: 'Chidi Eze' });
const fila = { key: 'own-0a1b2c3d', name: 'Fila depth', value: '7½ in' };
const first = aRecord(chidi, {
  tags: 'First shirt',
  createdAt: '2024-09-09T10:00:00.000Z',
  measurements: { neck: '16 in', chest: '104 cm' },
});
const shirts = aRecord(chidi, {
  tags: 'Office shirts',
  createdAt: '2025-03-02T10:00:00.000Z',
  measurements: { neck: '16 in', chest: '42 in', waist: 'loose' },
});
const agbada = aRecord(chidi, {
  tags: 'Agbada',
  createdAt: '2025-11-21T10:00:00.000Z',
  measurements: { neck: '16 in', chest: '42 1/2 in', waist: 'very loose' },
  ownMeasures: [fila],
});

function open({ search = '', records = [first, shirts, agbada], width = 360 } = {}) {
  setViewport(width);
  history.replaceState(null, '', `/measurements/${chidi.id}/compare${search}`);
  answerClients(api, [chidi], structuredClone(records));
  api.on(sheetsApi.list, []);
  api.on(tailorApi.me, aTailor({ lengthUnit: 'cm' }));
  render(
    <QueryClientProvider client={queryClient}>
      <Route path="/measurements/:customerId/compare">
        <ComparePage />
      </Route>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The cells of each row: name, line, from, to and change. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [, from, to, change] = within(row).getAllByRole('cell');
      const name = within(row).getByRole('button').textContent;
      return [name, from?.textContent, to?.textContent, change?.textContent];
    });
const summary = async () => (await screen.findByText(/^(\d+|None) changed$/)).parentElement?.textContent;

describe('the comparison of two records', () => {
  it('compares the newest record with the one before, in the texts that were typed', async () => {
    open();
    expect(await summary()).toBe('2 changed, 1 new, in 9 months');
    expect(rows()).toEqual([
      ['Neck', '16 in', '16 in', 'unchanged'],
      ['Chest', '42 in', '42½ in', 'changed by +½ in'],
      ['Waist', 'loose', 'very loose', 'changed'],
      ['Fila depth', '–not taken', '7½ in', 'new'],
    ]);
    expect(screen.getByRole('option', { name: /\(the one before\)$/ })).toHaveProperty('selected', true);
    expect(document.title).toContain('Compare measurements for Chidi Eze');
  });

  it('compares records of different units in the unit of the tailor', async () => {
    open({ search: `?from=${first.id}&to=${agbada.id}` });
    expect(await summary()).toBe('1 changed, 2 new, in 1 year');
    await waitFor(() => expect(rows()[1]).toEqual(['Chest', '104 cm', '42½ in', 'changed by +4 cm']));
  });

  it('exchanges the two, keeps the record before of another one, and writes both to the URL', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Swap the two' }));
    expect(await summary()).toBe('2 changed, 1 not taken, 9 months earlier');
    expect(new URLSearchParams(location.search).get('to')).toBe(shirts.id);
    await user.selectOptions(screen.getByLabelText('From'), first.id);
    expect(await summary()).toBe('1 changed, 1 new, in 6 months');
    await user.selectOptions(screen.getByLabelText('To'), agbada.id);
    expect(await summary()).toBe('2 changed, 1 new, in 9 months');
    await user.selectOptions(screen.getByLabelText('To'), first.id);
    expect(screen.getByText('There is no record before this one.')).toBeTruthy();
  });

  it('shows only the changed measures on request', async () => {
    open();
    await user.click(await screen.findByLabelText('Changed ones only'));
    expect(rows().map(([name]) => name)).toEqual(['Chest', 'Waist', 'Fila depth']);
    expect(location.search).toContain('changed');
  });

  it('opens all values of a measure with their dates in a sheet', async () => {
    open();
    expect((await screen.findAllByRole('img', { name: '3 values: 104 cm, 42 in, 42½ in' })).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Chest' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Chest' }));
    expect(sheet.getByRole('img').getAttribute('aria-label')).toBe('Chest: 3 values: 104 cm, 42 in, 42½ in');
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '21 Nov 202542½ in changed by +½ inAgbada',
      '2 Mar 202542 in changed by +2.7 cmOffice shirts',
      '9 Sep 2024104 cm First shirt',
    ]);
  });

  it('has them beside the table from 1100 px, the first changed measure first', async () => {
    open({ width: 1280 });
    expect(await screen.findByRole('complementary', { name: 'Chest' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Neck' }));
    expect(screen.getByRole('complementary', { name: 'Neck' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Neck' }).getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [[], 'No measurements yet'],
    [[first], 'Only one record so far'],
  ])('says that there is nothing to compare', async (records, text) => {
    open({ records });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Take measurements' }).getAttribute('href')).toBe(
      `/clients/${chidi.id}#take`,
    );
  });

  it('links back to the client', async () => {
    open();
    await screen.findByRole('table');
    expect(screen.getByRole('link', { name: 'Back to the client' }).getAttribute('href')).toBe(`/clients/${chidi.id}`);
  });
});
