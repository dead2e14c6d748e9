import type { Day } from '@shared/orders/days';
import { format } from 'date-fns';

/** Returns the day of a record: '12 May', or with its year if that is not the one of `today`. */
export const recordDay = (takenAt: string, today: Day): string =>
  format(takenAt, format(takenAt, 'yyyy') === today.slice(0, 4) ? 'd MMM' : 'd MMM yyyy');
