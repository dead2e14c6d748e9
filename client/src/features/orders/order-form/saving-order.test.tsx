// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { ordersApi } from '@shared/orders/contract';
import { paymentsApi } from '@shared/payments/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
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
  sentClients,
  sentOrder,
  untilOpen,
  user,
} from '../../../../../tests/support/client/order-form-page';
import {
  changedElsewhere,
  holdWrites,
  loseNextAnswer,
  storeOnDevice,
} from '../../../../../tests/support/client/writes';

const saved = (number = 144) => screen.findByRole('dialog', { name: `Order ${number} saved` });
const failed = refusal(503, { message: 'Try again later', code: 'unavailable' });

/** Searches for a name that no client has, and begins a new client. */
async function beginClient(name: string) {
  await user.type(inForm().getByRole('searchbox'), name);
  await press(`New client ‘${name}’`);
}

describe('an order of a new client', () => {
  it('adds the client with the order, with an optional number', async () => {
    await openForm();
    await beginClient('Zainab');
    expect(document.activeElement).toBe(fieldOf(/^Phone/));
    await user.keyboard('0803 555 0199');
    await press(/^Agbada/);
    await press('Save');
    await saved();
    expect(sentClients()).toEqual([{ name: 'Zainab', phone: '0803 555 0199' }]);
    expect(api.writes.map(({ path }) => path)).toEqual(['/api/orders']);
    expect(inForm().getByRole('link', { name: 'Send receipt to Zainab' })).toBeTruthy();
  });

  it('begins with Enter in the search, and takes a match with it', async () => {
    await openForm();
    await user.type(inForm().getByRole('searchbox'), 'zain{Enter}');
    expect(fieldOf('Name').value).toBe('zain');
    await press(/^Change client/);
    await user.type(inForm().getByRole('searchbox'), 'bola{Enter}');
    expect(inForm().getByRole('button', { name: 'Change client, now Bola Alade' })).toBeTruthy();
    expect(api.writes).toEqual([]);
  });

  it('sends the same client again if the order fails, and loses nothing', async () => {
    await openForm();
    await beginClient('Zainab');
    await press(/^Agbada/);
    api.once(ordersApi.create, failed);
    await press('Save');
    expect(await screen.findByText('Try again later')).toBeTruthy();
    expect(fieldOf('Price of Agbada').value).toBe('45,000');
    await press('Save');
    await saved();
    const [first, second] = api.sent(ordersApi.create).map(({ body }) => body);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ newClient: { name: 'Zainab', phone: null } });
  });

  it('adds no second client after a lost answer, also under a corrected name', async () => {
    await openForm();
    await beginClient('Zainab');
    await press(/^Agbada/);
    loseNextAnswer(api);
    await press('Save');
    await screen.findByText(/could not be saved/);
    await user.type(fieldOf('Name'), ' Bello');
    await press('Save');
    await saved();
    expect(inForm().getByText('Zainab Bello')).toBeTruthy();
    expect(api.sent(customersApi.update)).toMatchObject([{ body: { name: 'Zainab Bello' } }]);
  });

  it('is not made of the client of an order that an earlier attempt has added', async () => {
    const rows = await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    loseNextAnswer(api);
    await press('Save');
    await screen.findByText(/could not be saved/);
    await press(/^Change client/);
    await beginClient('Zainab');
    await press('Save');
    await saved();
    const [created] = api.sent(customersApi.create);
    expect(created?.body).toMatchObject({ name: 'Zainab', phone: null });
    expect(api.sent(customersApi.update)).toEqual([]);
    expect(rows).toMatchObject([{ customerId: created?.body.id }]);
  });

  it('has the errors of the server on the name and the number', async () => {
    await openForm();
    await beginClient('Zainab');
    await press(/^Agbada/);
    const errors = { 'newClient.phone': ['Write one number'] };
    api.once(ordersApi.create, refusal(400, { message: 'Invalid', code: 'invalid', errors }));
    await press('Save');
    await waitFor(() => expect(inForm().getByRole('alert').textContent).toBe('Write one number'));
    expect(document.activeElement).toBe(fieldOf(/^Phone/));
  });

  it('offers a client of the same name', async () => {
    await openForm();
    await beginClient('bola alad');
    await user.type(fieldOf('Name'), 'e');
    await user.click(await inForm().findByRole('button', { name: 'Use Bola Alade' }));
    await press(/^Agbada/);
    await press('Save');
    await saved();
    expect([sentClients(), sentOrder()?.customerId]).toEqual([[], bola.id]);
  });

  it('needs a name', async () => {
    await openForm();
    await beginClient('0803 555 0199');
    await press(/^Agbada/);
    await press('Save');
    await waitFor(() => expect(inForm().getByRole('alert').textContent).toBe('Name is required'));
    expect(document.activeElement).toBe(fieldOf('Name'));
    expect(api.writes).toEqual([]);
  });
});

