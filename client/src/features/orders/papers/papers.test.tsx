// @vitest-environment happy-dom
import { ordersApi } from '@shared/orders/contract';
import type { Order } from '@shared/orders/order';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { answerClients } from '../../../../../tests/support/client/client-book';
import { fakeApi, refusal } from '../../../../../tests/support/client/fake-api';
import { anOrderBook, aGarment, anOrder, aPayment } from '../../../../../tests/support/client/orders';
import { aClient, aTailor } from '../../../../../tests/support/client/rows';
import { queryClient } from '../../../lib/api/query-client';
import { dismissToast, Toaster } from '../../../ui/feedback/toast';
import { garmentTags } from './garment-tags';
import { ReceiptPage } from './receipt-page';
import { TagsPage } from './tags-page';

const user = userEvent.setup({ delay: null });
const api = fakeApi();
const ade = aClient({ name: 'Adé Bello', whatsapp: '0803 555 0177' });

const agbada = anOrder({
  customerId: ade.id,
  garments: [aGarment(), aGarment({ garment: 'Fila', quantity: 2, price: 500_000, wearer: 'Tunde' })],
  discount: 500_000,
  clothFrom: 'client',
  clothNote: '5 yd green lace',
  notes: 'Pays late',
  payments: [aPayment(2_500_000), aPayment(-500_000, { onDate: '2026-06-04' })],
});

