import type { OrderBook } from '@shared/orders/book';
import { isClosed } from '@shared/orders/stages';
import { cx } from 'class-variance-authority';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { FullFormDialog } from '../../../forms/full-form-dialog';
import { useIsPhone } from '../../../lib/media-query';
import { FieldNotes } from '../../../ui/controls/field';
import { TextArea } from '../../../ui/controls/text-area';
import { useClientOrders, useSuggestions } from '../queries';
import { ClientField } from './client-field';
import { DayField } from './day-field';
import { GarmentField } from './garment-field';
import { LeftToPay } from './left-to-pay';
import { MoreFields } from './more-fields';
import { NumberMark } from './number-mark';
import { offeredGarments } from './offered-garments';
import type { FieldsProps } from './order-fields';
import { useOrderRowForm } from './order-form';
import type { OrderFormStart } from './order-form-start';
import { OrderPad } from './order-pad';
import { PaidField } from './paid-field';
import type { SavedOrder } from './save-order';
import { sumsOf } from './sums';
import { useFold } from './use-fold';
import { useHand } from './use-hand';
import { useMeasures } from './use-measures';

interface OrderDialogProps {
  start: OrderFormStart;
  book: OrderBook;
  onClose: (saved?: SavedOrder, isNew?: boolean) => void;
}

/** The dialog in which an order is written: on phones a screen with its sum at the foot, from 900 px two columns. */
export function OrderDialog({ start, book, onClose }: OrderDialogProps) {
  const isPhone = useIsPhone();
  const first = useRef<HTMLDivElement>(null);
  const [customerId, setCustomerId] = useState('');
  const measures = useMeasures(customerId);
  const onDone = (saved?: SavedOrder) => onClose(saved, !('order' in start));
  const { form, put, order, currency } = useOrderRowForm({ start, book, measuresOf: measures.of, onDone });
  // `useWatch` would miss the values of a draft, which are restored before it listens.
  const values = form.watch();
  // The form comes after the records of its client, which its schema reads.
  if (values.customerId !== customerId) setCustomerId(values.customerId);
  const offered = useOffered(values.customerId, currency);
  const hand = useHand();
  const { isFolding, fold } = useFold();
  const sums = sumsOf(values, currency, order);
  const fields: FieldsProps = { form, values, put, currency, order, sums, hand, offered, measures, fold };
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
      firstFocus={isPhone || values.customerId || values.isNewClient ? first : undefined}
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

/** Returns the garments that one press adds. */
function useOffered(customerId: string, currency: string) {
  const suggested = useSuggestions().data?.garments;
  const ofClient = useClientOrders(customerId || undefined).data;
  return useMemo(() => offeredGarments(suggested ?? [], ofClient ?? [], currency), [suggested, ofClient, currency]);
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
