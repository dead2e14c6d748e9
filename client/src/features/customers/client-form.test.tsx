// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customersApi } from '@shared/customers/contract';
import { customerFields } from '@shared/customers/fields';
import {
  customerFieldNames,
  customerLabels,
  type CustomerFieldName,
  type CustomerValues,
} from '@shared/customers/values';
import { aWholeClient, textOf } from '../../../../tests/support/any-client';
import { api, button, open, user } from '../../../../tests/support/client/clients-page';
import { aClient } from '../../../../tests/support/client/rows';

/** Returns the field with the label, which ends with '(optional)' if it can be empty. */
const fieldOf = (name: CustomerFieldName) => {
  const dialog = within(screen.getByRole('dialog'));
  return dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${customerLabels[name]}( \\(optional\\))?$`));
};

async function type(name: CustomerFieldName, text: string) {
  if (customerFields[name].choices) return user.selectOptions(fieldOf(name), text);
  await user.clear(fieldOf(name));
  await user.click(fieldOf(name));
  await user.paste(text);
}

const submit = (name: string) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('the form of a client', () => {
  it('has every field of a client, and sends what was typed', async () => {
    const whole = aWholeClient(1);
    open([]);
    await user.click(await button('Add Client'));
    for (const name of customerFieldNames) await type(name, String(whole[name]));
    await submit('Add Client');
    await waitFor(() => expect(api.sent(customersApi.create).map(({ body }) => body)).toEqual([whole]));
  });

  it.each(customerFieldNames)('changes the field %s and no other', async (name) => {
    const whole: CustomerValues = aWholeClient(1);
    open([aClient(whole)]);
    await user.click(await button(`Edit ${whole.name}`));
    for (const each of customerFieldNames) expect(fieldOf(each).value).toBe(whole[each]);
    await type(name, textOf(name, 2));
    await submit('Update Client');
    const sent = { ...whole, [name]: textOf(name, 2) };
    await waitFor(() => expect(api.sent(customersApi.update).map(({ body }) => body)).toEqual([sent]));
  });

  it.each(['phone', 'whatsapp'] as const)(
    'refuses two numbers in the field %s, and says where the other one goes',
    async (name) => {
      open([]);
      await user.click(await button('Add Client'));
      await type('name', 'Ada');
      await type(name, '0803 555 0142 / 0805 555 0143');
      await submit('Add Client');
      await screen.findByText('Write one number here, and the other one in the notes');
      expect(api.sent(customersApi.create)).toEqual([]);
      await type(name, '0803 555 0142');
      await submit('Add Client');
      await waitFor(() => expect(api.sent(customersApi.create)).toHaveLength(1));
    },
  );
  it('makes the digits of a number Latin as they are typed', async () => {
    open([]);
    await user.click(await button('Add Client'));
    await user.type(fieldOf('name'), 'ليلى');
    await user.type(fieldOf('phone'), '٠١٠٠');
    expect(fieldOf('phone').value).toBe('0100');
    fieldOf('phone').setSelectionRange(1, 1);
    await user.keyboard('۵');
    expect(fieldOf('phone').value).toBe('05100');
    expect(fieldOf('phone').selectionStart).toBe(2);
    await submit('Add Client');
    await waitFor(() => expect(api.sent(customersApi.create)[0]?.body).toMatchObject({ phone: '05100' }));
  });

  it('keeps a language in which there are no messages, until another one is chosen', async () => {
    open([aClient({ name: 'Ada', language: 'Igbo' })]);
    await user.click(await button('Edit Ada'));
    expect(fieldOf('language').value).toBe('Igbo');
    expect(screen.getByText(/There are no messages in this language/)).toBeTruthy();
    await type('notes', 'Tall');
    await submit('Update Client');
    await waitFor(() =>
      expect(api.sent(customersApi.update)[0]?.body).toMatchObject({ notes: 'Tall', language: 'Igbo' }),
    );
  });

  it('has the language of the page if none is chosen', async () => {
    open([aClient({ name: 'Ada', language: 'yo' })]);
    await user.click(await button('Edit Ada'));
    await user.selectOptions(fieldOf('language'), 'As my page');
    await submit('Update Client');
    await waitFor(() => expect(api.sent(customersApi.update)[0]?.body).toMatchObject({ language: null }));
  });
});
