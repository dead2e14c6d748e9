import { BodyDrawing } from '../guide/body-drawing';
import { lineOn, type BodyView } from '../guide/body-lines';

interface DressFormProps {
  view: BodyView;
  /** The keys of the measures with a line. */
  keys: readonly string[];
  /** The key of the measure whose line is highlighted. */
  place: string | null;
}

/** A drawing of the body with a line for each measure that has one there; the active one is highlighted. */
export function DressForm({ view, keys, place }: DressFormProps) {
  const others = keys.filter((key) => key !== place && lineOn(view, key));
  const active = place === null ? undefined : lineOn(view, place);
  return (
    <BodyDrawing view={view}>
      {others.map((key) => (
        <path key={key} d={lineOn(view, key)?.path} stroke="var(--edge)" strokeWidth="1" strokeDasharray="2 3" />
      ))}
      {active && <path d={active.path} stroke="var(--orange)" strokeWidth="3.5" />}
    </BodyDrawing>
  );
}
