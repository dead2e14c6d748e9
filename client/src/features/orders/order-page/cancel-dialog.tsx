import { formatMoney, paidOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { cancelReasons } from '@shared/orders/stages';
import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { FieldNotes, fieldClass, labelClass } from '../../../ui/controls/field';
import { Switch } from '../../../ui/controls/switch';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { cancelReasonTexts } from './cancelled-note';

type CancelReason = NonNullable<Order['cancelledBecause']>;

interface CancelDialogProps {
  order: Order;
  /** `givesBack`: the dialog of the payment comes next. */
  onCancel: (because: CancelReason, givesBack: boolean) => void;
  onClose: () => void;
}

/** Asks why an order is cancelled, and what becomes of the money. */
export function CancelDialog({ order, onCancel, onClose }: CancelDialogProps) {
  const id = useId();
  const [because, setBecause] = useState<CancelReason>();
  const [givesBack, setGivesBack] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const paid = paidOf(order.payments);
  const submit = () => {
    if (because) onCancel(because, givesBack);
    else setRefused(true);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel order ${order.number}`}
      description="It counts as no promise, kept or broken."
    >
      <DialogBody className="grid grid-cols-1 gap-4">
        <fieldset className={fieldClass}>
          <legend className={labelClass()}>Why?</legend>
          {cancelReasons.map((reason) => (
            <label key={reason} className="flex min-h-tap cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={id}
                className="m-0 size-5 flex-none accent-action"
                checked={reason === because}
                aria-describedby={isRefused && !because ? `${id}-error` : undefined}
                onChange={() => setBecause(reason)}
              />
              {cancelReasonTexts[reason].asked}
            </label>
          ))}
          <FieldNotes id={id} error={isRefused && !because ? 'Say why' : undefined} />
        </fieldset>
        {paid > 0 && (
          <Switch
            label={`Give back ${formatMoney(paid, order.currency)}`}
            hint="Off: you keep what was paid. You can still give it back later."
            checked={givesBack}
            onChange={setGivesBack}
          />
        )}
      </DialogBody>
      <DialogFoot line>
        <DialogCancel>Keep order</DialogCancel>
        <Button variant="danger" onClick={submit}>
          Cancel order
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
