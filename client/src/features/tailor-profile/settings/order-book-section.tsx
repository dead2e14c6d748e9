import { bookInputSchema, type OrderBook } from '@shared/orders/book';
import { currencyName } from '@shared/tailor/currencies';
import { type FormEvent, useState } from 'react';
import { safeParse } from 'zod/mini';
import { useFragment } from '../../../lib/navigation/use-fragment';
import { orderBookFragment } from '../../../order-paths';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { Switch } from '../../../ui/controls/switch';
import { LoadError } from '../../../ui/feedback/load-error';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useAction } from '../../../ui/feedback/use-action';
import { CurrencyField } from '../client-facts/currency-field';
import { DigitsInput } from '../client-facts/digits-input';
import { useBook, useChangeBook } from '../../orders/queries';
import { showRow } from './section-list';
import { SectionRow } from './section-row';

const rowId = 'settings-order-book';

interface OrderBookSectionProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** What holds for all orders. It is no part of the profile: it is saved by itself. */
export function OrderBookSection({ isOpen, onOpen, onClose }: OrderBookSectionProps) {
  const { data: book, isLoadingError, error, refetch } = useBook();
  const [hasForm, setHasForm] = useState(false);
  const open = () => {
    setHasForm(true);
    onOpen();
  };
  const arrive = () => {
    open();
    requestAnimationFrame(() => showRow(rowId));
  };
  useFragment(orderBookFragment, book || isLoadingError ? arrive : undefined);
  return (
    <SectionRow
      id={rowId}
      title="Order book"
      now={book && summaryOf(book)}
      isOpen={isOpen}
      onOpen={open}
      onClose={onClose}
    >
      {isLoadingError && <LoadError title="The order book could not be loaded" error={error} retry={refetch} />}
      {!book && !isLoadingError && <Skeleton className="h-48" />}
      {book && hasForm && <BookForm book={book} />}
    </SectionRow>
  );
}

function summaryOf({ currency, weeklyGarments }: OrderBook): string {
  const week = weeklyGarments === null ? '' : `, ${weeklyGarments} garment${weeklyGarments === 1 ? '' : 's'} a week`;
  return currencyName(currency) + week;
}

function BookForm({ book }: { book: OrderBook }) {
  const change = useChangeBook();
  const [currency, setCurrency] = useState(book.currency);
  const [timeZone, setTimeZone] = useState(book.timeZone ?? '');
  const [weeklyGarments, setWeekly] = useState(book.weeklyGarments);
  const [makesLinks, setMakesLinks] = useState(book.makesLinks);
  const [linksShowBalance, setShowBalance] = useState(book.linksShowBalance);
  const [wrong, setWrong] = useState<string>();
  const save = useAction(async (body: object) => change.mutateAsync({ row: book, body }), {
    done: { title: 'Order book updated' },
    failed: 'Failed to update the order book. Please try again.',
    failedTitle: 'Update failed',
    keepsText: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = safeParse(bookInputSchema, {
      ...{ currency, weeklyGarments, makesLinks, linksShowBalance },
      ...(timeZone && { timeZone }),
    });
    setWrong(parsed.error?.issues[0]?.message);
    if (parsed.success) void save(parsed.data);
    else document.getElementById(weekId)?.focus();
  };
  return (
    <form noValidate className="grid max-w-104 min-w-0 gap-5" aria-label="Order book" onSubmit={submit}>
      <CurrencyField
        hint="For new orders. Others keep the currency in which they were made."
        value={currency}
        onChange={setCurrency}
      />
      <Field label="Time zone" hint="The promised days of your orders are counted in it.">
        {(control) => (
          <select
            {...control}
            className={inputClass({ end: 'select' })}
            value={timeZone}
            onChange={(event) => setTimeZone(event.currentTarget.value)}
          >
            {book.timeZone === null && <option value="">That of the device of your first order</option>}
            {zonesWith(book.timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id={weekId}
        label="Garments in a usual week"
        optional
        error={wrong}
        hint="About how many you finish. Free days are counted with it, until four weeks of orders say it themselves."
      >
        {(control) => <DigitsInput {...control} className={inputClass()} value={weeklyGarments} onChange={setWeekly} />}
      </Field>
      <fieldset className="grid gap-3">
        <legend className="pb-1.5 text-small font-semibold">Client’s page</legend>
        <Switch
          label="Make a link with each new order"
          hint="It goes out with the receipt. You can turn it off for an order."
          checked={makesLinks}
          onChange={setMakesLinks}
        />
        <Switch
          label="Show what is left to pay"
          hint="Whoever has the link can see it. It holds for new orders."
          checked={linksShowBalance}
          onChange={setShowBalance}
        />
      </fieldset>
      <Button type="submit" className="justify-self-start" busy={change.isPending}>
        {change.isPending ? 'Saving...' : 'Save order book'}
      </Button>
    </form>
  );
}

const weekId = 'order-book-week';

/** Returns the time zones that this browser knows, with the chosen one and that of this device first. */
function zonesWith(chosen: string | null): string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([...(chosen ? [chosen] : []), own, ...allZones()])];
}

function allZones(): string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
