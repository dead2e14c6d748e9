import { createHash } from 'node:crypto';
import { timeIn } from '@shared/orders/clock';
import { todayIn, type Day } from '@shared/orders/days';
import {
  linkedDays,
  type DayTime,
  type LinkedOrder,
  type LinkedPhoto,
  type LinkedTailor,
} from '@shared/orders/linked-order';
import { nextFitting } from '@shared/orders/next-fitting';
import type { Order } from '@shared/orders/order';
import { isClosed, stages, type Stage } from '@shared/orders/stages';
import { timeOf } from '@shared/orders/times';
import { withMessage } from '@shared/tailor/chat-url';
import type { OpeningHours } from '@shared/tailor/opening-hours';
import type { ObjectStorage } from '../../storage/object-storage';
import { closedUntil } from '../tailor/book-closed';
import { linksOf, profilePictureOf } from '../tailor/presenter';

type TailorRow = Omit<LinkedTailor, 'profilePictureUrl' | 'profilePictureSrcset' | 'callUrl' | 'chatUrl'> &
  Parameters<typeof linksOf>[0] &
  Parameters<typeof profilePictureOf>[1] &
  Parameters<typeof closedUntil>[0] & { primaryServiceCategories: string[] };

/** A row of an order with a link, with its shop and the zone of its book. */
export interface LinkRow extends Pick<
  Order,
  'id' | 'number' | 'currency' | 'garments' | 'fittings' | 'dueOn' | 'dueTime' | 'stage'
> {
  stageTimes: Order['stageTimes'];
  readyAt: Date | null;
  readyOn: Day | null;
  closedAt: Date | null;
  linkShowsBalance: boolean;
  clientAskedAt: Date | null;
  clientHasItAt: Date | null;
  /** Null while a price is not agreed. */
  left: number | string | null;
  timeZone: string | null;
  tailor: TailorRow;
}

/** The card of the link's preview is that of the shop, which names its services and until when its book is closed. */
export type LinkTailor = LinkedTailor & { primaryServiceCategories: string[]; fullUntil: Day | null };

/** What a token leads to. `uids` are names of the calendar's events, which say nothing and stay the same. */
export type LinkView =
  | { isFinished: true; tailor: LinkTailor; isCancelled: boolean }
  | {
      isFinished: false;
      tailor: LinkTailor;
      order: LinkedOrder;
      timeZone: string | null;
      uids: { promised: string; fitting: string | null };
    };

interface Given {
  photos: LinkedPhoto[];
  storage: Pick<ObjectStorage, 'publicUrl'>;
  now: Date;
}

const dayMs = 86_400_000;

/** Returns the zone of the tailor's days: that of the book, else that of the opening hours. */
export const zoneOf = ({
  timeZone,
  tailor,
}: {
  timeZone: string | null;
  tailor: { openingHours: OpeningHours | null };
}) => timeZone ?? tailor.openingHours?.timeZone ?? null;

/** Whether the client said to have the order, since it was ready. */
export const saidSinceReady = ({ readyAt, clientHasItAt }: Pick<LinkRow, 'readyAt' | 'clientHasItAt'>): boolean =>
  clientHasItAt !== null && clientHasItAt >= (readyAt ?? clientHasItAt);

/** Whether the order is closed for so long that its client's page shows nothing of it. */
export const isFinished = ({ stage, closedAt }: Pick<LinkRow, 'stage' | 'closedAt'>, now: Date): boolean =>
  isClosed(stage) && closedAt !== null && now.getTime() - closedAt.getTime() > linkedDays * dayMs;

/** Returns what the client's page shows of an order, or that it is closed for too long. */
export function linkView(row: LinkRow, given: Given): LinkView {
  const { now } = given;
  const tailor = tailorOf(row, given);
  if (isFinished(row, now)) return { isFinished: true, tailor, isCancelled: row.stage === 'cancelled' };
  const timeZone = zoneOf(row);
  const today = todayIn(timeZone, now);
  const fitting = nextFitting(row, today) ?? null;
  return {
    isFinished: false,
    tailor,
    order: orderOf(row, { ...given, tailor, timeZone, today, fitting }),
    timeZone,
    uids: { promised: uidOf(row.id, 'promised'), fitting: fitting && uidOf(row.id, fitting.id) },
  };
}

type Known = Given & {
  tailor: LinkTailor;
  timeZone: string | null;
  today: Day;
  fitting: Order['fittings'][number] | null;
};

function orderOf(row: LinkRow, { photos, now, tailor, timeZone, today, fitting }: Known): LinkedOrder {
  const { number, stage, dueOn, dueTime, readyOn, garments, currency } = row;
  const left = row.linkShowsBalance && stage !== 'cancelled' ? row.left : null;
  const momentOf = (at: Date | null): DayTime | null =>
    at && { day: todayIn(timeZone, at), time: timeIn(timeZone, at) };
  return {
    tailor,
    ...{ number, stage, dueOn, dueTime, readyOn },
    days: daysOf(row, timeZone),
    fitting: fitting && { onDate: fitting.onDate, atTime: fitting.atTime },
    garments: garments.map(({ garment, quantity }) => ({ garment, quantity })),
    photos,
    left: left === null ? null : { amount: Number(left), currency },
    asked: momentOf(row.clientAskedAt),
    hasIt: saidSinceReady(row) ? momentOf(row.clientHasItAt) : null,
    ...{ now: now.getTime(), today },
  };
}

/** The stages after the current one may have times of before, when an order went back. */
function daysOf({ stage, stageTimes }: LinkRow, timeZone: string | null): LinkedOrder['days'] {
  const reached = stages.slice(0, (stages as readonly Stage[]).indexOf(stage) + 1);
  return Object.fromEntries(
    reached.flatMap((each) => {
      const at = timeOf(stageTimes, each);
      return at === undefined ? [] : [[each, todayIn(timeZone, new Date(at))]];
    }),
  );
}

function tailorOf({ number, tailor }: LinkRow, { storage, now }: Given): LinkTailor {
  const { phone: _phone, whatsapp: _whatsapp, takesOrdersAt: _at, ...shown } = tailor;
  const { profilePictureKey: _key, profilePictureWidths: _widths, profilePictureHiddenAt: _hidden, ...rest } = shown;
  const { callUrl, chatUrl } = linksOf(tailor);
  return {
    ...rest,
    ...profilePictureOf(storage, tailor),
    fullUntil: closedUntil(tailor, now),
    callUrl,
    chatUrl: chatUrl && withMessage(chatUrl, `Hello ${tailor.businessName}, this is about order ${number}.`),
  };
}

/** A hash, so that a calendar does not learn the id of the order. */
const uidOf = (orderId: string, event: string): string =>
  createHash('sha256').update(`${orderId} ${event}`).digest('hex').slice(0, 32);
