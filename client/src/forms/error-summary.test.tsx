// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary } from './error-summary';

const empty = (label: string) => ({ id: label, label, isEmpty: true });

it.each([
  ['Please fill in 1 answer', [empty('City')]],
  ['Please fill in 2 answers', [empty('City'), empty('Country')]],
  ['Please check 1 answer', [{ ...empty('Profile URL'), isEmpty: false }]],
  ['Please check 2 answers', [empty('City'), { ...empty('Profile URL'), isEmpty: false }]],
])('says %s', (title, items) => {
  render(<ErrorSummary items={items} />);
  expect(screen.getByRole('alert').firstElementChild?.textContent).toBe(title);
});