function show(page: ReactNode, order: Order | Response = agbada, customer = ade) {
  answerClients(api, [customer]);
  api.on(
    tailorApi.me,
    aTailor({ businessName: 'Adunni Couture', phone: '0803 555 0142', country: 'Nigeria', city: 'Lagos' }),
  );
  api.on(ordersApi.get, order);
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={memoryLocation({ path: `/orders/${agbada.id}/paper` }).hook}>
        <Route path="/orders/:orderId/paper">{page}</Route>
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

const receipt = async (paper = '80 mm') => within(await screen.findByRole('article', { name: `Receipt, ${paper}` }));

describe('the receipt', () => {
  it('has the shop, the client, each garment, what is left, the day and the cloth, and no notes', async () => {
    show(<ReceiptPage />);
    const paper = await receipt();
    expect(paper.getByText('Adunni Couture')).toBeTruthy();
    expect(paper.getByRole('heading', { name: 'Adé Bello' })).toBeTruthy();
    const terms = paper.getAllByRole('term').map(({ textContent }) => textContent);
    const words = paper.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms.map((term, index) => `${term} ${words[index]}`)).toEqual([
      'Agbada ₦45,000',
      'Fila (Tunde) ×\u00a02 at ₦5,000 ₦10,000',
      'Discount −₦5,000',
      'Total ₦50,000',
      'Paid in cash, Mon 1 Jun ₦25,000',
      'Given back, Thu 4 Jun ₦5,000',
      'Left to pay ₦30,000',
      'Ready by Tuesday 16 June',
      'Cloth: 5 yd green lace (yours)',
    ]);
    expect(screen.queryByText(/Pays late/)).toBeNull();
  });

  it('keeps a garment that is written from right to left apart from its number and price', async () => {
    const garments = [aGarment({ garment: 'قفطان 3', quantity: 2, price: 500_000 }), aGarment({ garment: 'שמלה XL' })];
    show(<ReceiptPage />, { ...agbada, garments, discount: 0 });
    const [first, second] = (await receipt()).getAllByRole('term');
    expect(first?.textContent).toBe('\u2068قفطان 3\u2069 ×\u00a02 at ₦5,000');
    expect(second?.textContent).toBe('\u2068שמלה XL\u2069');
    // The line itself runs from left to right, so that the amount is on the right of all.
    for (const term of [first, second]) expect(term?.closest('[dir=auto]')).toBeNull();
  });

  it('has a code that leads to the client’s page, if there is a link', async () => {
    show(<ReceiptPage />, { ...agbada, linkToken: 'Gk3vT9xQ2mLr8sYw1ZbNpA' });
    const paper = await receipt();
    expect(paper.getByRole('img', { name: 'QR code to the client’s page of this order' })).toBeTruthy();
    expect(paper.getByText('Scan the code to follow your order.')).toBeTruthy();
    const message = (await screen.findByRole('link', { name: 'Send by WhatsApp' })).getAttribute('href') ?? '';
    const address = `${location.origin}/o/Gk3vT9xQ2mLr8sYw1ZbNpA`;
    expect(new URL(message).searchParams.get('text')).toContain(`\nFollow it here: ${address}\n`);
  });

  it('has no code without a link', async () => {
    show(<ReceiptPage />);
    const paper = await receipt();
    expect(paper.queryByRole('img')).toBeNull();
  });

  it('invents no sum for a price that is not agreed', async () => {
    show(<ReceiptPage />, { ...agbada, garments: [aGarment({ price: null })], discount: 0 });
    const paper = await receipt();
    expect(paper.getAllByText('not agreed')).toHaveLength(2);
    expect(paper.queryByText('Left to pay')).toBeNull();
  });

  it('is printed on the chosen paper', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(<ReceiptPage />);
    await receipt();
    for (const [name, mark] of [
      ['58 mm', 'paperR58'],
      ['A6', 'paperOrderA6'],
      ['A4', 'paperOrderA4'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      await receipt(name);
      expect(Object.keys(document.documentElement.dataset)).toContain(mark);
    }
    await user.click(screen.getByRole('button', { name: 'Print or PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is sent to the client by WhatsApp, and that is remembered', async () => {
    show(<ReceiptPage />);
    api.on(ordersApi.tell, { ...agbada, told: { taken: 1 } });
    api.on(ordersApi.book, anOrderBook({ currency: 'NGN', timeZone: null, weeklyGarments: null, nextNumber: 1 }));
    const link = await screen.findByRole('link', { name: 'Send by WhatsApp' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.pathname).toBe('/2348035550177');
    expect(address.searchParams.get('text')).toContain('Receipt 144 for Adé Bello');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await vi.waitFor(() => expect(api.sent(ordersApi.tell).map(({ body }) => body)).toEqual([{ kind: 'taken' }]));
  });

  it('is copied for a client without a number', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show(<ReceiptPage />, agbada, { ...ade, whatsapp: null });
    api.on(ordersApi.tell, agbada);
    await user.click(await screen.findByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByText('The receipt is copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Left to pay: ₦30,000'));
    await vi.waitFor(() => expect(api.sent(ordersApi.tell)).toHaveLength(1));
  });

  it('of a deleted order says so', async () => {
    show(<ReceiptPage />, refusal(404, { message: 'Order not found', code: 'not_found' }));
    expect(await screen.findByText('Order not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/orders');
  });

  it('that could not be loaded is loaded again on request', async () => {
    show(<ReceiptPage />, refusal(500, 'No'));
    expect(await screen.findByText('The order could not be loaded')).toBeTruthy();
    api.on(ordersApi.get, agbada);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await receipt()).toBeTruthy();
  });
});

describe('the tags', () => {
  it('are one for each garment, with its place, whose it is, the cloth and the day', async () => {
    show(<TagsPage />);
    const tags = await screen.findAllByRole('article');
    expect(tags.map(({ textContent }) => textContent)).toEqual([
      '1441/3AgbadaAdé5 yd green laceTue 16 Jun',
      '1442/3FilaTunde5 yd green laceTue 16 Jun',
      '1443/3FilaTunde5 yd green laceTue 16 Jun',
    ]);
    expect(screen.getAllByRole('img', { name: 'QR code to the order, for signed-in use' })).toHaveLength(3);
  });

  it('of many garments are printed in parts', async () => {
    show(<TagsPage />, { ...agbada, garments: [aGarment({ quantity: 130 })] });
    expect(await screen.findByText('Tags 1 to 60 of 130 are here to print.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.getByText('Tags 121 to 130 of 130 are here to print.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });
});

describe('the tag of a client with a title', () => {
  it.each(['Mrs Folake Ade', 'Dr. Uche Obi', 'Walk-in 3'])('has the name %s', async (name) => {
    const customer = { ...ade, name };
    show(<TagsPage />, { ...agbada, garments: [aGarment()] }, customer);
    expect((await screen.findByRole('article')).textContent).toContain(name);
  });
});

describe('garmentTags', () => {
  it('counts through the lines from any place', () => {
    const garments = [
      aGarment({ quantity: 2 }),
      aGarment({ garment: 'Fila' }),
      aGarment({ garment: 'Cap', quantity: 3 }),
    ];
    const names = (from: number, count: number) =>
      garmentTags({ garments }, from, count).map(({ place, garment }) => `${place} ${garment}`);
    expect(names(1, 60)).toEqual(['1 Agbada', '2 Agbada', '3 Fila', '4 Cap', '5 Cap', '6 Cap']);
    expect(names(2, 3)).toEqual(['2 Agbada', '3 Fila', '4 Cap']);
    expect(names(6, 3)).toEqual(['6 Cap']);
  });
});
