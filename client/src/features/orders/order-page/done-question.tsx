import type { Order, StageInput } from '@shared/orders/order';
import { Button } from '../../../ui/controls/button';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { firstName } from '../words';

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
