// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customersApi } from '@shared/customers/contract';
import { measurementsApi } from '@shared/measurements/contract';
import { refusal } from '../../../../tests/support/client/fake-api';
import {
  api,
  button,
  chidi,
  inDialog,
  ofChidi,
  open,
  openTemplate,
  shirt,
  user,
} from '../../../../tests/support/client/measurements-page';
import { aClient, aRecord } from '../../../../tests/support/client/rows';
import { loseNextAnswer } from '../../../../tests/support/client/writes';

describe('choosing a client', () => {
  it('lists all clients and asks for a choice', async () => {
    open();
    expect(await screen.findByText('Select a client from the left to view their measurements')).toBeTruthy();
    expect(screen.getByText('Track client measurements')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /Chidi Eze.*0803 555 0142.*2 measurements/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Adébáyọ̀/ }).textContent).toContain('+44 7700 900482');
    expect(screen.queryByRole('button', { name: 'Add Measurement' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('links to the clients page if there is no client', async () => {
    open({ customers: [] });
    expect(await screen.findByText('No clients yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your first client' }).getAttribute('href')).toBe('/clients#add');
  });

  it('shows the chosen client and an empty book', async () => {
    open();
    await user.click(await screen.findByRole('link', { name: /Adébáyọ̀/ }));
    expect(await screen.findByText('No measurements yet')).toBeTruthy();
    expect(screen.getByText('Add the first measurement for Olúwaṣeun Adébáyọ̀')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Olúwaṣeun Adébáyọ̀' })).toBeTruthy();
    expect(await button('Add Measurement')).toBeTruthy();
  });

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    'shows own measures whose key is %s',
    async (key) => {
      const ownMeasures = [{ key, name: 'Cap', value: '22 in' }];
      const later = [{ key, name: 'Cap', value: '22½ in' }];
      const records = [aRecord(chidi, { tags: 'First' }), aRecord(chidi, { tags: 'Second', ownMeasures })];
      open({ at: ofChidi, records: [...records, aRecord(chidi, { tags: 'Third', ownMeasures: later })] });
      const third = within(await screen.findByRole('article', { name: /^Third/ }));
      expect(third.getByText('Cap').nextElementSibling?.textContent?.trim()).toBe('22½ in changed by +½');
      await user.click(await button('All records with all measures'));
      const second = within(screen.getByRole('article', { name: /^Second/ }));
      expect(second.getByText('Cap').nextElementSibling?.textContent?.trim()).toBe('22 in');
    },
  );

  it('has a search if there are many clients', async () => {
    open({ customers: Array.from({ length: 30 }, (_, index) => aClient({ name: `Client ${index}.` })) });
    await user.type(await screen.findByRole('searchbox', { name: 'Find a client' }), 't 17.');
    expect(screen.getAllByRole('link', { name: /^Client/ }).map(({ textContent }) => textContent)).toEqual([
      'Client 17.',
    ]);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No clients match your search')).toBeTruthy();
    await user.click(await button('Walk-in: t 17.x'));
    expect(inDialog().getByLabelText('Name')).toHaveProperty('value', 't 17.x');
  });

  it.each(['/clients/00000000-0000-4000-8000-000000000000', '/clients/nobody'])(
    'shows that the client does not exist at %s',
    async (at) => {
      open({ at });
      expect(await screen.findByText('Client not found')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Add Measurement' })).toBeNull();
    },
  );

  it('leads the keyboard past the clients', async () => {
    open();
    await user.click(await button('Skip the clients'));
    expect(document.activeElement?.textContent).toBe('End of the clients');
    await user.tab({ shift: true });
    expect(document.activeElement?.textContent).toMatch(/Adébáyọ̀/);
  });

  it('shows an error if the clients cannot be loaded', async () => {
    api.once(customersApi.list, new Response(null, { status: 500 }));
    open({ at: ofChidi });
    expect(await screen.findByText('Error Loading Clients')).toBeTruthy();
  });
});

describe('the history', () => {
  it('shows label, relative time with the full date, measures and notes', async () => {
    open({ at: ofChidi });
    const page = within(await screen.findByRole('article', { name: /Wedding shirt/ }));
    expect(screen.getByText('Measurements for', { exact: false }).textContent).toBe('Measurements for Chidi Eze');
    expect(page.getByText('Wedding shirt')).toBeTruthy();
    expect(page.getByRole('button', { name: '3 days ago' }).title).toMatch(/^\w+day \d{1,2} \w+ \d{4}, \d\d:\d\d$/);
    expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Neck', 'Chest', 'Shirt Length']);
    expect(page.getAllByRole('definition').map(({ textContent }) => textContent?.trim())).toEqual([
      '16¼ in',
      '42½ in changed by +½',
      '31 in',
    ]);
    expect(page.getByText('Stands straight')).toBeTruthy();
    expect(screen.getByText('No label')).toBeTruthy();
  });

  it('shows the unit in the switch alone if all figures have the same one, and converts them', async () => {
    open({ at: ofChidi, records: [shirt] });
    const page = within(await screen.findByRole('article', { name: /Wedding shirt/ }));
    const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['in']);
    expect(page.getAllByText('in').map(({ className }) => className)).toEqual(['sr-only', 'sr-only', 'sr-only']);
    await user.click(await button('cm'));
    expect(pressed()).toEqual(['cm']);
    expect(screen.getByText('All in centimetres')).toBeTruthy();
    expect(page.getAllByRole('definition')[0]?.textContent?.trim()).toBe('41.3 cm');
    await user.click(await button('in'));
    expect(page.getAllByRole('definition')[0]?.textContent?.trim()).toBe('16¼ in');
  });

  it('says which figure has no unit, and shows the units of records that differ', async () => {
    const mixed = aRecord(chidi, { tags: 'Mixed', measurements: { neck: '16 in', chest: '104 cm', hip: '41' } });
    open({ at: ofChidi, records: [mixed] });
    const page = within(await screen.findByRole('article', { name: /^Mixed/ }));
    const figures = () => page.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
    expect(figures()).toEqual(['16 in', '104 cm', '41']);
    expect(page.getByText('cm').className).not.toContain('sr-only');
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    await user.click(await button('cm'));
    expect(figures()).toEqual(['40.6 cm', '104 cm', '41 no unit']);
    expect(page.getByText('no unit').className).not.toContain('sr-only');
  });

  it('shows the full date of a record after a tap, and the relative time after the next one', async () => {
    open({ at: ofChidi });
    const page = within(await screen.findByRole('article', { name: /Wedding shirt/ }));
    const time = page.getByRole('button', { name: '3 days ago' });
    await user.click(time);
    expect(time.textContent).toBe(time.title);
    await user.click(time);
    expect(time.textContent).toBe('3 days ago');
  });

  it('shows an error if it cannot be loaded, and retries on request', async () => {
    api.once(measurementsApi.list, new Response(null, { status: 500 }));
    open({ at: ofChidi });
    expect(await screen.findByText('Failed to fetch measurements')).toBeTruthy();
    await user.click(await button('Try again'));
    expect(await screen.findByText('Wedding shirt')).toBeTruthy();
  });

  it('opens the form of a new record by a link, once', async () => {
    history.replaceState(null, '', '/#take');
    open({ at: ofChidi });
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(location.hash).toBe('');
  });

  it('deletes a record after the confirmation', async () => {
    open({ at: ofChidi });
    await user.click(await button('Delete Wedding shirt'));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Measurement' }));
    expect(dialog.getByText(/This action cannot be undone/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Measurement deleted successfully')).toBeTruthy();
    expect(screen.queryByText('Wedding shirt')).toBeNull();
    expect(api.writes).toEqual([]);
    await user.click(await button('Dismiss'));
    expect(api.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE /api/measurements/${shirt.id}`]);
  });

  it('shows a record whose answer was lost, also after Discard', async () => {
    await openTemplate(/^Dress/);
    await user.type(inDialog().getByLabelText('Label this measurement'), 'Gown');
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    loseNextAnswer(api);
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    await screen.findByText('Failed to add measurement');
    expect(await screen.findByText('Gown')).toBeTruthy();
  });

  it('shows a deleted record again after Undo', async () => {
    open({ at: ofChidi });
    await user.click(await button('Delete Wedding shirt'));
    await user.click(await button('Delete'));
    expect(screen.queryByText('Wedding shirt')).toBeNull();
    await user.click(await button('Undo'));
    expect(screen.getByText('Wedding shirt')).toBeTruthy();
    expect(api.writes).toEqual([]);
  });

  it('shows that a record is deleted if the answer was lost', async () => {
    open({ at: ofChidi });
    await user.click(await button('Delete Wedding shirt'));
    loseNextAnswer(api);
    await user.click(await button('Delete'));
    await user.click(await button('Dismiss'));
    expect(await screen.findByText('Failed to delete measurement')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Wedding shirt')).toBeNull());
  });

  it('treats a missing record as deleted', async () => {
    open({ at: ofChidi });
    api.on(measurementsApi.delete, refusal(404, { message: 'Measurement not found', code: 'not_found' }));
    await user.click(await button('Delete Wedding shirt'));
    await user.click(await button('Delete'));
    expect(await screen.findByText('Measurement deleted successfully')).toBeTruthy();
    await user.click(await button('Dismiss'));
    await waitFor(() => expect(api.writes).toMatchObject([{ method: 'DELETE' }]));
    expect(screen.queryByText('Failed to delete measurement')).toBeNull();
  });
});
