// @vitest-environment happy-dom
import { ordersApi } from '@shared/orders/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aGarment, aPaymentOf } from '../../../../../tests/support/client/an-order';
import { answerClients } from '../../../../../tests/support/client/client-book';
import { refusal } from '../../../../../tests/support/client/fake-api';
import {
  ada,
  anOrder,
  api,
  dialog,
  moneyRows,
  open,
  press,
  pressAct,
  pressIn,
  pressStage,
  show,
  today,
  user,
  writes,
} from '../../../../../tests/support/client/order-page';
import { answerPhotos } from '../../../../../tests/support/client/order-photos';
import { aRecord } from '../../../../../tests/support/client/rows';
import { holdWrites } from '../../../../../tests/support/client/writes';
import { setViewport, usualWidth } from '../../../../../tests/support/viewport';
import { anOrderBook } from '../../../../../tests/support/client/orders';

const stageNow = () =>
  screen.getAllByRole('listitem').find((item) => item.querySelector('[aria-current="step"]'))?.textContent;

describe('the page of an order', () => {
  it('has the client, the number, the stage, the day, the garments and the money', async () => {
    const { id } = anOrder();
    const payments = [
      aPaymentOf(id, { amount: 8_000_000, method: 'transfer', onDate: '2026-05-09' }),
      aPaymentOf(id, { amount: -1_000_000, onDate: today, note: 'Change' }),
    ];
    open({ payments, dueOn: '2026-05-30', promisedOn: '2026-05-23' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ada Obi' });
    expect(within(heading).getByRole('link').getAttribute('href')).toBe(`/clients/${ada.id}`);
    expect(document.title).toContain('Order 133');
    expect(screen.getByText(/Taken 9 May/)).toBeTruthy();
    expect(stageNow()).toBe('Sewing');
    expect(screen.getByText('Sewing since Wed 27 May')).toBeTruthy();
    expect(screen.getByText('Sat 30 May')).toBeTruthy();
    expect(screen.getByText('2 days late')).toBeTruthy();
    expect(screen.getByText('Was Sat 23 May, which stays the promise.')).toBeTruthy();
    expect(screen.getByText('2 garments to do')).toBeTruthy();
    expect(screen.getByText('3 of 4')).toBeTruthy();
    expect(moneyRows()).toEqual([
      'Garments: ₦154,000',
      'Discount: −₦2,000',
      'Total: ₦152,000',
      'Paid by transfer, 9 May: ₦80,000',
      'Given back, cash, todayChange: −₦10,000',
      'Left to pay: ₦82,000',
    ]);
    expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toMatch(/\/receipt$/);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+2348035550142'),
    );
  });

  it.each([
    [{ garments: [aGarment({ price: null }), aGarment()] }, ['Discount: −₦2,000', 'Price not agreed: –']],
    [{ garments: [aGarment({ price: 0 })], discount: 0 }, ['Garments: ₦0', 'Nothing to pay: ₦0']],
  ])('invents no total', async (fields, rows) => {
    open(fields);
    await screen.findByRole('heading', { level: 1, name: 'Ada Obi' });
    expect(moneyRows()).toEqual(rows);
  });

  it('says what to do with an overpayment', async () => {
    open({ payments: [aPaymentOf(crypto.randomUUID(), { amount: 15_400_000 })] });
    await screen.findByText('It stays with this order until it is given back.');
    expect(moneyRows().at(-1)).toBe('Overpaid: ₦2,000');
  });

  it.each([
    ['is missing or another tailor’s', 404, 'not_found' as const],
    ['is named by no id', 400, 'invalid' as const],
  ])('is not found if it %s', async (_what, status, code) => {
    answerClients(api, [ada]);
    answerRest();
    api.on(ordersApi.get, refusal(status, { message: 'Order not found', code }));
    show(crypto.randomUUID());
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All orders' })).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    answerClients(api, [ada]);
    answerRest();
    const order = anOrder();
    api.on(ordersApi.get, () => structuredClone(order));
    api.once(ordersApi.get, refusal(500, { message: 'The server is busy', code: 'internal' }));
    show(order.id);
    expect(screen.getByText('Loading...')).toBeTruthy();
    await screen.findByText('The server is busy');
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeTruthy();
  });
});

/** Answers what the page asks for besides its order. */
function answerRest() {
  api.on(
    ordersApi.book,
    anOrderBook({ currency: 'NGN', timeZone: 'Africa/Lagos', weeklyGarments: 7, nextNumber: 143 }),
  );
  api.on(ordersApi.suggestions, { garments: [], depositShare: null, method: null });
  answerPhotos(api);
}

describe('a stage of an order', () => {
  it('changes by one press, forwards and back, and by Undo, which gives the counts back', async () => {
    const { order } = open();
    const [dress, sash] = order.garments;
    await pressAct('Ready');
    await screen.findByText('Order 133: ready');
    expect(stageNow()).toBe('Ready');
    expect(writes('/stage').at(-1)?.body).toMatchObject({ stage: 'ready' });
    await press('Undo');
    await waitFor(() => expect(stageNow()).toBe('Sewing'));
    expect(document.activeElement?.tagName).toBe('MAIN');
    expect(writes('/stage').at(-1)?.body).toEqual({
      stage: 'sewing',
      because: null,
      done: { [dress!.id]: 0, [sash!.id]: 3 },
    });
    expect(screen.getByText('3 of 4')).toBeTruthy();
    await pressStage('Cutting');
    await screen.findByText('Order 133: cutting');
    expect(stageNow()).toBe('Cutting');
  });

  it('that another device has changed is shown, and the toast says so', async () => {
    const { order, touch } = open();
    await screen.findByText('Sewing since Wed 27 May');
    touch(order, { stage: 'cutting' });
    await pressStage('Taken');
    expect(await screen.findByText('It was changed on another device. You see it as it is now.')).toBeTruthy();
    await waitFor(() => expect(stageNow()).toBe('Cutting'));
    await pressStage('Taken');
    await screen.findByText('Order 133: taken');
  });

  it('is offered when the last garment is done, and moves only by a press', async () => {
    const { order } = open();
    await user.click(await screen.findByRole('checkbox', { name: /^Done ?: Reception dress/ }));
    await user.click(
      within(screen.getByRole('group', { name: 'Done of Sash' })).getByRole('button', { name: 'One more' }),
    );
    await screen.findByText('All done');
    await waitFor(() => expect(order.garments.map(({ done }) => done)).toEqual([1, 4]));
    expect(order.stage).toBe('sewing');
    await press('Ready?');
    await screen.findByText('Order 133: ready');
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('waits for the counts that were pressed before, which show at once', async () => {
    const { order } = open();
    const less = within(await screen.findByRole('group', { name: 'Done of Sash' })).getByRole('button', {
      name: 'One less',
    });
    const release = holdWrites(api);
    for (const shown of ['2 of 4', '1 of 4', '0 of 4']) {
      await user.click(less);
      expect(screen.getByText(shown)).toBeTruthy();
    }
    await pressStage('Cutting');
    release();
    await screen.findByText('Order 133: cutting');
    expect(order).toMatchObject({ stage: 'cutting', garments: [{ done: 0 }, { done: 0 }] });
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('collecting an order', () => {
  const ready = {
    stage: 'ready' as const,
    readyOn: today,
    discount: 0,
    garments: [aGarment({ price: 2_250_000, done: 1 })],
  };

  it('asks nothing if all is paid', async () => {
    const { order } = open({ ...ready, payments: [aPaymentOf(crypto.randomUUID())] });
    await pressAct('Collected');
    await screen.findByText('Order 133: collected');
    expect(order.stage).toBe('collected');
  });

  it('asks about money that is left: paid now, in the way that was used last, with one Undo', async () => {
    const { order } = open(ready);
    await pressAct('Collected');
    const question = await dialog('₦22,500 is left to pay');
    expect(question.getByText('Ada collects order 133.')).toBeTruthy();
    expect(question.getByRole('button', { name: 'Transfer' }).getAttribute('aria-pressed')).toBe('true');
    await user.dblClick(question.getByRole('button', { name: 'Paid ₦22,500 now' }));
    await screen.findByText('Order 133: paid and collected');
    expect(order.stage).toBe('collected');
    expect(order.payments).toMatchObject([{ amount: 2_250_000, method: 'transfer', onDate: today }]);
    await press('Undo');
    await waitFor(() => expect([order.stage, order.payments]).toEqual(['ready', []]));
  });

  it('asks when not all garments are done, and writes only what was', async () => {
    const garments = [aGarment({ quantity: 8, done: 3, price: 0 })];
    const { order } = open({ stage: 'sewing', discount: 0, garments });
    const id = order.garments[0]?.id ?? '';
    await pressStage('Collected');
    await pressIn('3 of 8 done', 'Not collected yet');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(order.stage).toBe('sewing');
    await pressStage('Collected');
    await pressIn('3 of 8 done', 'Collected with 3 of 8 done');
    await screen.findByText('Order 133: collected');
    expect(order).toMatchObject({ stage: 'collected', garments: [{ done: 3 }] });
    expect(writes('/stage').at(-1)).toMatchObject({ body: { stage: 'collected', done: { [id]: 3 } } });
  });

  it('asks about garments, then about money, and keeps the answer', async () => {
    const { order } = open({
      ...ready,
      stage: 'sewing',
      garments: [aGarment({ price: 2_250_000, quantity: 2, done: 1 })],
    });
    await pressStage('Collected');
    await pressIn('1 of 2 done', 'All 2 are done, and collected');
    await pressIn(/left to pay/, 'Paid ₦45,000 now');
    await screen.findByText('Order 133: paid and collected');
    expect(order).toMatchObject({ stage: 'collected', garments: [{ done: 2 }], payments: [{ amount: 4_500_000 }] });
    await press('Undo');
    await waitFor(() => expect(order).toMatchObject({ stage: 'sewing', garments: [{ done: 1 }], payments: [] }));
  });

  it('may leave it owed, or not happen', async () => {
    const { order } = open(ready);
    await pressAct('Collected');
    await pressIn(/left to pay/, 'Not collected yet');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(order.stage).toBe('ready');
    await pressAct('Collected');
    await pressIn(/left to pay/, 'Collected, still owes ₦22,500');
    await screen.findByText('Order 133: collected');
    expect(order).toMatchObject({ stage: 'collected', payments: [] });
  });

  it('may follow a part', async () => {
    const { order } = open(ready);
    await pressAct('Collected');
    await pressIn(/left to pay/, 'Paid a part');
    await user.type((await dialog('Add payment')).getByLabelText('Amount'), '10000');
    await pressIn('Add payment', 'Save payment');
    await screen.findByText('Order 133: collected');
    expect(order).toMatchObject({ stage: 'collected', payments: [{ amount: 1_000_000 }] });
  });

  it('is not asked for Ready', async () => {
    open({ ...ready, stage: 'sewing', readyOn: null });
    await pressAct('Ready');
    await screen.findByText('Order 133: ready');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('cancelling an order', () => {
  const paid = { payments: [aPaymentOf(crypto.randomUUID())] };
  const cancel = async () => {
    await press(/^More/);
    await pressIn('Order 133', 'Cancel order');
  };

  it('asks why, gives the money back, and can be taken back', async () => {
    const { order } = open(paid);
    await cancel();
    await pressIn('Cancel order 133', 'Cancel order');
    const question = await dialog('Cancel order 133');
    expect(question.getByText('Say why')).toBeTruthy();
    await user.click(question.getByRole('radio', { name: 'The client changed their mind' }));
    await user.click(question.getByRole('switch', { name: 'Give back ₦22,500' }));
    await pressIn('Cancel order 133', 'Cancel order');
    const payment = await dialog('Add payment');
    expect(order).toMatchObject({ stage: 'cancelled', cancelledBecause: 'client' });
    expect(payment.getByRole('button', { name: 'Given back' }).getAttribute('aria-pressed')).toBe('true');
    expect(payment.getByText('Then all is given back')).toBeTruthy();
    await pressIn('Add payment', 'Save payment');
    await screen.findByText('Cancelled today: the client changed their mind.');
    expect(order.payments.map(({ amount }) => amount)).toEqual([2_250_000, -2_250_000]);
    await waitFor(() => expect(moneyRows().at(-1)).toBe('Settled: ₦0'));
    expect(screen.queryByRole('list', { name: 'Stage' })).toBeNull();
    await press('Take up again');
    await waitFor(() => expect(order.stage).toBe('sewing'));
  });

  it('keeps the money unless it is given back later', async () => {
    const { order } = open(paid);
    await cancel();
    await user.click((await dialog('Cancel order 133')).getByRole('radio', { name: 'I cannot make it' }));
    await pressIn('Cancel order 133', 'Cancel order');
    await screen.findByText('Order 133: cancelled');
    expect(moneyRows().at(-1)).toBe('Not given back: ₦22,500');
    await press('Give back ₦22,500');
    await pressIn('Add payment', 'Save payment');
    await waitFor(() => expect(order.payments).toHaveLength(2));
  });
});

describe('a closed order', () => {
  it('is read-only but for its stage, photos, payments, notes and link', async () => {
    const { order } = open({
      ...{ stage: 'collected', closedOn: today, readyOn: today, style: 'Plain', notes: 'Old' },
      fittings: [{ id: crypto.randomUUID(), onDate: '2026-06-02', atTime: null, note: null, doneAt: null }],
    });
    await screen.findByRole('button', { name: 'Add a Photo' });
    expect(screen.getByText('Collected today')).toBeTruthy();
    const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(names).toEqual([
      ...['Tell Ada', 'More: edit, copy, cancel or delete this order'],
      ...[
        'Taken',
        'Cutting',
        'Sewing',
        'Ready',
        'Collected',
        'Add a Photo',
        'Edit: Notes',
        'Add payment',
        'Make a link',
      ],
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Edit: Notes');
    const notes = await dialog('Notes');
    await user.clear(notes.getByLabelText('Notes'));
    await user.type(notes.getByLabelText('Notes'), 'Came with her sister');
    await pressIn('Notes', 'Save notes');
    await screen.findByText('Notes saved');
    expect(order.notes).toBe('Came with her sister');
    await press(/^More/);
    const more = await dialog('Order 133');
    expect(more.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Edit order');
    expect(more.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

describe('deleting an order', () => {
  it('names the payments, and waits for Undo', async () => {
    const { order } = open({ payments: [aPaymentOf(crypto.randomUUID())] });
    await press(/^More/);
    await pressIn('Order 133', 'Delete order');
    const question = await dialog('Delete order 133', 'alertdialog');
    question.getByText(/^Its 1 payment will be deleted too: ₦22,500 paid\./);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('All orders are here');
    expect(screen.getByText('Order 133 deleted')).toBeTruthy();
    expect(writes(order.id)).toEqual([]);
    await press('Dismiss');
    await waitFor(() => expect(writes(order.id)).toMatchObject([{ method: 'DELETE' }]));
  });
});

describe('the fittings of an order', () => {
  const fitting = (onDate: string, fields: object = {}) => ({
    ...{ id: crypto.randomUUID(), onDate, atTime: '11:00', note: null, doneAt: null },
    ...fields,
  });

  it('begin with the next one, which can be fitted and taken back', async () => {
    const { order } = open({
      fittings: [
        fitting('2026-05-23', { doneAt: '2026-05-23T11:00:00.000Z', note: 'Hem down' }),
        fitting('2026-06-09'),
        fitting('2026-06-02'),
      ],
    });
    const region = within(await screen.findByRole('region', { name: 'Fittings' }));
    const rows = () => region.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()).toEqual(['Tomorrow, 11:00Fitted', 'Tue 9 Jun, 11:00Fitted', 'Sat 23 May, 11:00Hem downdone']);
    await press('Fitted: Tomorrow, 11:00');
    await screen.findByText('Order 133: fitted');
    await waitFor(() => expect(rows()[0]).toBe('Tue 9 Jun, 11:00Fitted'));
    await press('Undo');
    await waitFor(() => expect(order.fittings[2]?.doneAt).toBeNull());
  });

  it('of a ready order are kept, and none is the next one', async () => {
    open({ stage: 'ready', readyOn: '2026-06-01', fittings: [fitting('2026-06-02')] });
    const region = within(await screen.findByRole('region', { name: 'Fittings' }));
    expect(region.getByText('Tomorrow, 11:00')).toBeTruthy();
    expect(region.queryByRole('button', { name: /^Remind/ })).toBeNull();
  });

  it('are added, changed and removed', async () => {
    const { order, touch } = open();
    await press('Add: Fittings');
    await pressIn('Add fitting', 'Save fitting');
    const form = await dialog('Add fitting');
    await form.findByText('Choose a day');
    await user.type(form.getByLabelText('Day'), '2026-06-03');
    await user.type(form.getByLabelText(/^Note/), 'With the shoes');
    touch(order, { notes: 'Written on another device' });
    await pressIn('Add fitting', 'Save fitting');
    await screen.findByText('Fitting saved');
    expect(order).toMatchObject({
      notes: 'Written on another device',
      fittings: [{ onDate: '2026-06-03', atTime: null, note: 'With the shoes', doneAt: null }],
    });
    await press('Wed 3 Jun');
    await pressIn('Change fitting', 'Remove fitting');
    await screen.findByText('Fitting removed');
    expect(order.fittings).toEqual([]);
  });
});

describe('the measures of a garment', () => {
  it('are those of their day; newer ones are offered, and taken by a press', async () => {
    const old = aRecord(ada, {
      createdAt: '2026-05-09T09:00:00.000Z',
      tags: 'Dress',
      measurements: { waist: '28½ in' },
    });
    const newer = {
      ...old,
      id: crypto.randomUUID(),
      createdAt: '2026-05-28T09:00:00.000Z',
      measurements: { waist: '28 in' },
    };
    const measures = {
      recordId: old.id,
      label: 'Dress',
      takenAt: old.createdAt,
      measurements: { waist: '28½ in' },
      ownMeasures: [],
    };
    const { order } = open({ garments: [aGarment({ measures })] }, [old, newer]);
    await press('Measures of 9 May');
    expect(screen.getByText('28½')).toBeTruthy();
    expect(await screen.findByText('Newer, from 28 May: waist 28')).toBeTruthy();
    await press('Use them');
    await screen.findByText('The newer measures are used');
    expect(order.garments[0]?.measures).toMatchObject({ recordId: newer.id, measurements: { waist: '28 in' } });
    await press('Undo');
    await waitFor(() => expect(order.garments[0]?.measures?.recordId).toBe(old.id));
  });
});

describe('on a phone', () => {
  afterEach(() => setViewport(usualWidth));

  it('Tell and Ready take the place of the bottom bar', async () => {
    setViewport(360);
    open();
    expect(await screen.findByRole('button', { name: 'Tell' })).toBeTruthy();
    expect(document.documentElement.dataset['actionBar']).toBe('1');
    await pressAct('Ready');
    await screen.findByText('Order 133: ready');
  });
});
