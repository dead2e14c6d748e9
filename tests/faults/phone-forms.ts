import type { Locator } from '@playwright/test';
import type { Phone } from './phone';

/** A form for a new row, with a text that only this row has. */
export interface PhoneForm {
  dialog: (phone: Phone) => Locator;
  /** Opens the form, or finds it open, and types the text in it. */
  type: (phone: Phone, text: string) => Promise<void>;
  save: (phone: Phone) => Promise<void>;
}

const clientDialog = ({ page }: Phone) => page.getByRole('dialog', { name: 'Add New Client' });
const recordDialog = ({ page }: Phone) => page.getByRole('dialog');
const paymentDialog = ({ page }: Phone) => page.getByRole('dialog', { name: 'Add payment' });

/** The form of a new client on `/clients`. The text is its name. */
export const clientForm: PhoneForm = {
  dialog: clientDialog,
  type: async (phone, name) => {
    await open(clientDialog(phone), phone.page.getByRole('button', { name: 'Add Client' }).first());
    await clientDialog(phone).getByLabel('Name').fill(name);
  },
  save: (phone) => clientDialog(phone).getByRole('button', { name: 'Add Client' }).click(),
};

/** The book asks about equal payments: each has an amount of its own, in whole units. */
let lastAmount = 0;

/** The form of a payment on the page of an order. The text is its note. */
export const paymentForm: PhoneForm = {
  dialog: paymentDialog,
  type: async (phone, note) => {
    await open(paymentDialog(phone), phone.page.getByRole('button', { name: 'Add payment' }).first());
    await paymentDialog(phone)
      .getByRole('textbox', { name: 'Amount' })
      .fill(String((lastAmount += 1)));
    await paymentDialog(phone).getByLabel(/^Note/).fill(note);
  },
  save: (phone) => paymentDialog(phone).getByRole('button', { name: /^Save/ }).click(),
};

/** The form of a record on the page of a client. The text is its label. */
export const recordForm: PhoneForm = {
  dialog: recordDialog,
  type: async (phone, label) => {
    const dialog = recordDialog(phone);
    await open(dialog, phone.page.getByRole('button', { name: /^(Take measurements|Add Measurement)/ }).first());
    const sheet = dialog.getByRole('button', { name: /^Shirt/ });
    await sheet.or(dialog.getByLabel('Label')).first().waitFor();
    if (await sheet.isVisible()) await sheet.click();
    await dialog.getByLabel('Chest').fill('40 in');
    await dialog.getByLabel('Label').fill(label);
  },
  save: (phone) => recordDialog(phone).getByRole('button', { name: 'Add Measurement' }).click(),
};

/** Discards what a form has from its draft. Returns whether there was one. */
export async function discardDraft(phone: Phone, form: PhoneForm): Promise<boolean> {
  const notice = form.dialog(phone).getByRole('status').filter({ hasText: 'Your unsaved changes are back.' });
  if (!(await notice.isVisible())) return false;
  await notice.getByRole('button', { name: 'Discard' }).click();
  return true;
}

/** Leaves a form without a save. */
export async function leaveForm(phone: Phone, form: PhoneForm): Promise<void> {
  const dialog = form.dialog(phone);
  await phone.page.keyboard.press('Escape');
  const discard = dialog.getByRole('alertdialog').getByRole('button').last();
  const isAsked = await Promise.race([
    discard.waitFor().then(() => true),
    dialog.waitFor({ state: 'hidden' }).then(() => false),
  ]);
  if (isAsked) await discard.click();
  await dialog.waitFor({ state: 'hidden' });
}

async function open(dialog: Locator, button: Locator): Promise<void> {
  if (!(await dialog.isVisible())) await button.click();
  await dialog.waitFor();
}
