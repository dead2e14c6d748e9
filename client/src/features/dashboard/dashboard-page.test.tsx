// @vitest-environment happy-dom
import type { Customer } from '@shared/customers';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client';
import { DashboardPage } from './dashboard-page';
import { completeTailor } from './test-tailor';

const aCustomer = (name: string, createdAt: string): Customer => ({
  id: `7f1de1f6-8a3f-4b7e-9f35-${name.length.toString().padStart(12, '0')}`,
  name,
  phone: '+44 7700 900482',
  whatsapp: null,
  notes: null,
  createdAt,
  updatedAt: createdAt,
});

/** Answers by path; what is not given fails. */
function open(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers ? Response.json(answers[path]) : Response.json({ message: 'Away' }, { status: 503 }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <DashboardPage />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('DashboardPage', () => {
  it('shows the business, the counts and what happened last', async () => {
    open({
      '/api/tailors/me': { ...completeTailor, profilePictureUrl: null },
      '/api/gallery': [{}, {}],
      '/api/customers': [
        aCustomer('Aoife Ní Bhriain', '2026-01-01T10:00:00.000Z'),
        aCustomer('Wei-Ling Tan', '2026-02-01T10:00:00.000Z'),
      ],
      '/api/measurements/counts': { a: 1, b: 3 },
      '/api/measurements': [],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Adéṣínà & Mehta Tailoring' })).toBeTruthy();
    expect(screen.getByText('Leicester, United Kingdom')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/api/logout');
    expect(await screen.findByRole('link', { name: /^Portfolio Gallery.*2 images$/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Client Management.*2 clients$/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Measurements.*4 measurements$/ })).toBeTruthy();
    const newest = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(newest[0]).toContain('Wei-Ling Tan');
    expect(screen.getByRole('progressbar', { name: 'Profile completeness' }).getAttribute('aria-valuenow')).toBe('90');
    expect(screen.getByRole('link', { name: 'Add a profile picture' }).getAttribute('href')).toBe('/settings');
  });

  it('keeps the cards when everything else fails', async () => {
    open({});
    expect(await screen.findByText('Your clients could not be loaded.')).toBeTruthy();
    expect(screen.getByText('The measurements could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard');
    const cards = ['Profile Settings', 'Portfolio Gallery', 'Client Management', 'Measurements'];
    for (const name of cards) expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy();
  });

  it('has a fifth card that cannot be used yet', async () => {
    open({ '/api/tailors/me': completeTailor });
    const card = await screen.findByRole('group', { name: 'Public Profile' });
    expect(card.getAttribute('aria-disabled')).toBe('true');
    expect(card.textContent).toContain('Coming soon: See how clients discover you');
    expect(card.querySelector('a, button, [tabindex]')).toBeNull();
  });
});
