// @vitest-environment happy-dom
import type { Customer } from '@shared/customers/contract';
import { ordersApi } from '@shared/orders/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../../tests/support/client/fake-api';
import {
  ade,
  aLine,
  anOrder,
  api,
  bola,
  fieldOf,
  inForm,
  openForm,
  openPage,
  press,
  sentOrder,
  suggested,
  today,
  user,
} from '../../../../../tests/support/client/order-form-page';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { setViewport } from '../../../../../tests/support/viewport';

const saved = (number = 144) => screen.findByRole('dialog', { name: `Order ${number} saved` });

describe('a new order', () => {
  it('of a known client, half paid, takes six presses and no keys', async () => {
    openPage();
    let presses = 0;
    const pressed = async (name: string | RegExp) => {
      await user.click(await screen.findByRole('button', { name }));
      presses += 1;
    };
    await pressed('New order');
    await pressed(/Olúwaṣeun/);
    await pressed(/^Agbada/);
    await pressed(/^Friday 5 June/);
    await pressed(/^Half/);
    await pressed('Save');
    await saved();
    expect(presses).toBe(6);
    expect(sentOrder()).toMatchObject({
      customerId: ade.id,
      currency: 'NGN',
      garments: [{ garment: 'Agbada', kind: 'new', quantity: 1, price: 4_500_000, measures: null }],
      dueOn: '2026-06-05',
      payment: { amount: 2_250_000, method: 'cash', onDate: today },
    });
    expect(sentOrder()?.id).toMatch(/^[\da-f-]{36}$/);
    expect(sentOrder()?.timeZone).toBeTruthy();
    expect(sentOrder()).not.toHaveProperty('number', expect.anything());
  });

  it('folds the answered parts, and the focus stays in the form', async () => {
    await openForm();
    await press(/Olúwaṣeun/);
    expect(inForm().queryByRole('searchbox')).toBeNull();
    expect(document.activeElement).toBe(inForm().getByRole('group', { name: 'Garment' }));
    await press(/^Agbada/);
    expect(fieldOf('Price of Agbada').value).toBe('45,000');
    expect(document.activeElement).toBe(inForm().getByRole('group', { name: 'Garment' }));
    await press('Remove Agbada');
    expect(document.activeElement).toBe(inForm().getByRole('group', { name: 'Garment' }));
    await press(/^Change client/);
    expect(inForm().getByRole('searchbox')).toBeTruthy();
    expect(document.activeElement).toBe(inForm().getByRole('group', { name: 'For' }));
  });

  it('begins on a phone without a keyboard, and from 900 px in the search', async () => {
    await openForm();
    expect(document.activeElement?.matches('input')).toBe(false);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await press('Cancel');
    setViewport(1280);
    await user.click(screen.getByRole('button', { name: 'New order' }));
    await waitFor(() => expect(document.activeElement).toBe(inForm().getByRole('searchbox')));
  });

  it('offers the receipt and the measures when it is saved', async () => {
    const rows = await openForm();
    await press(/Olúwaṣeun/);
    await press(/^Agbada/);
    await press(/^All/);
    await press('Save');
    await saved();
    const receipt = inForm().getByRole('link', { name: 'Send receipt to Olúwaṣeun' });
    expect(receipt.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/2348035550142\?text=/);
    expect(inForm().getByRole('link', { name: 'Take measurements' }).getAttribute('href')).toBe(
      `/clients/${ade.id}#take`,
    );
    receipt.addEventListener('click', (event) => event.preventDefault());
    await user.click(receipt);
    await waitFor(() => expect(rows[0]?.told).toHaveProperty('taken'));
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says in a toast that a typed number was taken', async () => {
    await openForm({ orders: [anOrder(bola, { number: 99 })] });
    await press('Number 144, change');
    await user.keyboard('99{Enter}');
    expect(inForm().getByRole('button', { name: 'Number 99, change' })).toBe(document.activeElement);
    await press(/Olúwaṣeun/);
    await press(/^Agbada/);
    await press('Save');
    await saved(144);
    expect(sentOrder()?.number).toBe(99);
    expect(screen.getByText('The number was taken: this is order 144')).toBeTruthy();
  });

  it.each([
    ['Half', 2_000_000, '₦20,000'],
    ['All', 4_000_000, '₦40,000'],
  ])('pays %s of what is due after a discount and another garment, as the screen says', async (part, amount, shown) => {
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await press(new RegExp(`^${part}`));
    await press('Add Fila');
    await press(/^More/);
    await user.type(fieldOf(/^Discount/), '10000');
    const tile = inForm().getByRole('button', { name: new RegExp(`^${part}`), pressed: true });
    expect(tile.textContent).toBe(`${part} ${shown}`);
    await press('Save');
    await saved();
    expect(sentOrder()).toMatchObject({ discount: 1_000_000, payment: { amount } });
  });

  it('asks how much was paid if the price of which a half was paid is gone', async () => {
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await press(/^Half/);
    await user.clear(fieldOf('Price of Agbada'));
    await press('Done');
    await press('Save');
    expect(await inForm().findByText('The price is not agreed: write how much was paid')).toBeTruthy();
    expect(sentOrder()).toBeUndefined();
    await press(/^Other\s?amount/);
    await user.type(fieldOf('Amount paid'), '20000');
    await press('Done');
    await press('Save');
    await saved();
    expect(sentOrder()).toMatchObject({ garments: [{ price: null }], payment: { amount: 2_000_000 } });
  });

  it('says only what is true of an amount above the price', async () => {
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await press(/^Other\s?amount/);
    await user.type(fieldOf('Amount paid'), '50000');
    await press('Done');
    expect(inForm().getByText('Overpaid ₦5,000').parentElement?.textContent).toBe(
      'Overpaid ₦5,000It stays with this order until it is given back',
    );
  });

  it('has the client of the page, and five presses', async () => {
    await openForm({ customerId: bola.id });
    expect(inForm().getByRole('button', { name: 'Change client, now Bola Alade' })).toBeTruthy();
    await press(/^Agbada/);
    await press(/^Friday 5 June/);
    await press(/^Half/);
    await press('Save');
    await saved();
    expect(sentOrder()?.customerId).toBe(bola.id);
  });

  it('opens by its fragment, for a name that was searched', async () => {
    window.history.replaceState({ newcomer: { name: 'Zainab', phone: '' } }, '', '/dashboard#new-order');
    openPage();
    await waitFor(() => expect(fieldOf('Name').value).toBe('Zainab'));
    expect(window.location.hash).toBe('');
  });
});

