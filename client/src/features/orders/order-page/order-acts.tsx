import type { Order } from '@shared/orders/order';
import type { Stage } from '@shared/orders/stages';
import { Button } from '../../../ui/controls/button';
import { CheckIcon } from '../../../ui/display/icons';
import { ChatIcon } from '../../../ui/display/workroom-icons';
import type { ReactNode } from 'react';
import { usePageMark } from '../../../lib/pages/page-mark';

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

/** The actions of a screen, in the place of a phone's bottom bar. */
export function ActionBar({ children }: { children: ReactNode }) {
  usePageMark('actionBar');
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap gap-3 border-t border-hairline bg-paper px-gutter pb-safe-3 pt-3 *:flex-[var(--share,1)_1_0px] print:hidden">
      {children}
    </div>
  );
}
