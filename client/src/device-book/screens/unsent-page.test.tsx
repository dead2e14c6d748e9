// @vitest-environment happy-dom
import { customersApi } from '@shared/customers/contract';
import { ordersApi } from '@shared/orders/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../tests/support/client/fake-api';
import { aBook, anEntry, setDevice, writtenAt } from '../../../../tests/support/client/offline';
import { anOrder, anOrderBook } from '../../../../tests/support/client/orders';
import { aClient, anId } from '../../../../tests/support/client/rows';
import { queryClient } from '../../lib/api/query-client';
import { type Entry, setOfflineState } from '../../lib/offline-state';
import { dismissToast, Toaster } from '../../ui/feedback/toast';
import { UnsentPage } from './unsent-page';

const api = fakeApi();
const user = userEvent.setup({ delay: null });

const ada = aClient({ id: anId(1), name: 'Adaobi Umeh' });
const order = anOrder({ id: anId(133), number: 133, customerId: ada.id, stage: 'sewing' });
const row = (fields: object) => ({
  id: ada.id,
  createdAt: ada.createdAt,
  updatedAt: '2026-06-01T13:26:00.000Z',
  ...fields,
});

const chest = (fields: Partial<Entry> = {}): Entry =>
  anEntry({
    ...{ number: 2, call: 'measurements.update', table: 'measurements', id: anId(5), orderId: undefined },
    base: row({ customerId: ada.id, measurements: { chest: '101 cm', waist: '80 cm' }, tags: 'Jumpsuit' }),
    body: { measurements: { chest: '104 cm', waist: '82 cm' }, tags: 'Jumpsuit' },
    ...fields,
  });

