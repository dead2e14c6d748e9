// @vitest-environment happy-dom
import { measurementsApi } from '@shared/measurements/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  api,
  button,
  chidi,
  inDialog,
  measureFields,
  ofChidi,
  open,
  openTemplate,
  shirt,
  user,
} from '../../../../../tests/support/client/measurements-page';
import {
  changedElsewhere,
  holdWrites,
  loseNextAnswer,
  meetEarlierTry,
} from '../../../../../tests/support/client/writes';

describe('adding', () => {
  it.each([
    [/^Shirt/, 9],
    [/^Pants/, 8],
    [/^Suit\/ ?Jacket/, 8],
    [/^Dress/, 6],
  ])('shows the fields of template %s', async (template, count) => {
    await openTemplate(template);
    expect(measureFields()).toHaveLength(count);
    expect(inDialog().getByLabelText('Label this measurement')).toBeTruthy();
    expect(inDialog().getByLabelText('Additional Notes')).toBeTruthy();
  });

  it('keeps the typed values after Back, and with another template', async () => {
    await openTemplate(/^Shirt/);
    await user.type(inDialog().getByLabelText('Label this measurement'), 'Agbada');
    await user.type(inDialog().getByLabelText('Chest'), '42½ in');
    await user.type(inDialog().getByLabelText('Neck'), '16 in');
    await user.type(inDialog().getByLabelText('Additional Notes'), 'Roomy');
    await user.click(await button('Back'));
    expect(measureFields()).toHaveLength(0);
    await user.click(await button(/^Dress/));
    expect(inDialog().getByLabelText('Label this measurement')).toHaveProperty('value', 'Agbada');
    expect(inDialog().getByLabelText('Chest')).toHaveProperty('value', '42½');
    await user.click(await button('Back'));
    await user.click(await button(/^Shirt/));
    expect(inDialog().getByLabelText('Neck')).toHaveProperty('value', '16');
    expect(inDialog().getByLabelText('Additional Notes')).toHaveProperty('value', 'Roomy');
  });

  it("sends only the template's fields, and closes when the record is shown", async () => {
    await openTemplate(/^Shirt/);
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
    expect(api.writes[0]?.body).toEqual({
      customerId: chidi.id,
      tags: 'Gown',
      measurements: { hip: '39 in', notes: 'Train' },
      ownMeasures: [],
      sheetId: 'dress',
      sheetName: 'Dress',
    });
  });

  it.each([
    [{ message: 'Client not found' }, 'Client not found'],
    ['gone', 'Failed to add measurement'],
  ])('keeps the form when the server answers %j', async (body, message) => {
    await openTemplate(/^Dress/);
    api.on(measurementsApi.create, Response.json(body, { status: 500 }));
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(inDialog().getByLabelText('Hip')).toHaveProperty('value', '39 in');
  });

  it('repeats the request while an earlier one is running', async () => {
    await openTemplate(/^Dress/, { records: [shirt] });
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await meetEarlierTry(api, () => inDialog().getByRole('button', { name: 'Add Measurement' }).click());
    expect(await screen.findByText('Measurement added successfully')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(2);
  });

  it('creates one record if an answer was lost and the values change, also with another template', async () => {
    await openTemplate(/^Shirt/, { records: [shirt] });
    const submit = () => user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    await user.type(inDialog().getByLabelText('Neck'), '16 in');
    loseNextAnswer(api);
    await submit();
    await screen.findByText('Failed to add measurement');
    await user.click(await button('Back'));
    await user.click(await button(/^Dress/));
    await user.type(inDialog().getByLabelText('Label this measurement'), 'Gown');
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await submit();
    expect(await screen.findByText('Measurement added successfully')).toBeTruthy();
    expect(await screen.findByText('Gown')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(2);
  });

  it("does not overwrite another device's changes without a question after a lost answer", async () => {
    const records = await openTemplate(/^Dress/);
    const submit = () => user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    loseNextAnswer(api);
    await submit();
    await screen.findByText('Failed to add measurement');
    changedElsewhere(api, { ...records.at(-1), tags: 'Gown', updatedAt: '2026-11-21T09:20:00.000Z' });
    await user.type(inDialog().getByLabelText('Chest'), '40 in');
    await submit();
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(within(notice).getByRole('listitem').textContent).toBe('LabelGownHere: DressUse this');
    expect(api.writes.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  describe('if another device adds a measure without a field in the form, after a lost answer', () => {
    async function refused() {
      const records = await openTemplate(/^Shirt/);
      await user.type(inDialog().getByLabelText('Neck'), '16 in');
      loseNextAnswer(api);
      await add();
      await screen.findByText('Failed to add measurement');
      const measurements = { neck: '16 in', hip: '40 in' };
      changedElsewhere(api, { ...records.at(-1), measurements, updatedAt: '2026-11-21T09:20:00.000Z' });
      await user.type(inDialog().getByLabelText('Additional Notes'), 'Roomy');
      await add();
      const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
      expect(within(notice).getByRole('listitem').textContent).toBe('Hip40 inHere: nothingUse this');
    }
    const add = () => user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    const puts = () => api.writes.filter(({ method }) => method === 'PUT');

    it('adds a field for it, and saves it', async () => {
      await refused();
      await user.click(await button('Use this for Hip'));
      expect(inDialog().getByLabelText('Hip')).toHaveProperty('value', '40');
      await add();
      expect(await screen.findByText('Measurement added successfully')).toBeTruthy();
      expect(puts()).toMatchObject([{ body: { measurements: { neck: '16 in', hip: '40 in', notes: 'Roomy' } } }]);
    });

    it('keeps it after Reload, also with another template', async () => {
      await refused();
      await user.click(await button('Reload'));
      await user.click(await button('Back'));
      await user.click(await button(/^Dress/));
      await user.type(inDialog().getByLabelText('Chest'), '42 in');
      await add();
      expect(await screen.findByText('Measurement added successfully')).toBeTruthy();
      expect(puts()).toMatchObject([{ body: { measurements: { neck: '16 in', chest: '42 in', hip: '40 in' } } }]);
    });

    it('deletes it if the user chooses so', async () => {
      await refused();
      await user.click(await button('Overwrite'));
      expect(await screen.findByText('Measurement added successfully')).toBeTruthy();
      expect(puts().map(({ body }) => body)).toEqual([
        {
          tags: 'Shirt',
          measurements: { neck: '16 in', notes: 'Roomy' },
          ownMeasures: [],
          sheetId: 'shirt',
          sheetName: 'Shirt',
        },
      ]);
    });
  });

  it('shows the error below a value that is too long', async () => {
    await openTemplate(/^Dress/);
    await user.click(inDialog().getByLabelText('Hip'));
    await user.paste('x'.repeat(61));
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    expect((await inDialog().findByRole('alert')).textContent).toBe('Must be at most 60 characters');
    expect(api.writes).toEqual([]);
  });

  it('shows the last value of each measure, from whichever record has it', async () => {
    await openTemplate(/^Dress/);
    const described = (label: string) =>
      document.getElementById(inDialog().getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described('Chest')).toBe('Last 42½');
    expect(described('Hip')).toBe('Last 41');
    expect(described('Dress Length')).toBeUndefined();
  });
});

describe('closing', () => {
  const question = () => screen.queryByRole('alertdialog', { name: 'Discard changes?' });

  it.each([
    ['a new record', /^Add Measurement$/, /^Dress/],
    ['an edited record', /^Edit Wedding shirt$/, undefined],
  ])('asks before it discards typed values of %s, and not otherwise', async (_, opener, template) => {
    open({ at: ofChidi });
    const begin = async () => {
      await user.click(await button(opener));
      if (template) await user.click(await button(template));
    };
    await begin();
    await user.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await begin();
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await user.keyboard('{Escape}');
    expect(question()).toBeTruthy();
    await user.click(await button('Discard'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the late answer to a closed form keeps the next one open, and locks its fields and keys until then', async () => {
  await openTemplate(/^Shirt/);
  const letThrough = holdWrites(api);
  await user.type(inDialog().getByLabelText('Neck'), '16 in');
  await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
  await button('Adding...');
  for (const control of [inDialog().getByLabelText('Neck'), inDialog().getByRole('button', { name: 'Last 42½' })])
    expect(control.closest('[inert]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await button('Leave'));
  await user.click(await button('Add Measurement'));
  await user.click(await button(/^Dress/));
  await user.type(inDialog().getByLabelText('Additional Notes'), 'Roomy');
  letThrough();
  await screen.findByText('Measurement added successfully');
  expect(inDialog().getByLabelText('Additional Notes')).toHaveProperty('value', 'Roomy');
});
