import { stages, type Stage } from '@shared/orders/stages';
import { cx } from 'class-variance-authority';

/** How far an order is, as five stitches; the word stands beside it. */
export function StageSeam({ stage, className }: { stage: Stage; className?: string }) {
  const reached = (stages as readonly Stage[]).indexOf(stage);
  return (
    <span className={cx('flex h-0.75 gap-0.75', className)} aria-hidden="true">
      {stages.map((each, index) => (
        <span key={each} className={cx('flex-1 rounded-xs', index <= reached ? 'bg-action' : 'bg-thread')} />
      ))}
    </span>
  );
}
