import type { Order } from '@shared/orders/order';
import { useAction } from '../../../ui/feedback/use-action';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useMakeLink, useRemoveLink } from '../queries';

/** What ends the link that the client has. */
export type LinkChange = 'new' | 'off';

const words = {
  new: {
    title: 'Make a new link',
    description: 'The link that your client has ends at once. Send them the new one.',
    confirmLabel: 'Make new link',
    busyLabel: 'Making...',
  },
  off: {
    title: 'Turn the link off',
    description: 'Your client can no longer open the page. A link that you make later is another one.',
    confirmLabel: 'Turn off',
    busyLabel: 'Turning off...',
  },
} as const;

interface LinkQuestionProps {
  order: Order;
  change: LinkChange;
  onClose: () => void;
}

/** Asked before the link of an order ends. */
export function LinkQuestion({ order, change, onClose }: LinkQuestionProps) {
  const make = useMakeLink();
  const remove = useRemoveLink();
  const isNew = change === 'new';
  const confirm = useAction(
    async () => {
      await (isNew ? make.mutateAsync({ row: order, body: undefined }) : remove.mutateAsync(order.id));
      onClose();
    },
    { done: { title: isNew ? 'The old link ended' : 'The link is off' }, failed: 'The link could not be changed' },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      {...words[change]}
      isSafe={isNew}
      busy={make.isPending || remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