describe('the clients that are offered', () => {
  it('are eight: those of the newest orders, records and additions', async () => {
    const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T10:00:00.000Z`;
    const many = Array.from({ length: 10 }, (_, day) => aClient({ name: `Client ${day}`, createdAt: at(day + 1) }));
    const [first, second] = many as [Customer, Customer];
    await openForm({
      customers: many,
      orders: [anOrder(first, { createdAt: at(30) })],
      records: [aRecord(second, { createdAt: at(29) })],
    });
    const list = await inForm().findByRole('list', { name: 'Recent clients' });
    await waitFor(() =>
      expect([...list.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(
        [0, 1, 9, 8, 7, 6, 5, 4].map((day) => expect.stringMatching(new RegExp(`Client ${day}$`))),
      ),
    );
  });
});

describe('the errors of an order', () => {
  const alerts = () =>
    inForm()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent);

  it('stand on their fields, and the first one has the focus', async () => {
    await openForm();
    await press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Choose a client', 'Add a garment']));
    expect(document.activeElement).toBe(inForm().getByRole('group', { name: 'For' }));
    expect(api.writes).toEqual([]);
  });

  it('name a discount above the price, in More', async () => {
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await press(/^More/);
    await user.type(fieldOf('Discount'), '45,000.50');
    await press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Discount is more than the price']));
    expect(document.activeElement).toBe(fieldOf('Discount'));
  });

  it('name a payment of 0 and one that is no amount', async () => {
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await press(/^Other\s?amount/);
    expect(document.activeElement).toBe(fieldOf('Amount paid'));
    await press('0');
    await press('Done');
    await press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Payment is 0']));
    await user.clear(fieldOf('Amount paid'));
    await user.type(fieldOf('Amount paid'), '1.2.3');
    await press('Done');
    await press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Payment is not an amount']));
  });

  it('focus the price that is no amount', async () => {
    setViewport(1280);
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await user.clear(fieldOf('Price of Agbada'));
    await user.type(fieldOf('Price of Agbada'), 'forty');
    await press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Price is not an amount']));
    expect(document.activeElement).toBe(fieldOf('Price of Agbada'));
  });

  it('are none of a price that is typed over the last one', async () => {
    setViewport(1280);
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await user.click(fieldOf('Price of Agbada'));
    await user.keyboard('52,000.50');
    expect(fieldOf('Price of Agbada').value).toBe('52,000.50');
    await press('Save');
    await saved();
    expect(sentOrder()?.garments).toMatchObject([{ price: 5_200_050 }]);
  });

  it('name the 61st garment', async () => {
    const like = anOrder(ade, { garments: Array.from({ length: 60 }, (_, at) => aLine({ garment: `Shirt ${at}` })) });
    await openForm({ start: { like }, orders: [like] });
    await press('Add Agbada');
    await press('Save');
    await waitFor(() => expect(alerts()).toEqual(['At most 60 garments']));
  });

  it('of the server stand on their fields too, and nothing is lost', async () => {
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    api.once(ordersApi.create, refusal(400, { message: 'Invalid', code: 'invalid', errors: { style: ['Too odd'] } }));
    await press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Too odd']));
    expect(fieldOf('Price of Agbada').value).toBe('45,000');
  });

  it('are not made of a day in the past: paper books are copied', async () => {
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await press('Later');
    await user.type(fieldOf('Another day'), '2026-05-20');
    expect(inForm().getByText(/^Wednesday 20 May is over/)).toBeTruthy();
    await press('Save');
    await saved();
    expect(sentOrder()?.dueOn).toBe('2026-05-20');
  });
});

describe('another garment', () => {
  it('that is typed and not added is not thrown away by Save', async () => {
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await press('Add Other');
    await user.type(fieldOf('Garment or work'), 'Gele');
    await press('Save');
    expect(await inForm().findByText('Add “Gele”, or empty its field')).toBeTruthy();
    expect(fieldOf('Garment or work').value).toBe('Gele');
    expect(sentOrder()).toBeUndefined();
    await press('Add');
    await press('Save');
    await saved();
    expect(sentOrder()?.garments).toMatchObject([{ garment: 'Agbada' }, { garment: 'Gele', price: null }]);
  });

  it('is given up when its part is closed', async () => {
    await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await press('Add Other');
    await user.type(fieldOf('Garment or work'), 'Gele');
    await press('Add Other');
    await press('Save');
    await saved();
    expect(sentOrder()?.garments).toMatchObject([{ garment: 'Agbada' }]);
  });
});

describe('the capacity in the form', () => {
  const question = 'How many garments do you finish in a week?';
  const inHand = [anOrder(bola, { dueOn: '2026-06-05', garments: [aLine({ quantity: 8 })] })];

  it('is silent without figures, and asks nothing while there are no orders', async () => {
    await openForm({ book: { weeklyGarments: null } });
    expect(inForm().queryByText(/You finish about/i)).toBeNull();
    expect(inForm().queryByRole('button', { name: /^Take / })).toBeNull();
    expect(inForm().queryByText(question)).toBeNull();
  });

  it('counts nothing until a day that is over, and says so of another day alone', async () => {
    const late = anOrder(ade, { dueOn: '2026-05-20' });
    await openForm({ start: { order: late }, orders: [late, ...inHand], book: { weeklyGarments: 5 } });
    expect(await inForm().findByText(/You finish about 5 a week/)).toBeTruthy();
    expect(inForm().queryByText(/promised until|is over/)).toBeNull();
  });

  it('asks once for the usual week, and then counts', async () => {
    await openForm({ book: { weeklyGarments: null }, orders: inHand });
    await user.type(await inForm().findByLabelText(question), 'five{Enter}');
    expect(inForm().getByRole('alert').textContent).toBe('Give a whole number');
    await user.clear(fieldOf(question));
    await user.type(fieldOf(question), '5{Enter}');
    expect(await inForm().findByText(/You finish about 5 a week/)).toBeTruthy();
    expect(inForm().queryByText(question)).toBeNull();
    expect(screen.getByRole('dialog', { name: 'New order' })).toBeTruthy();
  });

  it('saves an answer with the order if it was not confirmed, and refuses a bad one without losing anything', async () => {
    await openForm({ book: { weeklyGarments: null }, orders: inHand, customerId: ade.id });
    await press(/^Agbada/);
    await user.type(await inForm().findByLabelText(question), 'five');
    await press('Save');
    expect(inForm().getByRole('alert').textContent).toBe('Give a whole number');
    expect(document.activeElement).toBe(fieldOf(question));
    expect(fieldOf(question).value).toBe('five');
    expect(api.writes).toEqual([]);
    await user.clear(fieldOf(question));
    await user.type(fieldOf(question), '5');
    await press('Save');
    await saved();
    await waitFor(() =>
      expect(api.sent(ordersApi.changeBook).map(({ body }) => body)).toEqual([{ weeklyGarments: 5 }]),
    );
    expect(sentOrder()).not.toHaveProperty('weeklyGarments');
  });

  it('saves the order also if the answer could not be saved, and says so', async () => {
    await openForm({ book: { weeklyGarments: null }, orders: inHand, customerId: ade.id });
    await press(/^Agbada/);
    await user.type(await inForm().findByLabelText(question), '5');
    api.once(ordersApi.changeBook, refusal(503, 'Busy'));
    await press('Save');
    await saved();
    expect(await screen.findByText('Busy')).toBeTruthy();
  });

  it('asks no more after Skip', async () => {
    await openForm({ book: { weeklyGarments: null }, orders: inHand });
    await inForm().findByText(question);
    await press('Skip');
    await press('Cancel');
    await user.click(screen.getByRole('button', { name: 'New order' }));
    await screen.findByRole('dialog');
    expect(inForm().queryByText(question)).toBeNull();
  });

  it('counts the same garments in the days and in the sentence, also alterations', async () => {
    const hem = aLine({ kind: 'alteration', quantity: 4 });
    const orders = [
      anOrder(bola, { dueOn: '2026-06-04', garments: [aLine({ quantity: 3 }), hem] }),
      anOrder(bola, { dueOn: '2026-06-05', garments: [aLine({ quantity: 2, done: 1 })] }),
    ];
    await openForm({ orders, customerId: ade.id });
    await press(/^Agbada/);
    await press(/^Thursday 4 June, 7 garments promised/);
    const rate = '; you finish about 5 a week, where an alteration counts as a quarter';
    expect(inForm().getByText(new RegExp(`^7 garments are promised until Thursday${rate}`))).toBeTruthy();
    await press(/^Friday 5 June, 1 garment promised/);
    expect(inForm().getByText(new RegExp(`^8 garments are promised until Friday${rate}`))).toBeTruthy();
  });

  it('takes the first free day and shows it', async () => {
    await openForm({ orders: inHand, customerId: ade.id });
    await press(/^Agbada/);
    await press(/^Friday 5 June/);
    expect(inForm().getByText(/8 garments are promised until Friday; you finish about 5 a week/)).toBeTruthy();
    const take = inForm().getByRole('button', { name: /^Take / });
    const day = take.getAttribute('aria-label')?.slice('Take '.length) ?? '';
    await user.click(take);
    const chosen = inForm().getByRole('button', { name: new RegExp(`^${day}`), pressed: true });
    expect(chosen).toBeTruthy();
    expect(inForm().getByText('There is room for one more.')).toBeTruthy();
  });
});

describe('the garments that are offered', () => {
  it('are those of the client first, at the last price of the book', async () => {
    const before = anOrder(ade, {
      stage: 'collected',
      garments: [aLine({ garment: 'Kaftan', price: 3_000_000 }), aLine({ garment: 'Fila', price: 100 })],
    });
    await openForm({ customerId: ade.id, orders: [before] });
    await inForm().findByRole('button', { name: /^Kaftan/ });
    const tiles = inForm().getByRole('group', { name: 'Garment' }).querySelectorAll('button');
    expect([...tiles].map(({ textContent }) => textContent)).toEqual([
      'Kaftan ₦30,000',
      'Fila ₦5,000',
      'Agbada ₦45,000',
      'Hem trousers ',
      'Other',
    ]);
  });

  it('have no price of another currency', async () => {
    await openForm({ customerId: ade.id, book: { currency: 'XOF' }, suggestions: suggested });
    await press(/^Agbada/);
    expect(fieldOf('Price of Agbada').value).toBe('');
    expect(inForm().getAllByText('Price not agreed').length).toBeGreaterThan(0);
    await press('Save');
    await saved();
    expect(sentOrder()).toMatchObject({ currency: 'XOF', garments: [{ price: null }], payment: null });
  });

  it('can be typed, as a new garment or as an alteration', async () => {
    await openForm({ customerId: ade.id });
    await press('Other');
    await user.keyboard('Replace lining');
    await press('Alteration');
    await press('Add');
    expect(inForm().getByText('Replace lining')).toBeTruthy();
    await press('Save');
    await saved();
    expect(sentOrder()?.garments).toMatchObject([{ garment: 'Replace lining', kind: 'alteration', price: null }]);
  });
});

describe('the measures of a line', () => {
  const agbada = aRecord(ade, {
    ...{ tags: 'Wedding agbada', sheetId: 'starter-agbada', sheetName: 'Agbada' },
    ...{ createdAt: '2026-05-12T09:00:00.000Z', measurements: { chest: '42 in' } },
  });
  const trousers = aRecord(ade, {
    ...{ tags: 'Trousers', sheetId: 'pants', sheetName: 'Pants' },
    ...{ createdAt: '2026-05-20T09:00:00.000Z', measurements: { inseam: '30 in' } },
  });

  it('are those of the newest record of its sheet, as a copy; another can be chosen', async () => {
    await openForm({ customerId: ade.id, records: [agbada, trousers] });
    await press(/^Agbada/);
    await press(/^Measures of 12 May, Wedding agbada$/);
    expect(inForm().getByRole('button', { name: 'Wedding agbada, 12 May', pressed: true })).toBeTruthy();
    await press('Trousers, 20 May');
    await press('Wedding agbada, 12 May');
    await user.type(fieldOf(/^Who wears it/), 'His son');
    await user.type(fieldOf(/^Works/), 'Embroidery{Enter}Lining');
    await press('Save');
    await saved();
    expect(sentOrder()?.garments).toMatchObject([
      {
        wearer: 'His son',
        works: ['Embroidery', 'Lining'],
        measures: {
          recordId: agbada.id,
          label: 'Wedding agbada',
          takenAt: agbada.createdAt,
          measurements: { chest: '42 in' },
        },
      },
    ]);
  });

  it('are none by default if no record fits', async () => {
    await openForm({ customerId: ade.id, records: [trousers] });
    await inForm().findByText('Measured 20 May');
    await press(/^Agbada/);
    expect(inForm().getByRole('button', { name: 'No measures' })).toBeTruthy();
  });

  it('are not those of another client after a change', async () => {
    await openForm({ customerId: ade.id, records: [agbada] });
    await press(/^Agbada/);
    await press(/^Measures of 12 May/);
    await press('Wedding agbada, 12 May');
    await press(/^Change client/);
    await press(/Bola/);
    await press('Save');
    await saved();
    expect(sentOrder()).toMatchObject({ customerId: bola.id, garments: [{ measures: null }] });
  });
});
