import { usualWeek, type Workroom } from '@shared/orders/capacity';
import { addDays, type Day, mondayOf } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { isMade } from '@shared/orders/stages';
import { weekdays } from '@shared/tailor/opening-hours';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { myTailorQuery } from '../../tailor-profile/queries';
import { useBook, useOrders, useRecentFigures, useToday } from '../queries';
import { garmentsToDo } from '../words';

/** The workroom with what is promised for each day. */
export interface Capacity extends Omit<Workroom, 'weekly'> {
  /** Undefined while nothing says how many garments are usual. */
  weekly: number | undefined;
  /** Whole garments that are promised and not done, by promised day. */
  promised: ReadonlyMap<Day, number>;
  /** Everything is loaded, so that an undefined `weekly` means that the tailor was not asked yet. */
  isLoaded: boolean;
}

/** Returns what is promised and how much can be made. An order that is edited is left out by its id. */
export function useCapacity(withoutId?: string): Capacity {
  const today = useToday();
  // The results themselves are new objects in each render.
  const { data: orders, isSuccess: hasOrders } = useOrders();
  const { data: book, isSuccess: hasBook } = useBook();
  const { data: figures, isSuccess: hasFigures } = useRecentFigures();
  const tailor = useQuery(myTailorQuery);
  const hours = tailor.data?.openingHours;
  const isLoaded = hasOrders && hasBook && hasFigures;
  return useMemo(() => {
    const inHand = (orders ?? []).filter(({ id, stage }) => id !== withoutId && !isMade(stage));
    // The week that has just begun would count as a slow one.
    const finished = (figures?.weeks ?? []).filter(({ monday }) => monday < mondayOf(today));
    const weeks = finished.map(({ garments }) => garments);
    return {
      today,
      orders: inHand,
      openDays: weekdays.map((day) => (hours ? hours.days[day] !== null : true)),
      weekly: usualWeek(weeks, book?.weeklyGarments),
      promised: promisedByDay(inHand),
      isLoaded,
    };
  }, [today, orders, book, figures, hours, isLoaded, withoutId]);
}

function promisedByDay(orders: readonly Order[]): Map<Day, number> {
  const promised = new Map<Day, number>();
  for (const { dueOn, garments } of orders) {
    if (dueOn === null) continue;
    promised.set(dueOn, (promised.get(dueOn) ?? 0) + garmentsToDo({ garments }));
  }
  return promised;
}

/** Returns the Monday with which some weeks begin that show a day: that of today if they show the day too, else that of the day. */
export function mondayShowing(day: Day | null, today: Day, weeks: number): Day {
  const first = mondayOf(today);
  const isShown = day === null || (day >= first && day < addDays(first, weeks * 7));
  return isShown ? first : mondayOf(day);
}
