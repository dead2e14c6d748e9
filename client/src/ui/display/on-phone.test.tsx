// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anEntry, setDevice } from '../../../../tests/support/client/offline';
import { setOfflineState } from '../../lib/offline-state';
import { OnPhone } from './on-phone';

afterEach(cleanup);

it('marks a row while its change, or a payment for it, is only on this device', () => {
  setOfflineState({ entries: [anEntry({ id: 'payment', orderId: 'order' })] });
  const marked = (id: string) => {
    const { container, unmount } = render(<OnPhone id={id} />);
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect([marked('payment'), marked('order'), marked('client')]).toEqual(['On this computer', 'On this computer', '']);
});

it('goes without a word when the server has the change', () => {
  setOfflineState({ entries: [anEntry({ id: 'client' })] });
  render(<OnPhone id="client" isBare />);
  expect(screen.getByText('On this computer')).toBeTruthy();
  setDevice({ entries: [] });
  expect(document.body.textContent).toBe('');
});
