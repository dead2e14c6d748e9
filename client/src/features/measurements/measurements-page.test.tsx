// @vitest-environment happy-dom
import type { Customer } from '@shared/customers';
import type { Measurement } from '@shared/measurements';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aClient, aRecord, practiceApi } from '../../../../tests/support/practice-api';
import { queryClient } from '../../lib/query-client';
import { dismissToast, Toaster } from '../../ui/toast';
import { MeasurementsPage } from './measurements-page';

const user = userEvent.setup({ delay: null });
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const chidi = aClient({ name: 'Chidi Eze', phone: '0803 555 0142' });
const ade = aClient({ name: 'Olúwaṣeun Adébáyọ̀', whatsapp: '+44 7700 900482' });
const shirt = aRecord(chidi, {
  tags: 'Wedding shirt',
  createdAt: daysAgo(3),
  measurements: { neck: '16 1/4 in', chest: '42½ in', shirtLength: '31 in', notes: 'Stands straight' },
});
const older = aRecord(chidi, { tags: null, createdAt: daysAgo(70), measurements: { chest: '42 in', hip: '104 cm' } });

interface Given {
  at?: string;
  customers?: Customer[];
  records?: Measurement[];
  failures?: Record<string, { status: number; body: unknown }>;
}

/** Records oldest first. */
function open({ at = '/measurements', customers = [chidi, ade], records = [older, shirt], failures = {} }: Given = {}) {
  const api = practiceApi([...customers], structuredClone(records));
  Object.assign(api.failures, failures);
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={memoryLocation({ path: at }).hook}>
        <Route path="/measurements">
          <MeasurementsPage />
        </Route>
        <Route path="/measurements/:customerId">
          <MeasurementsPage />
        </Route>
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
  return api;
}

const ofChidi = `/measurements/${chidi.id}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));
const measureFields = () => inDialog().queryAllByPlaceholderText('e.g., 15.5 in');

async function openTemplate(template: RegExp, given: Given = {}) {
  const api = open({ at: ofChidi, ...given });
  await user.click(await button('Add Measurement'));
  await user.click(await button(template));
  return api;
}

afterEach(() => {
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

describe('choosing a client', () => {
  it('lists everybody and asks for a choice', async () => {
    open();
    expect(await screen.findByText('Select a client from the left to view their measurements')).toBeTruthy();
    expect(screen.getByText('Track client measurements')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /Chidi Eze.*0803 555 0142.*2 measurements/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Adébáyọ̀/ }).textContent).toContain('+44 7700 900482');
    expect(screen.queryByRole('button', { name: 'Add Measurement' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('leads to the clients while there is none', async () => {
    open({ customers: [] });
    expect(await screen.findByText('No clients yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your first client' }).getAttribute('href')).toBe('/clients');
  });

  it('shows the chosen one and their empty book', async () => {
    open();
    await user.click(await screen.findByRole('link', { name: /Adébáyọ̀/ }));
    expect(await screen.findByText('No measurements yet')).toBeTruthy();
    expect(screen.getByText('Add the first measurement for Olúwaṣeun Adébáyọ̀')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Adébáyọ̀/ }).getAttribute('aria-current')).toBe('true');
    expect(await button('Add Measurement')).toBeTruthy();
  });

  it('has a search when there are many', async () => {
    open({ customers: Array.from({ length: 30 }, (_, index) => aClient({ name: `Client ${index}.` })) });
    await user.type(await screen.findByRole('searchbox', { name: 'Find a client' }), 't 17.');
    expect(screen.getAllByRole('link', { name: /^Client/ }).map(({ textContent }) => textContent)).toEqual([
      'Client 17.',
    ]);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No clients match your search')).toBeTruthy();
  });

  it.each(['/measurements/00000000-0000-4000-8000-000000000000', '/measurements/nobody'])(
    'says that there is no such client at %s',
    async (at) => {
      open({ at });
      expect(await screen.findByText('Client not found')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Add Measurement' })).toBeNull();
    },
  );

  it('says when the clients cannot be loaded', async () => {
    open({ at: ofChidi, failures: { 'GET /api/customers': { status: 500, body: '' } } });
    expect(await screen.findByText('Error Loading Clients')).toBeTruthy();
  });
});

describe('the history', () => {
  it('shows label, relative time with the full date, measures and notes', async () => {
    open({ at: ofChidi });
    const page = within(await screen.findByRole('article', { name: /Wedding shirt/ }));
    expect(screen.getByText('Measurements for', { exact: false }).textContent).toBe('Measurements for Chidi Eze');
    expect(page.getByText('Wedding shirt')).toBeTruthy();
    expect(page.getByText('3 days ago').title).toMatch(/^\w+day \d{1,2} \w+ \d{4}, \d\d:\d\d$/);
    expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Neck', 'Chest', 'Shirt Length']);
    expect(page.getAllByRole('definition').map(({ textContent }) => textContent?.trim())).toEqual([
      '16¼ in',
      '42½ in changed by +½',
      '31 in',
    ]);
    expect(page.getByText('Stands straight')).toBeTruthy();
    expect(screen.getByText('No label')).toBeTruthy();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const path = `GET /api/measurements/${chidi.id}`;
    const { failures } = open({ at: ofChidi, failures: { [path]: { status: 500, body: '' } } });
    expect(await screen.findByText('Failed to fetch measurements')).toBeTruthy();
    delete failures[path];
    await user.click(await button('Try again'));
    expect(await screen.findByText('Wedding shirt')).toBeTruthy();
  });

  it('deletes a record once that is confirmed', async () => {
    const { sent } = open({ at: ofChidi });
    await user.click(await button('Delete Wedding shirt'));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Measurement' }));
    expect(dialog.getByText(/This action cannot be undone/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Measurement deleted successfully')).toBeTruthy();
    expect(screen.queryByText('Wedding shirt')).toBeNull();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE /api/measurements/${shirt.id}`]);
  });
});

