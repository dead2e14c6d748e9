import type { Order, StageInput } from '@shared/orders/order';
import { isAllDone } from '@shared/orders/stages';
import { useState } from 'react';
import { isMoneyLeft } from '../amounts';
import { CollectQuestion } from '../order-page/collect-question';
import { DoneQuestion } from '../order-page/collect-question';
import { PaymentDialog } from '../payment/payment-dialog';

interface CollectDialogsProps {
  order: Order;
  clientName: string;
  /** Marks the order as collected, with how many of each garment are done; undefined if all are. */
  onCollect: (done: StageInput['done']) => void;
  onClose: () => void;
}

/** Asks about garments that are not done, and about the money that is left, before an order is collected; a part is written in the dialog of a payment. */
export function CollectDialogs({ order, clientName, onCollect, onClose }: CollectDialogsProps) {
  const [paysPart, setPaysPart] = useState(false);
  const [done, setDone] = useState<StageInput['done']>();
  const collect = (counted = done) => {
    onClose();
    onCollect(counted);
  };
  if (!done && !isAllDone(order.garments)) {
    const answer = (counted: StageInput['done']) => (isMoneyLeft(order) ? setDone(counted) : collect(counted));
    return <DoneQuestion {...{ order, clientName, onClose }} onAnswer={answer} />;
  }
  if (paysPart) return <PaymentDialog order={order} onClose={(saved) => (saved ? collect() : onClose())} />;
  return (
    <CollectQuestion
      order={order}
      clientName={clientName}
      done={done}
      onOwes={() => collect()}
      onPart={() => setPaysPart(true)}
      onClose={onClose}
    />
  );
}
