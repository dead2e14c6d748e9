import type { OrderBook } from '@shared/orders/book';
import { isClosed } from '@shared/orders/stages';
import { cx } from 'class-variance-authority';
import { type FocusEvent, useRef, useState } from 'react';
import { FullFormDialog } from '../../../forms/full-form-dialog';
import { useIsPhone } from '../../../lib/media-query';
import { useSettled } from '../../../lib/use-settled';
import { FieldNotes } from '../../../ui/controls/field';
import { TextArea } from '../../../ui/controls/text-area';
import { LoadError } from '../../../ui/feedback/load-error';
import { Dialog, DialogBody } from '../../../ui/overlays/dialog';
import { useBook, useOrder } from '../queries';
import { OrderPad } from './amount-field';
import { ClientField } from './client-field';
import { DayField } from './day-field';
import { GarmentField } from './garment-field';
import { useMeasuresOf } from './measures-of-line';
import { MoreFields } from './more-fields';
import { NumberMark } from './number-mark';
import { type FieldsProps, useHand, useOrderRowForm } from './order-form';
import { type KeptStart, type OrderFormStart, startOfLeft } from './order-values';
import { LeftToPay, PaidField } from './paid-field';
import type { SavedOrder } from './save-order';
import { sumsOf } from './sums';

interface FormProps<Start> {
  /** What the form begins with. */
  start: Start;
  /** Called with the order after a save. */
  onClose: (saved?: SavedOrder, isNew?: boolean) => void;
}

/** The form of an order, or the one that was left. It shows when the book is loaded, because amounts are read in its currency. */
export function OrderFormDialog({ start, onClose }: FormProps<OrderFormStart | KeptStart>) {
  return 'as' in start ? <LeftForm {...{ start, onClose }} /> : <LoadedForm {...{ start, onClose }} />;
}

function LeftForm({ start, onClose }: FormProps<KeptStart>) {
  const { data: order, isPlaceholderData } = useOrder(start.id);
  return order && !isPlaceholderData ? <LoadedForm start={startOfLeft(start, order)} onClose={onClose} /> : null;
}

function LoadedForm({ start, onClose }: FormProps<OrderFormStart>) {
  const { data: book, isLoadingError, error, refetch } = useBook();
  if (book) return <OrderDialog {...{ start, book, onClose }} />;
  if (!isLoadingError) return null;
  return (
    <Dialog open onOpenChange={() => onClose()} title="Order">
      <DialogBody>
        <LoadError title="Your order book could not be loaded" error={error} retry={refetch} />
      </DialogBody>
    </Dialog>
  );
}

/** The dialog in which an order is written: on phones a screen with its sum at the foot, from 900 px two columns. */
function OrderDialog({ start, book, onClose }: FormProps<OrderFormStart> & { book: OrderBook }) {
  const isPhone = useIsPhone();
  const first = useRef<HTMLDivElement>(null);
  const measuresOf = useMeasuresOf();
  const onDone = (saved?: SavedOrder) => onClose(saved, !('order' in start));
  const { form, put, order, currency } = useOrderRowForm({ start, book, measuresOf, onDone });
  // `useWatch` would miss the values of a draft, which are restored before it listens.
  const values = form.watch();
  const { customerId, newClient } = values;
  const hand = useHand();
  const { isFolding, fold } = useFold();
  const sums = sumsOf(values, currency, order);
  const fields: FieldsProps = { form, values, put, currency, order, sums, hand, measuresOf, fold };
  const onlyNotes = order !== undefined && isClosed(order.stage);
  const leaveHand = ({ target }: FocusEvent) => {
    if (!target.matches('[data-amount]') && !target.closest('[data-held]')) hand.drop();
  };
  return (
    <FullFormDialog
      form={form}
      title={titleOf(start)}
      mark={<NumberMark {...fields} next={book.nextNumber} />}
      foot={onlyNotes ? <span /> : <LeftToPay {...fields} />}
      pad={hand.name !== undefined && <OrderPad {...fields} />}
      tools={<Keys />}
      firstFocus={isPhone || customerId || newClient ? first : undefined}
    >
      <div
        ref={first}
        tabIndex={-1}
        className={cx(
          'grid grid-cols-1 gap-3 px-4 pt-2.5 pb-5 no-shadow outline-0! shell:gap-x-10 shell:px-6 shell:pt-5',
          !onlyNotes && 'shell:cols-end-92',
          isFolding && 'pointer-events-none',
        )}
        onFocus={leaveHand}
      >
        {onlyNotes ? (
          <ClosedOrder form={form} />
        ) : (
          <>
            <div className="grid min-w-0 content-start gap-3 shell:gap-5">
              <FieldNotes id="order-number" error={form.formState.errors.number?.message} />
              <ClientField {...fields} />
              <GarmentField {...fields} />
              {!isPhone && <MoreFields {...fields} />}
            </div>
            <div className="grid min-w-0 content-start gap-3 shell:gap-5">
              <DayField {...fields} />
              {!order && <PaidField {...fields} />}
              {!isPhone && <LeftToPay {...fields} />}
              {isPhone && <MoreFields {...fields} />}
            </div>
          </>
        )}
      </div>
    </FullFormDialog>
  );
}

function titleOf(start: OrderFormStart): string {
  if ('order' in start) return 'Edit order';
  return 'like' in start && start.isRedo ? `Re-do of ${start.like.number}` : 'New order';
}

function ClosedOrder({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <>
      <p className="text-small text-muted">This order is closed. Only its notes can change, or take it up again.</p>
      <TextArea {...form.field('notes')} dir="auto" hint="For you. The receipt leaves them out." />
    </>
  );
}

function Keys() {
  return (
    <p className="me-auto text-micro text-muted">
      <Key>Enter</Key> saves, <Key>Esc</Key> closes
    </p>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-xs border border-hairline bg-paper px-1.5 py-0.75 font-text text-micro/none font-semibold whitespace-nowrap text-ink">
    {children}
  </kbd>
);

/** How long presses are ignored after a part has folded, in milliseconds: what was under the finger has moved. */
const quietMs = 350;

/** Returns whether presses are ignored, and the function to call when a part folds. */
function useFold(): { isFolding: boolean; fold: () => void } {
  const [folds, setFolds] = useState(0);
  const isFolding = useSettled(folds, quietMs) !== folds;
  return { isFolding, fold: () => setFolds((count) => count + 1) };
}
