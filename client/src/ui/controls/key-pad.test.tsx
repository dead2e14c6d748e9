// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Key, KeyPad } from './key-pad';

afterEach(cleanup);

it('the keys leave the focus in the field, and one that is off does nothing', async () => {
  const [one, last] = [vi.fn(), vi.fn()];
  render(
    <>
      <input aria-label="Neck" />
      <KeyPad announcement="Neck 16 in">
        <Key onClick={one}>1</Key>
        <Key look="offer" aria-disabled onClick={last}>
          Last
        </Key>
      </KeyPad>
    </>,
  );
  screen.getByLabelText('Neck').focus();
  const pad = within(screen.getByRole('group', { name: 'Number pad' }));
  await userEvent.click(pad.getByRole('button', { name: '1' }));
  await userEvent.click(pad.getByRole('button', { name: 'Last' }));
  expect([one.mock.calls.length, last.mock.calls.length]).toEqual([1, 0]);
  expect(document.activeElement).toBe(screen.getByLabelText('Neck'));
  expect(fireEvent.pointerDown(pad.getByRole('button', { name: '1' }))).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('Neck 16 in');
});
