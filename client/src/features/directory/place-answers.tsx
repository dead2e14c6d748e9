import { useInfiniteQuery } from '@tanstack/react-query';
import type { DirectoryQuery } from '@shared/discover-filters';
import type { Near, Place } from '@shared/places';
import { radiusLimits } from '@shared/radius';
import { roundDistance } from '../../lib/distance';
import { Button } from '../../ui/button';
import { Spool } from './drawings';
import { searchQuery } from './queries';
import { Loading, Nothing, TailorList } from './results';
import { metresOf } from './radius';
import { placeName } from './search-words';
import './place-answers.css';

/** So many other meanings are offered beside a result. */
const OFFERED_BESIDE = 3;

export interface PlacesProps {
  places: readonly Place[];
  onNear: (near: string) => void;
}

/** In place of results where the text is no place that we know. */
export function UnknownPlace({ places, onNear }: PlacesProps) {
  return (
    <div className="empty card unknown-place">
      <Spool />
      <p>We don’t know this place. Look at its spelling, or try a town nearby or a zipcode.</p>
      {places.length > 0 && (
        <div role="group" aria-labelledby="did-you-mean">
          <p id="did-you-mean" className="small muted">
            Did you mean
          </p>
          <div className="row">
            {places.map(({ label }) => (
              <Button key={label} onClick={() => onNear(label)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** A quiet line beside results where the text means other places too. Draws nothing where it does not. */
export function OtherMeanings({ places, onNear }: PlacesProps) {
  const offered = places.slice(0, OFFERED_BESIDE);
  if (offered.length === 0) return null;
  return (
    <p className="other-meanings small muted">
      Or did you mean{' '}
      {offered.map(({ label }, index) => (
        <span key={label}>
          {index > 0 && (index === offered.length - 1 ? ' or ' : ', ')}
          <button type="button" onClick={() => onNear(label)}>
            {label}
          </button>
        </span>
      ))}
      ?
    </p>
  );
}

interface BeyondProps {
  query: DirectoryQuery;
  near: Near;
  clear: (() => void) | undefined;
}

/** The nearest tailors where there are none within the radius: farther away, and said so. */
export function BeyondRadius({ query, near, clear }: BeyondProps) {
  const wider = useInfiniteQuery(searchQuery({ ...query, radius: String(radiusLimits.max) }));
  if (wider.isError && !wider.data) return <Nothing clear={clear} />;
  if (!wider.data || wider.isPlaceholderData) return <Loading />;
  if (wider.data.pages[0]?.tailors.length === 0) return <Nothing clear={clear} />;
  const radius = roundDistance(metresOf(query.radius ?? ''));
  return (
    <>
      <div className="beyond">
        <p>
          No tailors within {radius} of {placeName(query.near, near)}.
        </p>
        <h2>The nearest ones, farther away</h2>
      </div>
      <TailorList search={wider} />
    </>
  );
}
