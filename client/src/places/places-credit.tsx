import { geonames, licence } from './credit-links';

/** The credit for the place data, which its licence requires. */
export function PlacesCredit() {
  return (
    <p className="text-small text-muted">
      Places by <a href={geonames}>GeoNames</a>, <a href={licence}>CC BY 4.0</a>
    </p>
  );
}