describe('a save of a new order', () => {
  it('adds no second order after a lost answer', async () => {
    const rows = await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    loseNextAnswer(api);
    await press('Save');
    await screen.findByText(/could not be saved/);
    await press('Save');
    await saved();
    expect(rows).toHaveLength(1);
    expect(api.sent(ordersApi.update)).toEqual([]);
  });

  it('changes the order of the lost answer if the form has other values now', async () => {
    const rows = await openForm({ customerId: ade.id });
    await press(/^Agbada/);
    await press(/^Half/);
    loseNextAnswer(api);
    await press('Save');
    await screen.findByText(/could not be saved/);
    api.on(paymentsApi.update, ({ params, body }) => {
      const paid = rows[0]!.payments.find(({ id }) => id === params.id)!;
      return { ...paid, ...body, method: body.method ?? null, note: null };
    });
    await press('One more');
    await press(/^All/);
    await press('Save');
    await saved();
    expect(rows).toHaveLength(1);
    expect(api.sent(ordersApi.update)).toMatchObject([{ body: { garments: [{ quantity: 2 }] } }]);
    expect(api.sent(paymentsApi.update)).toMatchObject([{ body: { amount: 9_000_000 } }]);
    expect(inForm().getByText('₦0')).toBeTruthy();
  });
});

describe('an order that is stored on this device', () => {
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

  it('is no draft any more while it is sent', async () => {
    const release = holdWrites(api);
    storeOnDevice(api);
    await openForm({ owner: 'ngozi' });
    await beginClient('Zainab');
    await press(/^Agbada/);
    await press('Save');
    await waitFor(() => expect(drafts()).toEqual([]));
    window.dispatchEvent(new Event('pagehide'));
    expect([drafts(), api.sent(ordersApi.create)]).toEqual([[], []]);
    release();
    await saved();
    expect(api.writes.map(({ path }) => path)).toEqual(['/api/orders']);
  });

  it('is a draft again if the server refuses it, and the payment is then one of the order that is there', async () => {
    storeOnDevice(api);
    const there = anOrder(ade, { style: 'Round neck', garments: [aLine({ quantity: 2 })] });
    await openForm({ owner: 'ngozi', customerId: ade.id, orders: [there] });
    await press(/^Agbada/);
    await press(/^Half/);
    const refused = { message: 'Changed', code: 'changed_meanwhile', current: there } as const;
    api.once(ordersApi.create, refusal(412, refused));
    await press('Save');
    await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(drafts()).toHaveLength(1);
    api.on(paymentsApi.create, ({ params, body }) => ({
      ...{ id: there.id, orderId: params.orderId, createdAt: there.createdAt, updatedAt: there.updatedAt },
      ...{ amount: body.amount, method: body.method ?? null, onDate: body.onDate, note: null },
    }));
    await press('Overwrite');
    await saved(143);
    expect(api.sent(paymentsApi.create)).toMatchObject([
      { params: { orderId: there.id }, body: { amount: 2_250_000 } },
    ]);
    expect(drafts()).toEqual([]);
  });
});

