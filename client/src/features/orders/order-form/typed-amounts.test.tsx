// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ade,
  fieldOf,
  inForm,
  openForm,
  press,
  sentOrder,
  user,
} from '../../../../../tests/support/client/order-form-page';
import { setViewport } from '../../../../../tests/support/viewport';

/** Opens the form of a garment without a price, in a currency, and types its price. */
async function typePrice(text: string, currency: string, width: number) {
  setViewport(width);
  await openForm({
    customerId: ade.id,
    book: { currency },
    suggestions: { garments: [{ garment: 'Agbada', kind: 'new', price: null, currency }] },
  });
  await press(/^Agbada/);
  await user.click(fieldOf('Price of Agbada'));
  await user.keyboard(text);
}

const price = () => fieldOf('Price of Agbada').value;
const sentPrice = () => sentOrder()?.garments[0]?.price;

/** On phones, the keys of the screen are in the place of Save. */
async function pressSave() {
  const done = inForm().queryByRole('button', { name: 'Done' });
  if (done) await user.click(done);
  await press('Save');
}

async function save() {
  await pressSave();
  await screen.findByRole('dialog', { name: 'Order 144 saved' });
}

describe('a price that is typed with a keyboard', () => {
  it.each([
    ['12,50', 'EUR', '= €12.50', 1_250, 899],
    ['12,50', 'EUR', '= €12.50', 1_250, 1280],
    ['45k', 'NGN', '= ₦45,000', 4_500_000, 1280],
    ['12,50', 'EUR', '= €12.50', 1_250],
    ['1250,5', 'EUR', '= €1,250.50', 125_050],
    ['1.250', 'EUR', '= €1,250', 125_000],
    ['45k', 'NGN', '= ₦45,000', 4_500_000],
    ['3.5L', 'INR', '= ₹350,000', 35_000_000],
    ['45 mille', 'XOF', '= F\u202fCFA\u00a045,000', 45_000],
    ['12,500', 'KWD', '= KWD\u00a012.500', 12_500],
    ['٤٥٠٠', 'EGP', undefined, 450_000],
    ['५०००', 'INR', undefined, 500_000],
  ])('%j of %s is shown as %s before it counts', async (text, currency, shown, minor, width = 360) => {
    await typePrice(text, currency, width);
    const notes = inForm()
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    if (shown) expect(notes).toContain(shown);
    await save();
    expect(sentPrice()).toBe(minor);
  });

  it('has Latin digits as it is typed', async () => {
    await typePrice('٤٥', 'EGP', 360);
    expect(price()).toBe('45');
  });

  it('is asked about where two amounts are possible', async () => {
    await typePrice('45 mil', 'NGN', 360);
    await pressSave();
    await waitFor(() => expect(inForm().getByRole('alert').textContent).toBe('Price: ₦45,000 or ₦45,000,000?'));
    expect(sentOrder()).toBeUndefined();
    await press('₦45,000');
    expect(price()).toBe('45,000');
    await save();
    expect(sentPrice()).toBe(4_500_000);
  });

  it('with another word is refused, and the field says how to write it', async () => {
    await typePrice('45 yards', 'NGN', 360);
    await pressSave();
    await waitFor(() => expect(inForm().getByRole('alert').textContent).toBe('Price is not an amount'));
    expect(inForm().getByText(/^“yards” is not read here. Write it in NGN, such as 45,000/)).toBeTruthy();
  });
});

describe('a discount', () => {
  it('is left as the figure that it means', async () => {
    await typePrice('45k', 'NGN', 1280);
    await user.type(fieldOf('Discount'), '2k');
    expect(inForm().getByText('= ₦2,000')).toBeTruthy();
    await user.tab();
    expect(fieldOf('Discount').value).toBe('2000');
    await save();
    expect(sentOrder()?.discount).toBe(200_000);
  });
});
