import type { OpeningHours } from '../tailor/opening-hours';
import type { Day } from './days';
import type { Stage } from './stages';

/** Whether a text can be the token of a link: 128 bits in base64url, so the last character has four bits that are 0. */
export const isLinkToken = (text: string): boolean => /^[\w-]{21}[AQgw]$/.test(text);

/** For how many days a closed order can be read. */
export const linkedDays = 30;

/** A photo of an order that the tailor shows to the client. */
export interface LinkedPhoto {
  url: string;
  width: number;
  height: number;
  kind: 'cloth' | 'style' | 'work';
}

/** The shop, as its public page shows it. */
export interface LinkedTailor {
  id: string;
  businessName: string;
  profileSlug: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  profilePictureUrl: string | null;
  profilePictureSrcset: string | null;
  /** Links to the numbers; null without a number. */
  callUrl: string | null;
  chatUrl: string | null;
  openingHours: OpeningHours | null;
}

/** A day, and the time of day '18:40', in the tailor's time zone. */
export interface DayTime {
  day: Day;
  time: string;
}

/**
 * What the client's page shows of an order. It has no field for anything that the client must not read there: names, numbers,
 * measures, wearers, notes, prices, payments. Days and times are those of the tailor's time zone.
 */
export interface LinkedOrder {
  tailor: LinkedTailor;
  number: number;
  stage: Stage;
  /** The days of the stages that were reached. */
  days: Partial<Record<Stage, Day>>;
  dueOn: Day | null;
  dueTime: string | null;
  readyOn: Day | null;
  /** The next one, from today on. */
  fitting: { onDate: Day; atTime: string | null } | null;
  garments: { garment: string; quantity: number }[];
  photos: LinkedPhoto[];
  /** What is left to pay in minor units; null if it is not shown, or not known because a price is not agreed. */
  left: { amount: number; currency: string } | null;
  /** When the client last asked for it. */
  asked: DayTime | null;
  /** When the client said to have it, since it was ready. */
  hasIt: DayTime | null;
  /** The moment of this answer: milliseconds since 1970, and its day. */
  now: number;
  today: Day;
}

/** The pages behind a link. `path` is the path of the order's page, for another try. */
export type LinkPage =
  | { kind: 'order'; path: string; order: LinkedOrder }
  | { kind: 'finished'; tailor: LinkedTailor; isCancelled: boolean }
  | { kind: 'missing' | 'unavailable'; path: string };