describe('the draft of an order', () => {
  it('survives a reload: the form opens again with everything that was typed', async () => {
    await openForm({ owner: 'ngozi' });
    await press(/Bola/);
    await press(/^Agbada/);
    await press(/^Friday 5 June/);
    await press(/^More/);
    await user.type(fieldOf('Style'), 'Round neck');
    cleanup();
    openPage({ owner: 'ngozi' });
    expect(await screen.findByText('Your unsaved changes are back.')).toBeTruthy();
    expect(await inForm().findByRole('button', { name: 'Change client, now Bola Alade' })).toBeTruthy();
    expect(fieldOf('Price of Agbada').value).toBe('45,000');
    expect(fieldOf('Style').value).toBe('Round neck');
    await press('Save');
    await saved();
    expect(sentOrder()).toMatchObject({ customerId: bola.id, dueOn: '2026-06-05', style: 'Round neck' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('of a change opens again on the page of the order', async () => {
    const order = anOrder(ade, { style: 'Round neck' });
    const given = { owner: 'ngozi', start: { order }, orders: [order] };
    window.history.replaceState(null, '', `/orders/${order.id}`);
    await openForm(given);
    await user.type(fieldOf('Style'), ', gold');
    cleanup();
    openPage(given);
    expect(await screen.findByRole('dialog', { name: 'Edit order' })).toBeTruthy();
    await waitFor(() => expect(fieldOf('Style').value).toBe('Round neck, gold'));
    cleanup();
    window.history.replaceState(null, '', '/dashboard');
    openPage(given);
    await screen.findByRole('button', { name: 'New order' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is none while nothing is written, and closing asks nothing then', async () => {
    await openForm({ owner: 'ngozi', customerId: ade.id });
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('the draft of an earlier release', () => {
  it('comes back with what was typed, without harm', async () => {
    const values = {
      customerId: bola.id,
      isNewClient: false,
      newName: '',
      newPhone: '',
      number: '',
      style: 'Round neck',
    };
    const rest = {
      garments: [],
      otherGarment: '',
      dueOn: '',
      dueTime: '',
      askedBy: '',
      weekly: '',
      paid: '',
      paidShare: null,
    };
    const more = { method: '', clothFrom: '', clothNote: '', fittings: [], discount: '', notes: '', rush: false };
    const draft = {
      values: { ...values, ...rest, ...more },
      submission: { key: 'a'.repeat(32), lost: [] },
      at: Date.now(),
    };
    localStorage.setItem('draft:ngozi:order:new', JSON.stringify(draft));
    await openForm({ owner: 'ngozi' });
    await press(/^Agbada/);
    await press('Save');
    await saved();
    expect(sentOrder()).toMatchObject({ customerId: bola.id, style: 'Round neck' });
  });
});

describe('a change of an order', () => {
  const order = anOrder(ade, {
    ...{ dueOn: '2026-06-05', promisedOn: '2026-06-05', style: 'Round neck', discount: 50_000 },
    garments: [aLine({ quantity: 2, price: 4_500_050 })],
  });

  it('sends everything that is written', async () => {
    await openForm({ start: { order }, orders: [order] });
    expect(screen.getByRole('dialog', { name: 'Edit order' })).toBeTruthy();
    expect(fieldOf('Price of Agbada').value).toBe('45,000.50');
    expect(fieldOf('Discount').value).toBe('500');
    expect(inForm().queryByText('Paid now')).toBeNull();
    await user.type(fieldOf('Notes'), 'Stands straight');
    await press('Save');
    expect(await screen.findByText('Order 143 saved')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.sent(ordersApi.update)[0]?.body).toEqual({
      ...{ customerId: ade.id, currency: 'NGN', garments: order.garments, discount: 50_000, fittings: [] },
      ...{ dueOn: '2026-06-05', dueTime: null, rush: false, clothFrom: null, clothNote: null },
      ...{ style: 'Round neck', notes: 'Stands straight', askedBy: null },
    });
  });

  it('asks who asked for another day', async () => {
    await openForm({ start: { order }, orders: [order] });
    await press(/^Monday 8 June/);
    await press('Save');
    await waitFor(() => expect(inForm().getByRole('alert').textContent).toBe('Say who asked'));
    await press('The client');
    await press('Save');
    await screen.findByText('Order 143 saved');
    expect(api.sent(ordersApi.update)[0]?.body).toMatchObject({ dueOn: '2026-06-08', askedBy: 'client' });
  });

  it('shows both versions if another device has changed the order, and can overwrite it', async () => {
    await openForm({ start: { order }, orders: [order] });
    await user.type(fieldOf('Style'), ', gold');
    changedElsewhere(api, {
      ...{ ...order, style: 'Square neck', updatedAt: '2026-06-01T09:00:00.000Z' },
      garments: [{ ...order.garments[0]!, quantity: 3 }],
    });
    await press('Save');
    const notice = await screen.findByRole('group', { name: /^Changed on another device/ });
    expect(notice.textContent).toContain('Square neck');
    expect(notice.textContent).toContain('Here: Round neck, gold');
    expect(notice.textContent).toContain('Agbada ×\u00a03, ₦45,000.50');
    expect(notice.textContent).toContain('Here: Agbada ×\u00a02, ₦45,000.50');
    await press('Use this for Garments');
    expect(inForm().getByRole('group', { name: 'Agbada, line 1' }).textContent).toContain('3');
    await press('Overwrite');
    await screen.findByText('Order 143 saved');
    expect(api.sent(ordersApi.update)[0]?.body).toMatchObject({
      style: 'Round neck, gold',
      garments: [{ quantity: 3 }],
    });
  });

  it('of a closed order is one of its notes alone', async () => {
    const closed = anOrder(ade, { ...order, stage: 'collected', closedOn: '2026-05-30', closedAt: order.createdAt });
    openPage({ start: { order: closed }, orders: [closed] });
    await user.click(screen.getByRole('button', { name: 'New order' }));
    await untilOpen();
    await user.type(fieldOf('Notes'), 'Paid in two parts');
    expect(inForm().queryByRole('group', { name: 'Ready by' })).toBeNull();
    await press('Save');
    await screen.findByText('Order 143 saved');
    const { style, dueOn, garments, discount } = closed;
    expect(api.sent(ordersApi.update)[0]?.body).toMatchObject({
      ...{ style, dueOn, garments, discount },
      notes: 'Paid in two parts',
    });
  });
});

describe('an order like another one', () => {
  const like = anOrder(bola, {
    ...{ discount: 100_000, style: 'Round neck', notes: 'Late twice', dueOn: '2026-05-05' },
    garments: [aLine({ quantity: 2, done: 2 })],
  });

  it('has its client, its garments and its style, but nothing of its time', async () => {
    await openForm({ start: { like }, orders: [like] });
    await press('Save');
    await saved();
    expect(sentOrder()).toMatchObject({
      ...{ customerId: bola.id, discount: 100_000, style: 'Round neck', notes: null, dueOn: null },
      garments: [{ garment: 'Agbada', quantity: 2, done: 0, price: 4_500_000 }],
    });
    expect(sentOrder()?.garments[0]?.id).not.toBe(like.garments[0]?.id);
  });

  it('costs nothing if it is made again', async () => {
    await openForm({ start: { like, isRedo: true }, orders: [like] });
    expect(screen.getByRole('dialog', { name: 'Re-do of 143' })).toBeTruthy();
    await press('Save');
    await saved();
    expect(sentOrder()).toMatchObject({ discount: 0, notes: 'Re-do of 143', garments: [{ price: 0, quantity: 2 }] });
  });

  it('is not free again when a re-do, or a free garment, is copied', async () => {
    const like = anOrder(ade, { garments: [aLine({ price: 0 }), aLine({ garment: 'Fila', price: 500_000 })] });
    await openForm({ start: { like }, orders: [like] });
    await press('Save');
    await screen.findByRole('dialog', { name: /saved$/ });
    expect(sentOrder()?.garments).toMatchObject([{ price: null }, { price: 500_000 }]);
  });

  it('offers no price of a re-do, nor 0', async () => {
    const redo = anOrder(ade, { notes: 'Re-do of 12', garments: [aLine({ garment: 'Kaftan', price: 300 })] });
    const free = anOrder(ade, { number: 142, garments: [aLine({ garment: 'Cap', price: 0 })] });
    await openForm({ customerId: ade.id, orders: [redo, free] });
    await press('Kaftan');
    await press('Add Cap');
    expect([fieldOf('Price of Kaftan').value, fieldOf('Price of Cap').value]).toEqual(['', '']);
  });

  it('opens at the week of its promised day, and the weeks stay while days are chosen', async () => {
    const order = anOrder(ade, { dueOn: '2026-07-10', promisedOn: '2026-07-10' });
    await openForm({ start: { order }, orders: [order] });
    const days = () => inForm().getByRole('group', { name: 'Ready by' });
    const firstDay = () => days().querySelector('button')?.getAttribute('aria-label');
    expect(await inForm().findByRole('button', { name: /^Friday 10 July/, pressed: true })).toBeTruthy();
    expect(firstDay()).toBe('Monday 6 July');
    await press(/^Tuesday 14 July/);
    expect(firstDay()).toBe('Monday 6 July');
    await press(/^Tuesday 14 July/);
    expect(firstDay()).toBe('Monday 6 July');
    await press('Later');
    expect(firstDay()).toBe('Monday 6 July');
    await press('Earlier');
    expect(firstDay()).toBe('Monday 29 June');
  });

  it('gets another number while that one is free, and says on the number if it is not', async () => {
    const order = anOrder(ade, { number: 1430 });
    await openForm({ start: { order }, orders: [order] });
    await press('Number 1430, change');
    await user.clear(inForm().getByLabelText('Number of the order'));
    await user.keyboard('١٤٣{Enter}');
    api.once(
      ordersApi.update,
      refusal(409, {
        ...{ message: 'Taken', code: 'number_taken' },
        errors: { number: ['Another order has the number 143'] },
      }),
    );
    await press('Save');
    expect(await inForm().findByText('Another order has the number 143')).toBeTruthy();
    await press('Save');
    await screen.findByText('Order 1430 saved');
    expect(api.sent(ordersApi.update).map(({ body }) => body.number)).toEqual([143, 143]);
  });
});