describe('adding', () => {
  it.each([
    [/^Shirt/, 9],
    [/^Pants/, 8],
    [/^Suit\/Jacket/, 8],
    [/^Dress/, 6],
  ])('by template %s asks for its fields', async (template, count) => {
    await openTemplate(template);
    expect(measureFields()).toHaveLength(count);
    expect(inDialog().getByLabelText('Label this measurement')).toBeTruthy();
    expect(inDialog().getByLabelText('Additional Notes')).toBeTruthy();
  });

  it('keeps what was typed through Back, and under another template', async () => {
    await openTemplate(/^Shirt/);
    await user.type(inDialog().getByLabelText('Label this measurement'), 'Agbada');
    await user.type(inDialog().getByLabelText('Chest'), '42½ in');
    await user.type(inDialog().getByLabelText('Neck'), '16 in');
    await user.type(inDialog().getByLabelText('Additional Notes'), 'Roomy');
    await user.click(await button('Back'));
    expect(measureFields()).toHaveLength(0);
    await user.click(await button(/^Dress/));
    expect(inDialog().getByLabelText('Label this measurement')).toHaveProperty('value', 'Agbada');
    expect(inDialog().getByLabelText('Chest')).toHaveProperty('value', '42½ in');
    await user.click(await button('Back'));
    await user.click(await button(/^Shirt/));
    expect(inDialog().getByLabelText('Neck')).toHaveProperty('value', '16 in');
    expect(inDialog().getByLabelText('Additional Notes')).toHaveProperty('value', 'Roomy');
  });

  it("sends the template's fields alone, and closes over the new record", async () => {
    const { sent } = await openTemplate(/^Shirt/);
    await user.type(inDialog().getByLabelText('Neck'), '16 in');
    await user.click(await button('Back'));
    await user.click(await button(/^Dress/));
    await user.type(inDialog().getByLabelText('Label this measurement'), 'Gown');
    await user.type(inDialog().getByLabelText('Hip'), '39');
    await user.type(inDialog().getByLabelText('Additional Notes'), 'Train');
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    expect(await screen.findByText('Measurement added successfully')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Gown')).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      customerId: chidi.id,
      tags: 'Gown',
      measurements: { hip: '39 in', notes: 'Train' },
    });
  });

  it.each([
    [{ message: 'Client not found' }, 'Client not found'],
    ['gone', 'Failed to add measurement'],
  ])('keeps the form when the server answers %j', async (body, said) => {
    await openTemplate(/^Dress/, { failures: { 'POST /api/measurements': { status: 500, body } } });
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(inDialog().getByLabelText('Hip')).toHaveProperty('value', '39 in');
  });

  it('says under its field what is too long', async () => {
    const { sent } = await openTemplate(/^Dress/);
    await user.click(inDialog().getByLabelText('Hip'));
    await user.paste('x'.repeat(61));
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    expect((await inDialog().findByRole('alert')).textContent).toBe('Must be at most 60 characters');
    expect(sent).toEqual([]);
  });

  it('shows the last value of each measure, whichever record holds it', async () => {
    await openTemplate(/^Dress/);
    const described = (label: string) =>
      document.getElementById(inDialog().getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described('Chest')).toBe('Last 42½');
    expect(described('Hip')).toBe('Last 41');
    expect(described('Dress Length')).toBeUndefined();
  });
});

