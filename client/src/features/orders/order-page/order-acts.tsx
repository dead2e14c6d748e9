import type { Order } from '@shared/orders/order';
import type { Stage } from '@shared/orders/stages';
import { Button } from '../../../ui/controls/button';
import { CheckIcon } from '../../../ui/display/icons';
import { ChatIcon } from '../../../ui/display/workroom-icons';

interface OrderActsProps {
  stage: Order['stage'];
  /** Undefined for a short label. */
  name?: string;
  onTell: () => void;
  onStage: (stage: Stage) => void;
}

/** What is done most often with an order: a message to the client, and the next of the last two stages. */
export function OrderActs({ stage, name, onTell, onStage }: OrderActsProps) {
  const next = stage === 'ready' ? 'collected' : 'ready';
  return (
    <>
      <Button onClick={onTell}>
        <ChatIcon />
        {name ? `Tell ${name}` : 'Tell'}
      </Button>
      {stage !== 'collected' && (
        <Button variant="primary" onClick={() => onStage(next)}>
          <CheckIcon />
          {next === 'ready' ? 'Ready' : 'Collected'}
        </Button>
      )}
    </>
  );
}
