import {
  amountText,
  openingHoursText,
  turnaroundText,
  type FromPrices,
  type Turnaround,
} from '@shared/tailor/fact-texts';
import { languageName } from '@shared/tailor/languages';
import { lengthUnitNames } from '@shared/measurements/length-units';
import type { OpeningHours } from '@shared/tailor/opening-hours';
import type { LengthUnit } from '@shared/measurements/units';

/** Shows an answer that is not text in the notice about changes from another device. */
export const showPicture = (url: string | null) =>
  // oxlint-disable-next-line jsx-a11y/img-redundant-alt -- the picture is the answer, beside answers of text
  url && <img src={url} alt="Profile picture" className="aspect-square w-12 rounded-full object-cover" />;

export const showListed = (isActive: boolean) => (isActive ? 'Yes' : 'No');

export const showLengthUnit = (unit: LengthUnit | null) => unit && lengthUnitNames[unit];

export const showFacts = {
  openingHours: (hours: OpeningHours | null) => hours && openingHoursText(hours),
  fromPrices: (prices: FromPrices | null) =>
    prices?.items.map(({ garment, amount }) => `${garment} ${amountText(amount, prices.currency)}`).join(', '),
  turnaround: (turnaround: Turnaround | null) => turnaround && turnaroundText(turnaround),
  homeVisits: showListed,
  homeVisitMeters: (metres: number | null) =>
    metres !== null && `${(metres / 1_000).toLocaleString('en', { maximumFractionDigits: 1 })} km`,
  languages: (codes: string[]) => codes.map(languageName).join(', '),
};
