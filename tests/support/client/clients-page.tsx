import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { ClientsPage } from '../../../client/src/features/customers/clients-page';
import { queryClient } from '../../../client/src/lib/api/query-client';
import { dismissToast, Toaster } from '../../../client/src/ui/feedback/toast';
import { answerClients } from './client-book';
import { fakeApi } from './fake-api';
import { aClient, aRecord } from './rows';

export const user = userEvent.setup({ delay: null });
export const api = fakeApi();

export const ade = aClient({ name: 'Olúwaṣeun Adébáyọ̀', phone: '+44 7700 900482', whatsapp: '0803 555 0142' });
export const dang = aClient({
  name: 'Đặng Thị Hồng Nhung',
  phone: '+44 7700 900566',
  notes: 'Áo dài, silk from Huế',
});
export const emeka = aClient({ name: 'Emeka Nwosu' });

/** Renders the page for a tailor with these clients, of whom the first has two records. */
export function open(customers = [ade, emeka, dang]) {
  answerClients(api, structuredClone(customers), [aRecord(ade), aRecord(ade)]);
  render(
    <QueryClientProvider client={queryClient}>
      <ClientsPage />
      <Toaster />
    </QueryClientProvider>,
  );
}

export const rows = () => screen.getAllByRole('row').slice(1);
export const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  localStorage.clear();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});
