import { LongList } from './long-list';
import type { Plan } from '../plan/planned';

/** The rows that are left out, with the reason. */
export function BadRows({ plan }: { plan: Plan }) {
  return (
    <section aria-labelledby="import-bad">
      <h3 id="import-bad" className="mb-2 font-display text-h3">
        Left out
      </h3>
      <LongList of={plan.bad}>
        {({ place = plan.place, line, reason, name, isRecord }) => (
          <li key={`${place} ${line} ${isRecord}`} className="py-2 text-small wrap-anywhere">
            <b className="font-semibold">
              {place} {line}
            </b>
            {name && <span className="text-muted"> {name.slice(0, 60)}</span>}: {reason}
          </li>
        )}
      </LongList>
    </section>
  );
}
