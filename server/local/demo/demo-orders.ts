import { CLOTHS, PALETTES, type ClothKind, type PaletteName } from '@seamfolk/cloth';
import { orderPhotoKinds } from '@shared/order-photos/contract';
import { addDays, todayIn, type Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { cancelReasons, messageKinds, stages, type Stage } from '@shared/orders/stages';
import { paymentWays } from '@shared/payments/fields';
import * as z from 'zod/mini';
import type { orders } from '../../features/orders/tables';
import type { payments } from '../../features/payments/tables';
import list from './data/orders.json' with { type: 'json' };
import { categoriesOf, type DemoMotif } from './demo-tailor';
import { daysBefore } from './moments';

/** The zone of the demo tailor's book, and the number of the first order: a paper book that goes on. */
const [timeZone, firstNumber] = ['Europe/London', 88];

/** The token of the one order with a link, always the same, so that its page can be tried: `/o/Gk3vT9xQ2mLr8sYw1ZbNpA`. */
export const demoLinkToken = 'Gk3vT9xQ2mLr8sYw1ZbNpA';

/** Days are counted before today; those below zero are to come. Amounts are in pounds. */
const demoOrderSchema = z.strictObject({
  client: z.string(),
  taken: z.int(),
  /** Garment, price of one, quantity, how many are done, kind. A price of null is not agreed. */
  garments: z.array(
    z.tuple([
      z.string(),
      z.nullable(z.number()),
      z.optional(z.int()),
      z.optional(z.int()),
      z.optional(z.literal('alteration')),
    ]),
  ),
  due: z.nullable(z.int()),
  dueTime: z.optional(z.string()),
  stage: z.enum([...stages, 'cancelled']),
  /** When it reached its stage. */
  since: z.int(),
  /** When a collected order was ready. */
  ready: z.optional(z.int()),
  because: z.optional(z.enum(cancelReasons)),
  /** Amount, day, method. */
  paid: z.optional(z.array(z.tuple([z.number(), z.int(), z.enum(paymentWays)]))),
  discount: z.optional(z.number()),
  rush: z.optional(z.literal(true)),
  told: z.optional(z.array(z.enum(messageKinds))),
  /** Day, time, note, and whether it took place. */
  fittings: z.optional(z.array(z.tuple([z.int(), z.string(), z.nullable(z.string()), z.optional(z.literal(true))]))),
  clothFrom: z.optional(z.enum(['client', 'tailor'])),
  clothNote: z.optional(z.string()),
  style: z.optional(z.string()),
  notes: z.optional(z.string()),
  /** Whether the client has a link to the order. */
  hasLink: z.optional(z.literal(true)),
  /** What a photo is of, what is drawn (motif, cloth, palette), and whether the client's page shows it. */
  photos: z.optional(
    z.array(
      z.tuple([
        z.enum(orderPhotoKinds),
        z.enum(Object.keys(categoriesOf) as DemoMotif[]),
        z.enum(Object.keys(CLOTHS) as ClothKind[]),
        z.enum(Object.keys(PALETTES) as PaletteName[]),
        z.optional(z.literal(true)),
      ]),
    ),
  ),
  /** When the client pressed 'Remind my tailor' and 'I have it'. */
  asked: z.optional(z.int()),
  hasIt: z.optional(z.int()),
});

type DemoOrder = z.infer<typeof demoOrderSchema>;
type OrderRow = Omit<typeof orders.$inferInsert, 'tailorId'> & { id: string };
type PaymentRow = Omit<typeof payments.$inferInsert, 'tailorId'>;

const demoOrders = z.array(demoOrderSchema).parse(list);

/** What the demo tailor says about the orders. */
export const demoOrderBook = { currency: 'GBP', timeZone, weeklyGarments: 5 };

/** Returns the orders of the demo tailor and what was paid for them, as of `now`. `idOf` has the clients' ids by name. */
export function demoOrderRows(idOf: ReadonlyMap<string, string>, now: Date) {
  const written = demoOrders.flatMap((order, index) => {
    const customerId = idOf.get(order.client);
    return customerId ? [{ order, row: rowOf(order, customerId, firstNumber + index, now) }] : [];
  });
  return {
    orders: written.map(({ row }) => row),
    payments: written.flatMap(({ order, row }) => paymentsOf(order, row.id, now)),
  };
}

/** A photo of the order with this number. */
export type DemoOrderPhoto = ReturnType<typeof demoOrderPhotos>[number];

/** Returns the photos of the demo tailor's orders. */
export function demoOrderPhotos() {
  return demoOrders.flatMap(({ photos = [] }, index) =>
    photos.map(([kind, motif, cloth, palette, isShown = false], place) => ({
      ...{ number: firstNumber + index, place, kind, isShown },
      picture: [motif, cloth, palette, ''] as const,
    })),
  );
}

function rowOf(order: DemoOrder, customerId: string, number: number, now: Date): OrderRow {
  const { stage, since, told = [], clothFrom, clothNote, style, notes, rush } = order;
  const at = (days: number) => daysBefore(now, days, `order:${number}:${days}`);
  const readyAt = order.ready ?? (stage === 'ready' ? since : undefined);
  const isClosed = stage === 'collected' || stage === 'cancelled';
  const dueOn = order.due === null ? null : dayOf(order.due, now);
  return {
    ...{ id: crypto.randomUUID(), customerId, number, currency: demoOrderBook.currency },
    garments: order.garments.map(garmentOf),
    fittings: (order.fittings ?? []).map((fitting) => fittingOf(fitting, now)),
    discount: minor(order.discount ?? 0),
    ...{ dueOn, promisedOn: dueOn, dueTime: order.dueTime ?? null, stage },
    stageTimes: stageTimesOf(order, at),
    ...(readyAt !== undefined && { readyAt: at(readyAt), readyOn: dayOf(readyAt, now) }),
    ...(isClosed && { closedAt: at(since), closedOn: dayOf(since, now) }),
    cancelledBecause: order.because ?? null,
    told: Object.fromEntries(told.map((kind) => [kind, at(kind === 'taken' ? order.taken : since).getTime()])),
    ...{ rush, clothFrom, clothNote, style, notes },
    ...(order.hasLink && { linkToken: demoLinkToken, linkShowsBalance: true }),
    ...(order.asked !== undefined && { clientAskedAt: at(order.asked) }),
    ...(order.hasIt !== undefined && { clientHasItAt: at(order.hasIt) }),
    ...{ createdAt: at(order.taken), updatedAt: at(since) },
  };
}

/** Returns when each stage was reached; those between the known ones are spread over the days. */
function stageTimesOf({ taken, stage, since, ready }: DemoOrder, at: (days: number) => Date): Order['stageTimes'] {
  const passed = stages.slice(0, (stages as readonly Stage[]).indexOf(stage));
  const known: Partial<Record<Stage, number>> = { taken, ...(ready !== undefined && { ready }), [stage]: since };
  const made = ready ?? since;
  const days = passed.map((each, index) => [each, known[each] ?? made + (taken - made) / (index + 1)] as const);
  return Object.fromEntries([...days, [stage, since] as const].map(([each, day]) => [each, at(day).getTime()]));
}

function garmentOf([garment, price, quantity = 1, done = 0, alteration]: DemoOrder['garments'][number]) {
  const kind: 'new' | 'alteration' = alteration ?? 'new';
  const empty = { works: [], wearer: null, measures: null };
  return {
    id: crypto.randomUUID(),
    garment,
    kind,
    quantity,
    done,
    price: price === null ? null : minor(price),
    ...empty,
  };
}

function fittingOf([day, atTime, note, isDone]: NonNullable<DemoOrder['fittings']>[number], now: Date) {
  const doneAt = isDone ? daysBefore(now, day, atTime).toISOString() : null;
  return { id: crypto.randomUUID(), onDate: dayOf(day, now), atTime, note, doneAt };
}

function paymentsOf({ paid = [] }: DemoOrder, orderId: string, now: Date): PaymentRow[] {
  return paid.map(([amount, day, method]) => {
    const createdAt = daysBefore(now, day, `${orderId}:${day}`);
    return { orderId, amount: minor(amount), method, onDate: dayOf(day, now), createdAt, updatedAt: createdAt };
  });
}

const minor = (pounds: number) => Math.round(pounds * 100);

const dayOf = (daysAgo: number, now: Date): Day => addDays(todayIn(timeZone, now), -daysAgo);
