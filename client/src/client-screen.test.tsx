// @vitest-environment happy-dom
import type { Measurement } from '@shared/measurements/contract';
import { sheetsApi } from '@shared/sheets/contract';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { answerClients } from '../../tests/support/client/client-book';
import { fakeApi } from '../../tests/support/client/fake-api';
import { aClient, aRecord, aTailor } from '../../tests/support/client/rows';
import { ClientScreen } from './client-screen';
import { MeasurementsPage } from './features/measurements/measurements-page';
import { useStoredOrigins } from './lib/navigation/came-from';
import { queryClient } from './lib/api/query-client';
import { dismissToast, Toaster } from './ui/feedback/toast';

const user = userEvent.setup({ delay: null });
const api = fakeApi();

const ade = aClient({ name: 'Adé Bello', phone: '07700 900482', whatsapp: '+44 7700 900482', notes: 'Roomy armhole' });
const at = (month: number) => `2025-${String(month).padStart(2, '0')}-10T10:00:00.000Z`;
const shirt = aRecord(ade, {
  tags: 'Shirts',
  createdAt: at(1),
  measurements: { neck: '16 in', chest: '42 in', waist: '36½ in', shirtLength: '31 in' },
});
const trousers = aRecord(ade, { tags: null, createdAt: at(2), measurements: { waist: '37 in', inseam: '32 in' } });
const fila = { key: 'own-0a1b2c3d', name: 'Fila depth', value: '7½ in' };
const agbada = aRecord(ade, {
  tags: 'shirts',
  createdAt: at(3),
  measurements: { neck: '16 in', chest: '42½ in', waist: '36 in', shirtLength: '31 in' },
  ownMeasures: [fila],
});

/** The frame of signed-in users stores where each page was opened from. */
function Frame({ children }: { children: ReactNode }) {
  useStoredOrigins();
  return children;
}

function open({
  records = [shirt, trousers, agbada] as Measurement[],
  customer = ade,
  path = `/clients/${ade.id}`,
} = {}) {
  history.replaceState(null, '', path);
  const saved = structuredClone(records);
  answerClients(api, [structuredClone(customer)], saved);
  api.on(sheetsApi.list, []);
  api.on(tailorApi.me, aTailor());
  render(
    <QueryClientProvider client={queryClient}>
      <Frame>
        <Switch>
          <Route path="/clients/:customerId">
            <ClientScreen />
          </Route>
          <Route path="/measurements/:customerId">
            <MeasurementsPage />
          </Route>
          <Route>Another page</Route>
        </Switch>
      </Frame>
      <Toaster />
    </QueryClientProvider>,
  );
  return saved;
}

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

const records = async () => within(await screen.findByRole('region', { name: 'Measurement History' }));
const rows = async () => (await (await records()).findAllByRole('listitem')).map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const checks = () => screen.getAllByRole<HTMLInputElement>('checkbox');

