// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

// React logs the errors that the boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

function Screen({ text }: { text?: string }) {
  if (!text) throw new Error('No text');
  return <p>{text}</p>;
}

it('shows an error with a reference and Reload, until another screen is opened', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/gallery">
      <Screen />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeTruthy();
  expect(screen.getByText(/Reference: dev, \d{4}-\d\d-\d\dT[\d:.]+Z/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  rerender(
    <ErrorBoundary resetKey="/clients">
      <Screen text="Clients" />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Clients')).toBeTruthy();
});

it('keeps the page if only a part of it failed', () => {
  render(
    <main>
      <h1>Upload Images</h1>
      <ErrorBoundary isPart>
        <Screen />
      </ErrorBoundary>
    </main>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Upload Images' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'This part could not be shown' })).toBeTruthy();
});
