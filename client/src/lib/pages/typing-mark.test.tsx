// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTypingMark } from './typing-mark';

function Page() {
  useTypingMark();
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Notes" />
      <input aria-label="Neck" inputMode="none" />
      <button type="button">Save</button>
    </>
  );
}

afterEach(cleanup);

const isMarked = () => 'typing' in document.documentElement.dataset;

it.each([
  ['Name', true],
  ['Notes', true],
  ['Neck', false],
])('the field %s marks the page: %s', (label, expected) => {
  render(<Page />);
  screen.getByLabelText(label).focus();
  expect(isMarked()).toBe(expected);
});

it('the mark ends when the focus leaves the fields, a press ends, or the page is left', async () => {
  const { unmount } = render(<Page />);
  screen.getByLabelText('Name').focus();
  screen.getByLabelText('Notes').focus();
  expect(isMarked()).toBe(true);
  screen.getByLabelText('Notes').blur();
  await waitFor(() => expect(isMarked()).toBe(false));
  screen.getByLabelText('Name').focus();
  window.dispatchEvent(new Event('mousedown'));
  screen.getByRole('button').focus();
  expect(isMarked()).toBe(true);
  window.dispatchEvent(new Event('mouseup'));
  window.dispatchEvent(new Event('click'));
  expect(isMarked()).toBe(false);
  screen.getByLabelText('Name').focus();
  unmount();
  expect(isMarked()).toBe(false);
});
