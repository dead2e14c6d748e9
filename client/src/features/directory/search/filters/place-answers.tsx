import { useInfiniteQuery } from '@tanstack/react-query';
import type { DirectoryQuery } from '@shared/directory/discover-filters';
import { discoverPath } from '@shared/directory/discover-path';
import type { Place } from '@shared/places/contract';
import { roundDistance } from '../../../../lib/text/distance';
import { mayBePostalCode, unknownPostalCode } from '../../../../places/known-postal-codes';
import { useLocale } from '../../../../lib/api/page-data';
import { Button } from '../../../../ui/controls/button';
import { Spool } from '../../drawings';
import { EmptyCard } from '../../empty-card';
import { isRegion } from '../../place';
import { searchQuery } from '../../queries';
import { Loading, Nothing, TailorList } from '../results';
import { metresOf, radiusChoices } from './radius';
import { placeName } from '../search-words';
import { widerQuery } from '../wider-query';

/** Maximum number of other meanings that are offered above a result. */
const OFFERED_BESIDE = 3;

export interface PlacesProps {
  places: readonly Place[];
  onNear: (near: string) => void;
}

interface UnknownPlaceProps extends PlacesProps {
  query: DirectoryQuery;
  /** Searches the text as the name of a business instead. */
  onName: (name: string) => void;
}

/** Replaces the results if the text is no known place. */
export function UnknownPlace({ query: { near = '', q }, places, onNear, onName }: UnknownPlaceProps) {
  return (
    <EmptyCard
      picture={<Spool />}
      text={
        mayBePostalCode(near)
          ? unknownPostalCode()
          : "We couldn't find that place. Check the spelling, or try a nearby town or postcode."
      }
      action={
        !q && (
          <Button className="max-w-full wrap-anywhere" onClick={() => onName(near)}>
            Look for a business named “{near}”
          </Button>
        )
      }
    >
      {places.length > 0 && (
        <div className="grid justify-items-center gap-2" role="group" aria-labelledby="did-you-mean">
          <p id="did-you-mean" className="text-small text-muted">
            Did you mean
          </p>
          <div className="mt-4 flex flex-wrap items-center justify-center gap-2">
            {places.map(({ label }) => (
              <Button key={label} className="max-w-full wrap-anywhere" onClick={() => onNear(label)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </EmptyCard>
  );
}

/** A line with the other places of the same name. Renders nothing if there are none. */
export function OtherMeanings({ places, onNear }: PlacesProps) {
  const offered = places.slice(0, OFFERED_BESIDE);
  if (offered.length === 0) return null;
  return (
    <p className="-mt-2 mb-4 text-small text-muted">
      Or did you mean{' '}
      {offered.map(({ label }, index) => (
        <span key={label}>
          {index > 0 && (index === offered.length - 1 ? ' or ' : ', ')}
          <button
            type="button"
            className="min-h-6 text-start text-action-ink underline decoration-1 underline-offset-4"
            onClick={() => onNear(label)}
          >
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
  place: Place;
  clear: (() => void) | undefined;
  onRadius: (radius: string) => void;
}

/**
 * Explains a search without a tailor within the radius: names the radius, and offers the next radius with a tailor and the
 * nearest tailors outside.
 */
export function BeyondRadius({ query, place, clear, onRadius }: BeyondProps) {
  const locale = useLocale();
  const { near, radius = '', ...others } = query;
  const widerSearch = widerQuery(query, place);
  const wider = useInfiniteQuery(searchQuery(widerSearch));
  const who = Object.keys(others).length > 0 ? 'No matching tailors' : 'No tailors';
  const note = `${who} ${whereOf(place, near, roundDistance(metresOf(radius), locale))}.`;
  if (wider.isError && !wider.data) return <Nothing clear={clear} />;
  if (!wider.data || wider.isPlaceholderData) return <Loading />;
  const [first] = wider.data.pages;
  if (!first || first.tailors.length === 0) return <Nothing note={note} clear={clear} />;
  const nearest = Math.min(...first.tailors.map(({ distanceMeters }) => distanceMeters ?? Infinity));
  const next = isRegion(place) ? undefined : radiusChoices(radius, locale).find((each) => metresOf(each) >= nearest);
  return (
    <>
      <div className="mb-4 grid gap-2">
        <p>{note}</p>
        {next !== undefined && (
          <Button className="justify-self-start" onClick={() => onRadius(next)}>
            Search within {roundDistance(metresOf(next), locale)}
          </Button>
        )}
        <h2 className="text-h3">The nearest tailors beyond that</h2>
      </div>
      <TailorList search={wider} pathTo={(cursor) => discoverPath(widerSearch, { cursor })} />
    </>
  );
}

/** Returns 'within 25 miles of Brooklyn, New York, United States', or 'in Iceland'. */
function whereOf(place: Place, text: string | undefined, distance: string): string {
  const name = placeName(text, { place, alternatives: [] });
  return isRegion(place) ? `in ${name}` : `within ${distance} of ${name}`;
}