describe('the keys for the field in hand', () => {
  it('add fractions to it and turn it into the other unit', async () => {
    await openTemplate(/^Dress/);
    const hip = inDialog().getByLabelText<HTMLInputElement>('Hip');
    expect((await button('one half')).getAttribute('aria-disabled')).toBe('true');
    await user.type(hip, '39');
    await user.click(await button('one half'));
    expect(hip.value).toBe('39½ in');
    expect(document.activeElement).toBe(hip);
    await user.click(await button('cm'));
    expect(hip.value).toBe('100.3 cm');
    expect((await button('cm')).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(screen.getByText('Hip 100.3 cm')).toBeTruthy());
  });

  it('go on to the next field with Enter, naming the unit that was meant', async () => {
    const { sent } = await openTemplate(/^Dress/);
    await user.click(await button('cm'));
    await user.type(inDialog().getByLabelText('Chest'), '98{Enter}');
    expect(inDialog().getByLabelText('Chest')).toHaveProperty('value', '98 cm');
    expect(document.activeElement).toBe(inDialog().getByLabelText('Waist'));
    expect(sent).toEqual([]);
  });
});

describe('editing', () => {
  it('offers all measures whatever the template, and sends no client', async () => {
    const { sent } = open({ at: ofChidi });
    await user.click(await button('Edit Wedding shirt'));
    expect(screen.getByRole('dialog', { name: 'Edit Measurement' })).toBeTruthy();
    expect(measureFields()).toHaveLength(18);
    expect(inDialog().getByLabelText('Neck')).toHaveProperty('value', '16 1/4 in');
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await user.clear(inDialog().getByLabelText('Neck'));
    await user.click(inDialog().getByRole('button', { name: 'Update Measurement' }));
    expect(await screen.findByText('Measurement updated successfully')).toBeTruthy();
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: `/api/measurements/${shirt.id}`,
        body: {
          tags: 'Wedding shirt',
          measurements: { chest: '42½ in', hip: '39 in', shirtLength: '31 in', notes: 'Stands straight' },
        },
      },
    ]);
  });

  it('says why a record could not be changed', async () => {
    open({ at: ofChidi, failures: { [`PUT /api/measurements/${shirt.id}`]: { status: 500, body: '' } } });
    await user.click(await button('Edit Wedding shirt'));
    await user.click(await button('Update Measurement'));
    expect(await screen.findByText('Failed to update measurement')).toBeTruthy();
    expect(measureFields()).toHaveLength(18);
  });
});
