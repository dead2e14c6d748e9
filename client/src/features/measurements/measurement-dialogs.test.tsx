// @vitest-environment happy-dom
import { measurementsApi, type Measurement } from '@shared/measurements';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../tests/support/client/fake-api';
import {
  api,
  button,
  chidi,
  fieldOf,
  inDialog,
  measureFields,
  ofChidi,
  open,
  openTemplate,
  shirt,
  shown,
  user,
} from '../../../../tests/support/client/measurements-page';
import { changedElsewhere, holdWrites, loseNextAnswer, meetEarlierTry } from '../../../../tests/support/client/writes';

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
        { tags: 'Shirt', measurements: { neck: '16 in', notes: 'Roomy' }, ownMeasures: [] },
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

describe('typing measures', () => {
  it("begins at the first measure, with the template's name as label, which another template replaces", async () => {
    await openTemplate(/^Dress/);
    expect(document.activeElement).toBe(fieldOf('Chest'));
    expect(fieldOf('Label this measurement').value).toBe('Dress');
    await user.click(await button('Back'));
    await user.click(await button(/^Shirt/));
    expect(fieldOf('Label this measurement').value).toBe('Shirt');
    await user.type(fieldOf('Label this measurement'), 'Agbada');
    await user.click(await button('Back'));
    await user.click(await button(/^Dress/));
    expect(fieldOf('Label this measurement').value).toBe('Agbada');
  });

  it('replaces the whole value of a field', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Hip'), '36 cm{Enter}');
    await user.type(fieldOf('Hip'), '99');
    expect(fieldOf('Hip').value).toBe('99');
  });

  it('takes over the last value with one tap, in the current unit', async () => {
    await openTemplate(/^Dress/);
    await user.click(await button('Last 42½'));
    expect(shown('Chest')).toBe('42½ in');
    await user.click(await button('cm'));
    await user.click(await button('Last 104'));
    expect(shown('Hip')).toBe('104 cm');
  });

  it('takes over all last values with one tap, except where a value is typed', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Chest'), '43{Enter}');
    await user.click(await button('Same as last time'));
    expect(shown('Chest')).toBe('43 in');
    expect(shown('Hip')).toBe('41 in');
    expect(fieldOf('Dress Length').value).toBe('');
  });

  it('has examples in the unit that is in use', async () => {
    await openTemplate(/^Dress/);
    await user.click(await button('cm'));
    expect(inDialog().getAllByPlaceholderText('e.g., 39.5 cm')).toHaveLength(6);
  });

  it('asks about a probable slip after the field is left, and corrects it with one tap', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Chest'), '24');
    expect(screen.queryByText(/Digits swapped/)).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByText('18½ less than last time. Digits swapped?')).toBeTruthy();
    await user.click(await button('Use 42'));
    expect(shown('Chest')).toBe('42 in');
    expect(screen.queryByText(/Digits swapped/)).toBeNull();
  });

  it('saves a value that it has questioned', async () => {
    await openTemplate(/^Dress/);
    await user.type(fieldOf('Chest'), 'loose{Enter}');
    expect(screen.getByText('Not a length. It is kept as you typed it')).toBeTruthy();
    await user.click(inDialog().getByRole('button', { name: 'Add Measurement' }));
    await screen.findByText('Measurement added successfully');
    expect(api.writes).toMatchObject([{ body: { tags: 'Dress', measurements: { chest: 'loose' } } }]);
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

describe('editing', () => {
  it('shows all measures for any template, and sends no client', async () => {
    open({ at: ofChidi });
    await user.click(await button('Edit Wedding shirt'));
    expect(screen.getByRole('dialog', { name: 'Edit Measurement' })).toBeTruthy();
    expect(measureFields()).toHaveLength(18);
    expect(inDialog().getByLabelText('Neck')).toHaveProperty('value', '16¼');
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await user.clear(inDialog().getByLabelText('Neck'));
    await user.click(inDialog().getByRole('button', { name: 'Update Measurement' }));
    expect(await screen.findByText('Measurement updated successfully')).toBeTruthy();
    expect(api.writes).toEqual([
      {
        method: 'PUT',
        path: `/api/measurements/${shirt.id}`,
        body: {
          ownMeasures: [],
          tags: 'Wedding shirt',
          measurements: { chest: '42½ in', hip: '39 in', shirtLength: '31 in', notes: 'Stands straight' },
        },
      },
    ]);
  });

  it('keeps the typed values if another device has changed the record, and names the measures', async () => {
    open({ at: ofChidi });
    const measurements = { neck: '16 1/2 in', chest: '42½ in', shirtLength: '31 in', notes: 'Stands straight' };
    changedElsewhere(api, { ...shirt, measurements, updatedAt: new Date().toISOString() } as Measurement);
    await user.click(await button('Edit Wedding shirt'));
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    await user.click(await button('Update Measurement'));
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Neck16 1/2 inHere: 16 1/4 inUse this']);
    await user.click(await button('Use this for Neck'));
    expect(inDialog().getByLabelText('Neck')).toHaveProperty('value', '16½');
    await user.click(await button('Update Measurement'));
    expect(await screen.findByText('Measurement updated successfully')).toBeTruthy();
    expect(api.writes).toMatchObject([{ body: { measurements: { ...measurements, hip: '39 in' } } }]);
  });

  it("shows the server's message, on its field if it names one", async () => {
    open({ at: ofChidi });
    const refuse = (field: string) =>
      api.on(
        measurementsApi.update,
        refusal(400, { message: 'Too long', code: 'invalid', errors: { [field]: ['Too long'] } }),
      );
    await user.click(await button('Edit Wedding shirt'));
    refuse('measurements');
    await user.click(await button('Update Measurement'));
    expect(await screen.findByText('Too long')).toBeTruthy();
    expect(inDialog().queryByRole('alert')).toBeNull();
    refuse('tags');
    await user.click(await button('Update Measurement'));
    expect((await inDialog().findByRole('alert')).textContent).toBe('Too long');
    expect(document.activeElement).toBe(inDialog().getByLabelText('Label this measurement'));
  });

  it("shows the other device's version of the record after Discard", async () => {
    const records = [shirt];
    const now = { ...shirt, tags: 'Agbada', updatedAt: new Date().toISOString() };
    open({ at: ofChidi, records });
    await user.click(await button('Edit Wedding shirt'));
    await user.type(inDialog().getByLabelText('Hip'), '39 in');
    changedElsewhere(api, now);
    api.on(measurementsApi.list, [now]);
    await user.click(await button('Update Measurement'));
    await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(await screen.findByRole('article', { name: /Agbada/, hidden: true })).toBeTruthy();
  });

  it('shows why a record could not be changed', async () => {
    open({ at: ofChidi });
    api.on(measurementsApi.update, new Response(null, { status: 500 }));
    await user.click(await button('Edit Wedding shirt'));
    await user.click(await button('Update Measurement'));
    expect(await screen.findByText('Failed to update measurement')).toBeTruthy();
    expect(measureFields()).toHaveLength(18);
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
