// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { figuresApi } from '@shared/figures/contract';
import { galleryApi } from '@shared/gallery/contract';
import { measurementsApi } from '@shared/measurements/contract';
import { decisionsApi } from '@shared/moderation/decisions';
import { ordersApi } from '@shared/orders/contract';
import { tailorApi } from '@shared/tailor/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { anEntry, setDevice } from '../../../../tests/support/client/offline';
import { anId } from '../../../../tests/support/client/rows';
import { HomeScreen } from '../../home-screen';
import { queryClient } from '../../lib/api/query-client';
import { HomeNotice } from './home-notice';

const api = fakeApi();

const notice = () => screen.queryByRole('navigation', { name: 'Unsent changes' });
const asked = anEntry({ question: { kind: 'refused', message: 'No' } });
const renumbered = [{ orderId: anId(8), customerId: anId(1), proposed: 144, number: 145 }];

afterEach(() => {
  cleanup();
  queryClient.clear();
});

describe('what Home says of unsent changes', () => {
  it('is nothing for those that are on their way, or wait for a connection', () => {
    render(<HomeNotice />);
    setDevice({ isKept: true, entries: [anEntry()] });
    expect(notice()).toBeNull();
    setDevice({ isUnreachable: true, entries: [anEntry({ failures: 1 })] });
    expect(notice()).toBeNull();
  });

  it.each([true, false])('names what stays with a connection, kept here: %s', (isKept) => {
    render(<HomeNotice />);
    const failed = anEntry({ number: 2, id: anId(91), orderId: anId(134), failures: 1 });
    setDevice({ isKept, entries: [asked, failed] });
    expect(notice()?.textContent).toBe('1 change needs your answer1 change could not be saved yet, and is tried again');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/unsent');
  });

  it('names orders with another number, also if nothing waits', () => {
    render(<HomeNotice />);
    setDevice({ renumbered });
    expect(notice()?.textContent).toBe('Order 144 is 145 now');
    setDevice({ renumbered: [...renumbered, { ...renumbered[0]!, orderId: anId(9) }] });
    expect(notice()?.textContent).toBe('2 orders have another number now');
    setDevice({ renumbered: [] });
    expect(notice()).toBeNull();
  });

  it('stands on Home, also if nothing else could be loaded', () => {
    const { recent, counts, latest } = measurementsApi;
    const reads = [tailorApi.me, customersApi.list, galleryApi.list, figuresApi.list, decisionsApi.list, recent];
    for (const endpoint of [...reads, counts, latest, ordersApi.list, ordersApi.book])
      api.on(endpoint, refusal(503, 'Away'));
    render(
      <QueryClientProvider client={queryClient}>
        <HomeScreen />
      </QueryClientProvider>,
    );
    setDevice({ isKept: false, entries: [asked] });
    expect(notice()?.textContent).toBe('1 change needs your answer');
  });
});
