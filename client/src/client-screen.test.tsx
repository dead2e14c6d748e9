// @vitest-environment happy-dom
import type { Measurement } from '@shared/measurements/contract';
import { ordersApi } from '@shared/orders/contract';
import type { Order } from '@shared/orders/order';
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
import { anOrderBook, anOrder } from '../../tests/support/client/orders';
import { aClient, aRecord, aTailor } from '../../tests/support/client/rows';
import { ClientScreen } from './client-screen';
import { CardPage } from './features/measurements/card/card-page';
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
  orders = [] as Order[],
  path = `/clients/${ade.id}`,
} = {}) {
  history.replaceState(null, '', path);
  const saved = structuredClone(records);
  answerClients(api, [structuredClone(customer)], saved);
  api.on(ordersApi.list, ({ query }) => (query.customerId === customer.id ? orders : []));
  api.on(ordersApi.book, anOrderBook({ currency: 'NGN', timeZone: null, weeklyGarments: null, nextNumber: 1 }));
  api.on(sheetsApi.list, []);
  api.on(tailorApi.me, aTailor());
  render(
    <QueryClientProvider client={queryClient}>
      <Frame>
        <Switch>
          <Route path="/clients/:customerId">
            <ClientScreen />
          </Route>
          <Route path="/measurements">
            <MeasurementsPage />
          </Route>
          <Route path="/measurements/:customerId/card/:recordId">
            <CardPage />
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
/** The records below the newest one. */
const rows = async () => (await (await records()).findAllByRole('listitem')).map(({ textContent }) => textContent);
const sheets = () => screen.queryAllByRole('article').map((sheet) => sheet.getAttribute('aria-label'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const checks = () => screen.getAllByRole<HTMLInputElement>('checkbox');

describe('the page of a client', () => {
  it('has the ways to reach them with the number once, the notes, and the newest record with all figures', async () => {
    open();
    const call = await screen.findByRole('link', { name: 'Call Adé Bello' });
    await waitFor(() => expect(call.getAttribute('href')).toBe('tel:+447700900482'));
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('WhatsApp chat with Adé Bello')).toBe('https://wa.me/447700900482');
    expect(href('SMS to Adé Bello')).toBe('sms:+447700900482?&body=');
    expect(screen.getAllByText(/900482/)).toHaveLength(1);
    expect(screen.getByText(/^Since \w+ 2026$/)).toBeTruthy();
    const newest = within(await screen.findByRole('article', { name: /^shirts/ }));
    expect(newest.getAllByRole('definition').map(({ textContent }) => textContent?.trim())).toEqual([
      '16 in',
      '42½ in changed by +½',
      '36 in changed by −1',
      '31 in',
      '7½ in',
    ]);
    expect((await rows())[0]).toContain('Waist 37 inInseam 32 in');
    expect(await rows()).toHaveLength(2);
    expect(document.title).toContain('Adé Bello');
    expect(screen.getByRole('link', { name: 'Back to clients' }).getAttribute('href')).toBe('/clients');
  });

  it('has both numbers if they differ, and no way to reach them without one', async () => {
    open({ customer: { ...ade, phone: '0116 496 0123' } });
    expect(await screen.findByText('0116 496 0123')).toBeTruthy();
    expect(await screen.findByText('07700 900482')).toBeTruthy();
    cleanup();
    queryClient.clear();
    open({ customer: { ...ade, phone: null, whatsapp: null } });
    expect(await screen.findByText(/^Since/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Call|WhatsApp|SMS/ })).toBeNull();
  });

  it('shows all notes after a press, and edits them in their field', async () => {
    open();
    const notes = await button(/^Notes/);
    expect(notes.textContent).toBe('Notes Roomy armhole');
    expect(notes.getAttribute('aria-expanded')).toBe('false');
    await user.click(notes);
    expect(notes.getAttribute('aria-expanded')).toBe('true');
    await user.click(await button('Edit notes'));
    expect(document.activeElement).toBe(within(screen.getByRole('dialog')).getByLabelText(/^Notes/));
  });

  it('adds notes in their field', async () => {
    open({ customer: { ...ade, notes: null } });
    await user.click(await button('Add notes'));
    expect(document.activeElement).toBe(within(screen.getByRole('dialog')).getByLabelText(/^Notes/));
  });

  it('shows the exact date of a record after a press', async () => {
    open();
    await user.click((await (await records()).findAllByRole('button', { name: /ago$/ }))[0] as HTMLElement);
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
    expect(await rows()).toHaveLength(1);
    await user.selectOptions(filter, 'No label (1)');
    expect(sheets()).toEqual([expect.stringMatching(/^measurement of/)]);
    expect((await records()).queryAllByRole('listitem')).toEqual([]);
    await user.selectOptions(filter, 'All labels (3)');
    expect(await rows()).toHaveLength(2);
  });

  it('compares the two last picked records, from the older to the newer, and a single one with the newest', async () => {
    open({ records: [shirt, trousers, aRecord(ade, { createdAt: at(2) }), agbada] });
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    const compare = `/measurements/${ade.id}/compare`;
    expect(await href('Compare')).toBe(compare);
    await user.click(checks()[2] as HTMLElement);
    expect(await href('Compare')).toBe(`${compare}?from=${shirt.id}`);
    await user.click(checks()[1] as HTMLElement);
    expect(await href('Compare 2')).toBe(`${compare}?from=${shirt.id}&to=${trousers.id}`);
    await user.click(checks()[0] as HTMLElement);
    expect(checks().map(({ checked }) => checked)).toEqual([true, true, false]);
    await user.click(checks()[0] as HTMLElement);
    expect(await href('Compare')).toBe(`${compare}?from=${trousers.id}`);
  });

  it('shows 20 of many records, and more on request', async () => {
    open({ records: Array.from({ length: 45 }, () => aRecord(ade, { createdAt: at(1) })) });
    expect(await rows()).toHaveLength(19);
    await user.click(await button('Show more (25)'));
    expect(await rows()).toHaveLength(39);
    expect(location.search).toBe('?rows=40');
    await user.click(await button('Show more (5)'));
    expect(await rows()).toHaveLength(44);
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  });

  it('shows all measures of all records on request, 20 records at once', async () => {
    open({ records: Array.from({ length: 25 }, () => aRecord(ade, { createdAt: at(1) })) });
    expect(await rows()).toHaveLength(19);
    expect(sheets()).toHaveLength(1);
    await user.click(await button('All records with all measures'));
    expect(sheets()).toHaveLength(20);
    expect(location.search).toBe('?all=measures');
    await user.click(await button('Show more (5)'));
    expect(sheets()).toHaveLength(25);
    await user.click(await button('All records with all measures'));
    expect(sheets()).toHaveLength(1);
  });

  it('keeps filter and selection on the way to a card and back', async () => {
    open();
    await user.selectOptions(await screen.findByLabelText('Show label'), 'shirts (2)');
    await user.click(checks()[0] as HTMLElement);
    await user.click(screen.getByRole('link', { name: 'Card of shirts' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Measurement card' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to measurements' }));
    await waitFor(() => expect(checks().map(({ checked }) => checked)).toEqual([true]));
    expect(screen.getByLabelText('Show label')).toHaveProperty('value', 'label:shirts');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the form of a sheet by which the client was measured last, and the choice of all', async () => {
    open();
    await user.click(await button(/^Pants/));
    const form = within(await screen.findByRole('dialog', { name: /^Pants/ }));
    expect(form.getByLabelText<HTMLInputElement>(/^Label/).value).toBe('Pants');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Add Measurement'));
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
    expect(await rows()).toHaveLength(1);
    await user.click(await button('Undo'));
    expect(await rows()).toHaveLength(2);
    expect(saved).toHaveLength(3);
  });

  it('goes from an open record to its card, and back to the open record, which then closes for good', async () => {
    open();
    await user.click(await button(/^No label of/));
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: /^Card/ }));
    await user.click(await screen.findByRole('link', { name: 'Back to measurements' }));
    expect(await screen.findByRole('dialog', { name: 'Record 2 of 3' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(history.state).not.toHaveProperty('dialog'));
    expect(history.state).not.toHaveProperty('record', trousers.id);
  });

  it('leads back to the list from which the user came', async () => {
    open({ path: '/measurements' });
    await user.click(await screen.findByRole('link', { name: /^Adé Bello/ }));
    expect(await button('Add Measurement')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to measurements' }));
    expect(await screen.findByText('Track client measurements')).toBeTruthy();
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

  it('has the button of a new order, and no section of orders for a client without any', async () => {
    open();
    expect(await button('New order')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Loading orders...')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull();
  });

  it('has the orders of the client before the records', async () => {
    open({ orders: [anOrder({ customerId: ade.id })] });
    const orders = await screen.findByRole('region', { name: 'Orders' });
    await within(orders).findByRole('link', { name: 'Agbada, order 144' });
    const history = screen.getByRole('region', { name: 'Measurement History' });
    expect(orders.compareDocumentPosition(history) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says that a client does not exist', async () => {
    open({ path: '/clients/00000000-0000-4000-8000-000000000000' });
    expect(await screen.findByText('Client not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All clients' }).getAttribute('href')).toBe('/clients');
  });
});
