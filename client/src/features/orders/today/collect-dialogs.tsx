import type { Order } from '@shared/orders/order';
import { useState } from 'react';
import { CollectQuestion } from '../order-page/collect-question';
import { PaymentDialog } from '../payment/payment-dialog';

interface CollectDialogsProps {
  order: Order;
  clientName: string;
  /** Marks the order as collected. */
  onCollect: () => void;
  onClose: () => void;
}

/** Asks about the money that is left before an order is collected; a part is written in the dialog of a payment. */
export function CollectDialogs({ order, clientName, onCollect, onClose }: CollectDialogsProps) {
  const [paysPart, setPaysPart] = useState(false);
  const collect = () => {
    onClose();
    onCollect();
  };
  if (paysPart) return <PaymentDialog order={order} onClose={(saved) => (saved ? collect() : onClose())} />;
  return (
    <CollectQuestion
      order={order}
      clientName={clientName}
      onOwes={collect}
      onPart={() => setPaysPart(true)}
      onClose={onClose}
    />
  );
}
