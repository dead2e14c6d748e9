// @vitest-environment happy-dom
import type { Customer } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queryClient } from '../../../lib/api/query-client';
import { Toaster } from '../../../ui/feedback/toast';
import { answerClients } from '../../../../../tests/support/client/client-book';
import { api, button, user } from '../../../../../tests/support/client/measurements-page';
import { aClient, aRecord, aTailor } from '../../../../../tests/support/client/rows';

import { CardPage } from './card-page';

const bola = aClient({ name: 'Bọ́lá Ige', whatsapp: '0803 555 0142' });
const agbada = aRecord(bola, {
  tags: 'Wedding agbada',
  createdAt: '2026-11-21T09:14:00.000Z',
  measurements: { neck: '16 1/4 in', chest: '42½ in', notes: 'Roomy\nCollect Saturday' },
  ownMeasures: [{ key: 'own-1', name: 'Fìlà', value: '23 in' }],
});

interface Given {
  customer?: Customer;
  record?: Measurement;
  tailor?: Partial<Tailor>;
  recordId?: string;
}

function openCard({ customer = bola, record = agbada, tailor, recordId = record.id }: Given = {}) {
  answerClients(api, [customer], [record]);
  api.on(tailorApi.me, aTailor({ businessName: 'Ige & Sons', country: 'Nigeria', city: 'Ibadan', ...tailor }));
  const { hook } = memoryLocation({ path: `/measurements/${customer.id}/card/${recordId}` });
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={hook}>
        <Route path="/measurements/:customerId/card/:recordId">
          <CardPage />
        </Route>
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
}

const card = async (name = /^Measurement card/) => within(await screen.findByRole('article', { name }));

describe('the card of a record', () => {
  it('has the shop, the client, the measures with their marks, own ones too, and the notes', async () => {
    openCard();
    const page = await card();
    expect(await page.findByText('Ige & Sons')).toBeTruthy();
    expect(page.getByRole('heading', { name: 'Bọ́lá Ige' })).toBeTruthy();
    expect(page.getByText('Wedding agbada')).toBeTruthy();
    expect(page.getByText('21 November 2026, in inches')).toBeTruthy();
    expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['1Neck', '2Chest', 'AFìlà']);
    expect(page.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['16¼', '42½', '23']);
    expect(page.getByText(/^Roomy/).textContent).toBe('Roomy\nCollect Saturday');
    expect(page.getByRole('img', { name: /^QR code to this record/ })).toBeTruthy();
  });

  it('shows units if they differ', async () => {
    openCard({ record: { ...agbada, measurements: { chest: '42 in', hip: '104 cm' } } });
    const values = (await card()).getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['42 in', '104 cm', '23 in']);
  });

  it('is printed on the chosen paper', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    openCard();
    await user.click(await button('Letter'));
    expect((await button('Letter')).getAttribute('aria-pressed')).toBe('true');
    await card(/Letter$/);
    await user.click(await button('Print or PDF'));
    expect(print).toHaveBeenCalledOnce();
  });

  it("is sent to the client's number as the product dials it", async () => {
    openCard();
    const link = await screen.findByRole('link', { name: 'Send by WhatsApp' });
    await vi.waitFor(() => expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/2348035550142\?text=/));
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain('Neck: 16¼ in\nChest: 42½ in\nFìlà: 23 in\n\nIge & Sons');
    expect(text).not.toContain('Saturday');
  });

  it('is shared or copied if the client has no number', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    openCard({ customer: { ...bola, whatsapp: null } });
    await user.click(await button('Copy as text'));
    expect(await screen.findByText('The measures are copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Neck: 16¼ in'));
  });

  it('explains its known measures below', async () => {
    openCard();
    const list = within(await screen.findByRole('region', { name: 'Where to measure' }));
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['1Neck', '2Chest']);
    expect(list.getByText(/^Round the fullest part/).textContent).toBe(
      'Round the fullest part, under the armsAlso called Bust, Burst',
    );
  });

  it('exports the record', async () => {
    openCard();
    await user.click(await button('Export'));
    expect(await screen.findByRole('dialog', { name: 'Export measurements' })).toBeTruthy();
  });

  it('of a deleted record says so', async () => {
    openCard({ recordId: 'gone' });
    expect(await screen.findByText('Record not found')).toBeTruthy();
  });
});
