import { geonames, licence } from './credit-links';

/** Whose work the places are, as their licence asks. */
export function PlacesCredit() {
  return (
    <p className="text-small text-muted">
      Places by <a href={geonames}>GeoNames</a>, <a href={licence}>CC BY 4.0</a>
    </p>
  );
}