async function open(entries: readonly Entry[]) {
  api.on(customersApi.list, [ada]);
  api.on(ordersApi.list, [order]);
  api.on(ordersApi.book, anOrderBook());
  setOfflineState({ isKept: true, entries });
  render(
    <QueryClientProvider client={queryClient}>
      <Toaster />
      <UnsentPage />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

const rows = (name: string) => {
  const list = screen.queryByRole('region', { name });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('the page of unsent changes', () => {
  it('shows questions first, then the oldest first, with what, of whom, the time and the state', async () => {
    vi.setSystemTime(writtenAt + 60_000);
    aBook();
    const asked = chest({ question: { kind: 'refused', message: 'No' } });
    await open([anEntry(), asked, anEntry({ number: 3, writtenAt: writtenAt - 86_400_000 })]);
    expect(screen.getByRole('heading', { level: 1, name: '3 changes wait' })).toBeTruthy();
    expect(rows('Needs your answer')).toEqual(['Chest and Waist changedAdaobi Umeh, Jumpsuit14:10Answer']);
    expect(rows('On their way')).toEqual([
      '₦20,000 paid, cashAdaobi Umeh, order 13314:10Waiting',
      '₦20,000 paid, cashAdaobi Umeh, order 133Yesterday, 14:10Waiting',
    ]);
  });

  it('shows a row that was sent for three seconds more, and none that was thrown away', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    aBook();
    const entries = [anEntry(), anEntry({ number: 2 })];
    setOfflineState({ sending: 1 });
    const opened = open(entries);
    await vi.runAllTimersAsync();
    await opened;
    expect(rows('On their way').map((text) => text?.slice(-7))).toEqual(['Sending', 'Waiting']);
    setDevice({ entries: entries.slice(1), sending: undefined });
    expect(rows('On their way').map((text) => text?.slice(-4))).toEqual(['Sent', 'ting']);
    setDevice({ entries: [] });
    expect(rows('On their way')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(rows('On their way')).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing waits' })).toBeTruthy();
  });

  it('calls nothing on its way that waits behind a question, was not saved by the server, or has no connection', async () => {
    vi.setSystemTime(writtenAt + 60_000);
    aBook();
    const asked = anEntry({ number: 2, question: { kind: 'refused', message: 'No' } });
    const behind = anEntry({ number: 3, id: anId(91) });
    const failed = chest({ number: 4, failures: 2 });
    const afterFailed = chest({ number: 5 });
    const inTurn = chest({ number: 6, id: anId(6) });
    await open([asked, behind, failed, afterFailed, inTurn]);
    const ends = (name: string) => rows(name).map((text) => text?.split(/Adaobi Umeh, (?:order 133|Jumpsuit)/)[1]);
    expect(ends('After your answer')).toEqual(['14:10Waiting']);
    expect(ends('Not saved yet')).toEqual(['Could not be saved yet, tried again14:10', '14:10Waiting']);
    expect(ends('On their way')).toEqual(['14:10Waiting']);
    setDevice({ sending: 4 });
    expect(ends('Not saved yet')).toEqual(['14:10Sending', '14:10Waiting']);
    setDevice({ isUnreachable: true });
    expect(ends('Waiting for a connection')).toEqual(['14:10Waiting', '14:10Waiting', '14:10Waiting']);
    expect([rows('Not saved yet'), rows('On their way')]).toEqual([[], []]);
  });

  it('offers the sign-in after the end of the session, and sends nothing', async () => {
    const book = aBook();
    history.replaceState(null, '', '/unsent');
    await open([anEntry()]);
    book.sendNow.mockImplementation(async () => setOfflineState({ isSignedOut: true }));
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    const link = await screen.findByRole('link', { name: 'Log in to send' });
    expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Funsent');
    expect(document.activeElement).toBe(link);
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    expect(rows('Waiting for you to log in')).toHaveLength(1);
    expect(await screen.findByText('Your session has ended')).toBeTruthy();
    setDevice({ isUnreachable: true });
    expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy();
  });

  it.each([
    ['a question', { question: { kind: 'refused', message: 'No' } }, '1 change needs your answer first'],
    ['a failure of the server', { failures: 1 }, 'Not all could be saved yet'],
    ['no known reason', {}, 'Not all could be sent'],
  ] as const)('says why a change is still there after Send now: %s', async (_, fields, title) => {
    aBook();
    await open([anEntry(fields)]);
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('sends now, and says that there is no connection yet', async () => {
    const book = aBook();
    await open([anEntry()]);
    setDevice({ isUnreachable: true });
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(book.sendNow).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('No connection yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send now' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('saves all changes as a file', async () => {
    const book = aBook();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open([anEntry()]);
    await user.click(screen.getByRole('button', { name: 'Save as file' }));
    expect(book.unsentFile).toHaveBeenCalledTimes(1);
    expect(names).toEqual([expect.stringMatching(/^seamfolk-unsent-\d{4}-\d\d-\d\d\.json$/)]);
  });

  describe('an order that got another number', () => {
    const renumbered = [{ orderId: order.id, customerId: ada.id, proposed: 144, number: 145 }];

    it('is named, with its receipt again', async () => {
      await open([]);
      setDevice({ renumbered });
      expect(rows('Another number')).toEqual(['Order 144 is 145 nowAdaobi Umeh, 144 was takenReceiptOK']);
      const link = screen.getByRole('link', { name: 'Receipt of order 145' });
      expect(link.getAttribute('href')).toBe(`/orders/${order.id}/receipt`);
    });

    it.each([
      ['link', 'Receipt of order 145'],
      ['button', 'OK, order 145'],
    ])('is noted as seen by its %s', async (role, name) => {
      const book = aBook();
      await open([]);
      setDevice({ renumbered });
      await user.click(screen.getByRole(role, { name }));
      expect(book.noteRenumbered.mock.calls).toEqual([[order.id]]);
    });

    it('says so if that cannot be stored', async () => {
      aBook().noteRenumbered.mockRejectedValue(new Error('full'));
      await open([]);
      setDevice({ renumbered });
      await user.click(screen.getByRole('button', { name: 'OK, order 145' }));
      expect(await screen.findByText('It could not be saved. Please try again.')).toBeTruthy();
      expect(rows('Another number')).toHaveLength(1);
    });
  });
});

/** Opens the question of an entry, and returns its dialog. */
async function ask(entry: Entry, others: readonly Entry[] = []) {
  const book = aBook();
  await open([entry, ...others]);
  await user.click(screen.getByRole('button', { name: /^Answer: / }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.contains(document.activeElement) && document.activeElement?.tagName).toBe('DIV');
  await user.keyboard('{Enter}');
  expect(book.answer.mock.calls).toEqual([]);
  return { book, dialog: within(dialog), sentence: () => document.activeElement?.textContent };
}

describe('a question about fields', () => {
  const fields = [
    { name: 'measurements.chest', before: '101 cm', mine: '104 cm', theirs: '102 cm' },
    { name: 'measurements.waist', before: '80 cm', mine: '82 cm', theirs: undefined },
  ];
  const question = { kind: 'fields', current: row({}), fields } as const;

  it('shows one pair after the other, and answers all together', async () => {
    vi.setSystemTime(writtenAt + 60_000);
    const { book, dialog, sentence } = await ask(chest({ question }));
    expect(dialog.getByRole('heading', { name: 'Chest of Adaobi' })).toBeTruthy();
    expect(sentence()).toBe(
      'You wrote 104 cm on this computer today at 14:10; 102 cm was saved on another device. It was 101 cm before.',
    );
    await user.click(dialog.getByRole('button', { name: /Keep 102$/ }));
    expect(book.answer.mock.calls).toEqual([]);
    expect(dialog.getByRole('heading', { name: 'Waist of Adaobi' })).toBeTruthy();
    expect(sentence()).toContain('it was emptied on another device.');
    expect(dialog.getByRole('button', { name: /Keep it empty$/ })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await user.click(dialog.getByRole('button', { name: /Keep 104$/ }));
    await user.click(dialog.getByRole('button', { name: /Keep 82/ }));
    expect(book.answer.mock.calls).toEqual([[2, { 'measurements.chest': 'mine', 'measurements.waist': 'mine' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps everything on Answer later', async () => {
    const { book, dialog } = await ask(chest({ question }));
    await user.click(dialog.getByRole('button', { name: 'Answer later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([book.answer.mock.calls, book.discard.mock.calls]).toEqual([[], []]);
  });

  it('stays open and says so if the answer cannot be saved', async () => {
    const { book, dialog } = await ask(chest({ question: { ...question, fields: fields.slice(0, 1) } }));
    book.answer.mockRejectedValue(new Error('full'));
    await user.click(dialog.getByRole('button', { name: /Keep 104$/ }));
    expect(await screen.findByText('Your answer could not be saved. Please try again.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('other questions', () => {
  it('a deleted client: lists all that would be thrown away, then discards it or adds the client again', async () => {
    const question = { kind: 'deleted', table: 'customers', id: ada.id } as const;
    const phone = anEntry({
      ...{ number: 1, call: 'customers.update', table: 'customers', id: ada.id, orderId: undefined, question },
      base: row({ ...ada }),
      body: { name: ada.name, phone: '0805' },
    });
    const record = chest({
      number: 4,
      call: 'measurements.create',
      body: { customerId: ada.id, measurements: { hip: '99' } },
    });
    const { book, dialog } = await ask(phone, [record, anEntry({ number: 5 })]);
    expect(dialog.getByRole('heading', { name: 'Adaobi was deleted' })).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Phone is 0805',
      'New measures, 1',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(book.discard.mock.calls).toEqual([[1], [4]]);
    await user.click(screen.getByRole('button', { name: /^Answer: / }));
    await user.click(screen.getByRole('button', { name: 'Add again' }));
    expect(book.answer.mock.calls).toEqual([[1, 'again']]);
  });

  it('a deleted client or order is named by the question when no list has it any more', async () => {
    const bisi = { ...row({ id: anId(40), name: 'Bisi Ojo' }), id: anId(40) };
    const gone = { ...row({ customerId: anId(41), number: 77, currency: 'NGN' }), id: anId(77) };
    const phone = anEntry({
      ...{ number: 1, call: 'customers.update', table: 'customers', id: bisi.id, orderId: undefined },
      body: { phone: '0805' },
      question: { kind: 'deleted', table: 'customers', id: bisi.id, row: bisi },
    });
    const paid = anEntry({
      ...{ number: 2, orderId: gone.id },
      question: { kind: 'deleted', table: 'orders', id: gone.id, row: gone, client: 'Chidi Eze' },
    });
    const record = chest({
      ...{ number: 3, id: anId(50), base: { id: anId(50), createdAt: '', updatedAt: '' } },
      question: { kind: 'deleted', table: 'measurements', id: anId(50), client: 'Dupe Ali' },
    });
    aBook();
    await open([phone, { ...paid, base: undefined }, record]);
    const titles = ['Bisi was deleted', 'Order 77 was deleted', 'The record was deleted'];
    const sentences = ['Bisi Ojo', 'Order 77 of Chidi Eze', 'A record of Dupe Ali'];
    for (const [index, title] of titles.entries()) {
      await user.click(screen.getAllByRole('button', { name: /^Answer: / })[index]!);
      const dialog = within(screen.getByRole('dialog', { name: title }));
      expect(dialog.getByText(`${sentences[index]} was deleted on another device.`)).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Answer later' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(api.sent(ordersApi.get)).toEqual([]);
  });

  it('a stage step back: keeps mine or theirs', async () => {
    const stage = anEntry({
      ...{ call: 'orders.changeStage', table: 'orders', id: order.id, orderId: undefined, base: { ...order } },
      body: { stage: 'cutting' },
      question: { kind: 'stage', current: row({ stage: 'ready' }) },
    });
    const { book, dialog, sentence } = await ask(stage);
    expect(sentence()).toMatch(
      /^The order is further: Ready was saved on another device\. You chose Cutting on this computer/,
    );
    await user.click(dialog.getByRole('button', { name: /Keep Ready$/ }));
    expect(book.answer.mock.calls).toEqual([[1, 'theirs']]);
  });

  it.each([
    ['Both stay', [[1, 'mine']], []],
    ['Discard mine', [], [[1]]],
  ])('two equal payments: %s', async (name, answers, discards) => {
    const { book, dialog, sentence } = await ask(anEntry({ question: { kind: 'twice', other: row({}) } }));
    expect(dialog.getByRole('heading', { name: 'Entered twice?' })).toBeTruthy();
    expect(sentence()).toContain('You entered ₦20,000 on this computer');
    await user.click(dialog.getByRole('button', { name }));
    expect([book.answer.mock.calls, book.discard.mock.calls]).toEqual([answers, discards]);
  });

  it('a refused change: shows the message of the server and all values, and throws the change away', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const refused = chest({ question: { kind: 'refused', message: 'At most 60 measures' } });
    const { book, dialog } = await ask(refused);
    expect(dialog.getByText('At most 60 measures')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(write.mock.calls).toEqual([['Adaobi Umeh, Jumpsuit\nChest: 104 cm\nWaist: 82 cm\nLabel: Jumpsuit']]);
    expect(await dialog.findByText('Copied')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(book.discard.mock.calls).toEqual([[2]]);
  });

  it('a refused change can be sent again', async () => {
    const message = 'This was saved before with other values.';
    const { book, dialog } = await ask(chest({ question: { kind: 'refused', message } }));
    expect(dialog.getByText(message)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect([book.answer.mock.calls, book.discard.mock.calls]).toEqual([[[2, 'again']], []]);
  });
});