describe('the page of a client', () => {
  it('has the ways to reach them, the notes, and the records with three values', async () => {
    open();
    const call = await screen.findByRole('link', { name: 'Call' });
    await waitFor(() => expect(call.getAttribute('href')).toBe('tel:+447700900482'));
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/447700900482');
    expect(screen.getAllByText(/900482/)).toHaveLength(1);
    expect(screen.getByText('Roomy armhole')).toBeTruthy();
    expect(screen.getByText(/^Client since \w+ 2026$/)).toBeTruthy();
    expect((await rows())[0]).toContain('Neck 16 inChest 42½ inFila depth 7½ inand 2 more');
    expect(document.title).toContain('Adé Bello');
    expect(screen.getByRole('link', { name: 'Back to clients' }).getAttribute('href')).toBe('/clients');
  });

  it('has both numbers if they differ, and neither without one', async () => {
    open({ customer: { ...ade, phone: '0116 496 0123' } });
    expect(await screen.findByText('0116 496 0123')).toBeTruthy();
    expect(await screen.findByText('07700 900482')).toBeTruthy();
    cleanup();
    queryClient.clear();
    open({ customer: { ...ade, phone: null, whatsapp: null, notes: null } });
    expect(await screen.findByText('None')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Call|WhatsApp/ })).toBeNull();
  });

  it('shows the exact date of a record after a press', async () => {
    open();
    await user.click((await (await records()).findAllByRole('button', { name: /ago$/ }))[1] as HTMLElement);
    expect(screen.getByRole('button', { name: /^Monday 10 March 2025/ })).toBeTruthy();
  });

  it('filters the records by label, in any case of letters', async () => {
    open();
    const filter = await screen.findByLabelText('Show label');
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All labels (3)', 'shirts (2)', 'No label (1)']);
    await user.selectOptions(filter, 'shirts (2)');
    expect(await rows()).toHaveLength(2);
    await user.selectOptions(filter, 'No label (1)');
    expect(await rows()).toHaveLength(1);
    await user.selectOptions(filter, 'All labels (3)');
    expect(await rows()).toHaveLength(3);
  });

  it('compares the two last picked records, from the older to the newer', async () => {
    open();
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    const compare = `/measurements/${ade.id}/compare`;
    expect(await href('Compare')).toBe(compare);
    await user.click(checks()[2] as HTMLElement);
    expect(await href('Compare')).toBe(`${compare}?from=${shirt.id}`);
    await user.click(checks()[0] as HTMLElement);
    expect(await href('Compare 2')).toBe(`${compare}?from=${shirt.id}&to=${agbada.id}`);
    await user.click(checks()[1] as HTMLElement);
    expect(checks().map(({ checked }) => checked)).toEqual([true, true, false]);
    await user.click(checks()[0] as HTMLElement);
    expect(await href('Compare')).toBe(`${compare}?to=${trousers.id}`);
  });

  it('shows 20 of many records, and more on request', async () => {
    open({ records: Array.from({ length: 45 }, () => aRecord(ade, { createdAt: at(1) })) });
    expect(await rows()).toHaveLength(20);
    await user.click(await button('Show more (25)'));
    expect(await rows()).toHaveLength(40);
    expect(location.search).toBe('?rows=40');
    await user.click(await button('Show more (5)'));
    expect(await rows()).toHaveLength(45);
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  });

  it('keeps filter and selection on the way to the measurements and back', async () => {
    open();
    await user.selectOptions(await screen.findByLabelText('Show label'), 'shirts (2)');
    await user.click(checks()[1] as HTMLElement);
    await user.click(screen.getByRole('link', { name: 'All records with all measures' }));
    expect(await screen.findByText('Track client measurements')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to the client' }));
    await waitFor(() => expect(checks().map(({ checked }) => checked)).toEqual([false, true]));
    expect(screen.getByLabelText('Show label')).toHaveProperty('value', 'label:shirts');
  });

  it('opens the form of a sheet by which the client was measured last, and the choice of all', async () => {
    open();
    await user.click(await button(/^Pants/));
    const form = within(await screen.findByRole('dialog', { name: /^Pants/ }));
    expect(form.getByLabelText<HTMLInputElement>(/^Label/).value).toBe('Pants');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Take measurements'));
    expect(await screen.findByRole('dialog', { name: 'Add Measurement' })).toBeTruthy();
  });

  it('opens a record, deletes it from there, and brings it back', async () => {
    const saved = open();
    await user.click(await button(/^No label of/));
    const dialog = within(screen.getByRole('dialog', { name: 'Record 2 of 3' }));
    expect(dialog.getByRole('link', { name: 'Compare with the one before' }).getAttribute('href')).toContain(
      trousers.id,
    );
    await user.click(dialog.getByRole('button', { name: /^Delete/ }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await rows()).toHaveLength(2);
    await user.click(await button('Undo'));
    expect(await rows()).toHaveLength(3);
    expect(saved).toHaveLength(3);
  });

  it('goes from an open record to all records, and back to the page without the dialog', async () => {
    open();
    await user.click(await button(/^No label of/));
    await user.click(screen.getByRole('link', { name: 'All records' }));
    expect(await screen.findByText('Track client measurements')).toBeTruthy();
    // The dialog's entry of the history was replaced, so one step back leads to the page.
    await user.click(screen.getByRole('link', { name: 'Back to the client' }));
    expect(await button('Take measurements')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('edits the client, and deletes them with Undo on the list of clients', async () => {
    open();
    await user.click(await button('Edit or delete Adé Bello'));
    await user.click(await button('Edit client'));
    expect(await screen.findByRole('dialog', { name: 'Edit Client' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(await button('Edit or delete Adé Bello'));
    await user.click(await button('Delete client'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(location.pathname).toBe('/clients');
    await user.click(await button('Undo'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('says that a client does not exist', async () => {
    open({ path: '/clients/00000000-0000-4000-8000-000000000000' });
    expect(await screen.findByText('Client not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All clients' }).getAttribute('href')).toBe('/clients');
  });
});
