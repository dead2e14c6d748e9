import { formatMoney, hasOpenPrice, paidOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import type { Payment } from '@shared/payments/contract';
import { paymentWayNames, paymentWays } from '@shared/payments/fields';
import { useController } from 'react-hook-form';
import { ChangedNotice } from '../../../forms/changed-notice';
import { DraftNotice } from '../../../forms/draft-notice';
import { useIsPhone } from '../../../lib/media-query';
import { AmountPad } from '../../../ui/controls/amount-pad';
import { Button } from '../../../ui/controls/button';
import { Field, TextField } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { SavingFields } from '../../../ui/controls/saving-fields';
import { Segments } from '../../../ui/controls/segments';
import { Switch } from '../../../ui/controls/switch';
import { deleteWithUndo } from '../../../ui/feedback/delete-with-undo';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { useClientNames, useDeletePayment, useToday } from '../queries';
import { firstName } from '../words';
import { AmountField } from './payment-fields';
import { typedAmount, typedMinor } from '../typed-amount';
import { usePaymentForm, type PaymentForm } from './payment-form';
import { beyondPaid, paymentResult, wholeAmount, withoutPayment } from './payment-result';
import { WhenField } from './payment-fields';

interface PaymentDialogProps {
  order: Order;
  /** The payment to change; without one, a new one. */
  payment?: Payment;
  /** The amount of a new payment in minor units, below zero to give back; by default none. */
  amount?: number;
  onClose: (saved?: Payment) => void;
}

/** Money that was paid for an order or given back. On phones the keys of the screen write it, and their last one saves. */
export function PaymentDialog({ order: given, payment, amount: start = 0, onClose }: PaymentDialogProps) {
  const form = usePaymentForm({ order: given, payment, amount: start, onClose });
  const hasPad = useIsPhone();
  const today = useToday();
  const nameOf = useClientNames();
  const order = withoutPayment(given, payment?.id);
  const { currency } = order;
  // `useWatch` in the component of the form would miss a restored draft.
  const [way, text] = form.watch(['way', 'amount']);
  const isGivenBack = way === 'back';
  const whole = wholeAmount(order, isGivenBack);
  const amount = typedMinor(text, currency) ?? 0;
  const money = (of: number) => formatMoney(of, currency);
  return (
    <Dialog
      open
      onOpenChange={form.cancel}
      title={payment ? 'Change payment' : 'Add payment'}
      description={`Order ${order.number}, ${firstName(nameOf(order.customerId))}: ${stateOf(order)}`}
      dirty={form.isDirty}
      isSaving={form.isSaving}
    >
      <form noValidate onSubmit={form.submit}>
        <DialogBody className="grid grid-cols-1 gap-3">
          <div className="empty:hidden">
            <DraftNotice onDiscard={form.onDiscardDraft} />
            <ChangedNotice form={form} />
          </div>
          <Ways form={form} />
          <AmountField {...{ form, currency, whole, hasPad }} />
          <p className="-mt-1 text-small text-muted" role="status">
            {amount > 0 && !form.formState.errors.amount && paymentResult(order, isGivenBack ? -amount : amount)}
          </p>
          {isGivenBack && beyondPaid(order, amount) > 0 && <ExceedsPaid form={form} />}
          <div className="grid grid-cols-2 gap-2">
            <MethodField form={form} />
            <WhenField form={form} today={today} />
          </div>
          <TextField
            {...form.field('note')}
            optional
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            placeholder="e.g., paid by her sister"
          />
          {payment && <DeletePayment payment={payment} onDelete={form.cancel} />}
        </DialogBody>
        {hasPad ? (
          <SavingFields isSaving={form.isSaving} className="sticky bottom-0 z-2">
            <AmountPad
              text={text}
              onText={(typed) =>
                form.setValue('amount', typed, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
              }
              announcement={money(amount)}
              offer={whole > 0 ? { label: 'All', text: typedAmount(whole, currency), shown: money(whole) } : undefined}
              done="Save"
            />
          </SavingFields>
        ) : (
          <DialogFoot>
            <DialogCancel />
            <Button type="submit" variant="primary" busy={form.isSaving}>
              {form.submitLabel}
            </Button>
          </DialogFoot>
        )}
      </form>
    </Dialog>
  );
}

/** Returns '₦60,000 left', or what is known of it. */
function stateOf(order: Order): string {
  const money = (of: number) => formatMoney(of, order.currency);
  if (order.stage === 'cancelled') return `${money(paidOf(order.payments))} paid`;
  return hasOpenPrice(order.garments) ? 'price not agreed' : `${money(wholeAmount(order, false))} left`;
}

function Ways({ form }: { form: PaymentForm }) {
  const { field } = useController({ control: form.control, name: 'way' });
  return (
    <Segments
      label="Paid or given back"
      options={{ paid: 'Paid', back: 'Given back' }}
      value={field.value}
      onPress={field.onChange}
    />
  );
}

/** Says that the amount is meant, so that more than was paid can be saved. */
function ExceedsPaid({ form }: { form: PaymentForm }) {
  const { field } = useController({ control: form.control, name: 'exceedsPaid' });
  return <Switch label="Give back more than was paid" checked={field.value ?? false} onChange={field.onChange} />;
}

/** The way of a payment. One that is not known stays so. */
function MethodField({ form }: { form: PaymentForm }) {
  const { label, error, id, ...control } = form.field('method');
  const isUnknown = form.getValues('method') === '';
  return (
    <Field id={id} label={label} error={error}>
      {(attributes) => (
        <select {...control} {...attributes} className={inputClass({ size: 'compact', end: 'select' })}>
          {isUnknown && <option value="">Not known</option>}
          {paymentWays.map((way) => (
            <option key={way} value={way}>
              {paymentWayNames[way]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function DeletePayment({ payment, onDelete }: { payment: Payment; onDelete: () => void }) {
  const remove = useDeletePayment();
  const press = () => {
    onDelete();
    deleteWithUndo({
      row: { id: payment.id },
      done: 'Payment deleted',
      failed: 'The payment could not be deleted',
      send: () => remove.mutateAsync(payment.id),
    });
  };
  return (
    <Button variant="danger-quiet" onClick={press}>
      Delete payment
    </Button>
  );
}
