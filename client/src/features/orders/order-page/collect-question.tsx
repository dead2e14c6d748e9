import { balanceOf, formatMoney } from '@shared/orders/money';
import type { Order, StageInput } from '@shared/orders/order';
import type { Payment } from '@shared/payments/contract';
import { paymentWayNames, paymentWays } from '@shared/payments/fields';
import { useState } from 'react';
import { rowIdOf } from '../../../lib/api/row-id';
import { submissionKey } from '../../../lib/api/submission-key';
import { useOneAtATime } from '../../../lib/one-at-a-time';
import { Button } from '../../../ui/controls/button';
import { Segments } from '../../../ui/controls/segments';
import { toastWithUndo } from '../../../ui/feedback/toast-with-undo';
import { toastFailure } from '../../../ui/feedback/use-action';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { useChangeStage, useCreatePayment, useDeletePayment, useSuggestions, useToday } from '../queries';
import { failed, stageBefore } from '../use-order-acts';
import { firstName } from '../words';

type Method = NonNullable<Payment['method']>;

interface CollectQuestionProps {
  order: Order;
  clientName: string;
  /** How many of each garment are done; undefined if all are. */
  done: StageInput['done'];
  /** Collected, and nothing is paid. */
  onOwes: () => void;
  /** Asks how much was paid, before it is collected. */
  onPart: () => void;
  onClose: () => void;
}

/** Asked when an order is collected and money is left. */
export function CollectQuestion({ order, clientName, done, onOwes, onPart, onClose }: CollectQuestionProps) {
  const { data: suggestions } = useSuggestions();
  const last = suggestions?.method ?? 'cash';
  const [chosen, setMethod] = useState<Method>();
  const method = chosen ?? last;
  const { isBusy, payAndCollect } = usePayAndCollect(order, done, onClose);
  const left = formatMoney(balanceOf(order) ?? 0, order.currency);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${left} is left to pay`}
      description={`${firstName(clientName)} collects order ${order.number}.`}
    >
      <DialogBody className="grid grid-cols-1 gap-3">
        <div className="grid grid-cols-1 gap-2 rounded border border-hairline p-3">
          <Segments
            label="How it was paid"
            options={methodsWith(last)}
            value={method}
            onPress={(pressed) => setMethod(paymentWays.find((way) => way === pressed))}
          />
          <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void payAndCollect(method)}>
            Paid {left} now
          </Button>
        </div>
        <Button size="lg" block onClick={onOwes}>
          Collected, still owes {left}
        </Button>
        <Button size="lg" block onClick={onPart}>
          Paid a part
        </Button>
      </DialogBody>
      <DialogFoot className="pt-0! max-sm:border-t-0!">
        <DialogCancel variant="ghost">Not collected yet</DialogCancel>
      </DialogFoot>
    </Dialog>
  );
}

/** Returns three ways to pay, among them the one that was used last. */
function methodsWith(last: Method): Record<string, string> {
  const usual: Method[] = ['cash', 'transfer', 'card'];
  const shown = usual.includes(last) ? usual : [last, ...usual.slice(0, 2)];
  return Object.fromEntries(shown.map((method) => [method, paymentWayNames[method]]));
}

/** Saves the payment of what is left, then the stage. A repeated press adds no second payment. Undo takes both back. */
function usePayAndCollect(order: Order, done: StageInput['done'], onDone: () => void) {
  const [key] = useState(submissionKey);
  const [isBusy, setBusy] = useState(false);
  const today = useToday();
  const pay = useCreatePayment();
  const removePayment = useDeletePayment();
  const changeStage = useChangeStage();
  const payAndCollect = useOneAtATime(async (method: Method) => {
    const amount = balanceOf(order) ?? 0;
    setBusy(true);
    try {
      const body = { id: rowIdOf(key), orderId: order.id, amount, method, onDate: today, note: null };
      const payment = await pay.mutateAsync({ body, idempotencyKey: key });
      // From here on, the payment is on the page: what is left to do is there too.
      onDone();
      const row = await changeStage.mutateAsync({ row: order, body: { stage: 'collected', done } });
      toastWithUndo({
        title: `Order ${order.number}: paid and collected`,
        undo: async () => {
          await changeStage.mutateAsync({ row, body: stageBefore(order) });
          await removePayment.mutateAsync(payment.id);
        },
        failed,
      });
    } catch (error) {
      toastFailure({ failed }, error);
    } finally {
      setBusy(false);
    }
  });
  return { isBusy, payAndCollect };
}

interface DoneQuestionProps {
  order: Order;
  clientName: string;
  /** Called with how many of each garment are done. */
  onAnswer: (done: NonNullable<StageInput['done']>) => void;
  onClose: () => void;
}

/** Asked when an order is collected and not all of its garments are done: nothing is written that was not made. */
export function DoneQuestion({ order, clientName, onAnswer, onClose }: DoneQuestionProps) {
  const { garments } = order;
  const all = garments.reduce((sum, { quantity }) => sum + quantity, 0);
  const done = garments.reduce((sum, each) => sum + each.done, 0);
  const answer = (countOf: (garment: Order['garments'][number]) => number) => () =>
    onAnswer(Object.fromEntries(garments.map((garment) => [garment.id, countOf(garment)])));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${done} of ${all} done`}
      description={`${firstName(clientName)} collects order ${order.number}.`}
    >
      <DialogBody className="grid grid-cols-1 gap-2">
        <Button variant="primary" size="lg" block onClick={answer(({ quantity }) => quantity)}>
          {all === 1 ? 'It is done, and collected' : `All ${all} are done, and collected`}
        </Button>
        <Button size="lg" block onClick={answer((garment) => garment.done)}>
          Collected with {done} of {all} done
        </Button>
        <p className="text-small text-muted">Collected closes the order, also with garments that are not done.</p>
      </DialogBody>
      <DialogFoot className="pt-0! max-sm:border-t-0!">
        <DialogCancel variant="ghost">Not collected yet</DialogCancel>
      </DialogFoot>
    </Dialog>
  );
}
