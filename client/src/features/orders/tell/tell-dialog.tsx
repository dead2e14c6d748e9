import type { Order } from '@shared/orders/order';
import type { MessageKind } from '@shared/orders/stages';

interface TellDialogProps {
  order: Order;
  /** The message that is shown first; by default the one that fits the order's state. */
  kind?: MessageKind;
  onClose: () => void;
}

/** A message to the client, which the tailor sends by WhatsApp or SMS. Sending it is remembered in `told`. */
export function TellDialog(_: TellDialogProps) {
  return null;
}
