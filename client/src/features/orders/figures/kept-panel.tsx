import type { OrderFigures } from '@shared/orders/book';
import { PromiseStitches } from '../../../ui/display/promise-stitches';
import { counted } from '../words';
import { Panel } from './panel';
import { ShownOnPage } from './shown-on-page';

/** How many orders were ready on the promised day. */
export function KeptPanel({ figures: { kept, promised, daysLate, onPage } }: { figures: OrderFigures }) {
  const shown = <ShownOnPage onPage={onPage} />;
  if (promised === 0)
    return (
      <Panel title="Kept promises" figure="–" text="No order with a promised day got ready in this time.">
        {shown}
      </Panel>
    );
  const late = promised - kept;
  return (
    <Panel
      title="Kept promises"
      figure={
        <>
          {kept.toLocaleString('en')} <span className="text-muted">of</span> {promised.toLocaleString('en')}
        </>
      }
      text={`Orders that were ready on the promised day or before. ${lateWords(late, daysLate)}`.trim()}
    >
      <div className="mt-4">
        <PromiseStitches kept={kept} of={promised} label={`${kept} of ${promised} kept`} />
      </div>
      <p className="mt-3 text-micro text-muted">
        A day that the client moved in time counts as the new promise, a day that you moved does not.
      </p>
      {shown}
    </Panel>
  );
}

function lateWords(late: number, daysLate: number | null): string {
  if (late === 0 || daysLate === null) return '';
  const days = Math.round(daysLate * 10) / 10;
  return `The ${late === 1 ? 'late one' : `${late.toLocaleString('en')} late ones`} took ${counted(days, 'day')} more${late > 1 ? ' on average' : ''}.`;
}
