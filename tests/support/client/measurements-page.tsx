import type { Customer } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import { sheetsApi, type SheetRow } from '@shared/sheets/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ClientScreen } from '../../../client/src/client-screen';
import { MeasurementsPage } from '../../../client/src/features/measurements/measurements-page';
import { DraftOwner } from '../../../client/src/forms/draft-owner';
import { queryClient } from '../../../client/src/lib/api/query-client';
import { dismissToast, Toaster } from '../../../client/src/ui/feedback/toast';
import { answerClients } from './client-book';
import { fakeApi } from './fake-api';
import { aClient, aRecord, aTailor } from './rows';

export const user = userEvent.setup({ delay: null });
export const api = fakeApi();
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

export const chidi = aClient({ name: 'Chidi Eze', phone: '0803 555 0142' });
const ade = aClient({ name: 'Olúwaṣeun Adébáyọ̀', whatsapp: '+44 7700 900482' });
export const shirt = aRecord(chidi, {
  tags: 'Wedding shirt',
  createdAt: daysAgo(3),
  measurements: { neck: '16 1/4 in', chest: '42½ in', shirtLength: '31 in', notes: 'Stands straight' },
});
const older = aRecord(chidi, { tags: null, createdAt: daysAgo(70), measurements: { chest: '42 in', hip: '104 cm' } });

interface Given {
  at?: string;
  customers?: Customer[];
  records?: Measurement[];
  tailor?: Partial<Tailor>;
  sheets?: SheetRow[];
  /** The user whose drafts are kept; without one, none are. */
  owner?: string;
}

/** Renders the page to choose a client, or the page of a client, for a tailor with these clients; records are oldest first. Returns the records of the server. */
export function open({
  at = '/measurements',
  customers = [chidi, ade],
  records = [older, shirt],
  ...given
}: Given = {}) {
  const { tailor, sheets = [], owner } = given;
  const saved = structuredClone(records);
  answerClients(api, [...customers], saved);
  api.on(sheetsApi.list, sheets);
  if (tailor) api.on(tailorApi.me, aTailor(tailor));
  render(
    <QueryClientProvider client={queryClient}>
      <DraftOwner value={owner}>
        <Router hook={memoryLocation({ path: at }).hook}>
          <Route path="/measurements">
            <MeasurementsPage />
          </Route>
          <Route path="/clients/:customerId">
            <ClientScreen />
          </Route>
        </Router>
      </DraftOwner>
      <Toaster />
    </QueryClientProvider>,
  );
  return saved;
}

export const ofChidi = `/clients/${chidi.id}`;
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const inDialog = () => within(screen.getByRole('dialog'));
export const measureFields = () => inDialog().queryAllByPlaceholderText('e.g., 15.5 in');

/** Returns the input of a measure in the open form. */
export const fieldOf = (label: string) => inDialog().getByLabelText<HTMLInputElement>(label);

/** Returns a field's number with the unit beside it. */
export const shown = (label: string) => `${fieldOf(label).value} ${fieldOf(label).nextElementSibling?.textContent}`;

/** Opens the form of a new record for Chidi. */
export async function openTemplate(template: RegExp, given: Given = {}) {
  const saved = open({ at: ofChidi, ...given });
  await user.click(await button('Add Measurement'));
  await user.click(await button(template));
  return saved;
}

afterEach(() => {
  // A page that is still mounted would load its lists into the cleared cache, and the next test would see them.
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});
