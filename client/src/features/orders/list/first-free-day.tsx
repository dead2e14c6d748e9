import { memo, useDeferredValue, useMemo } from 'react';
import { freeDay } from '../capacity/capacity-note';
import { useWorkroom, type WorkroomState } from '../capacity/use-workroom';
import { dayText } from '../words';

/** Says on which day more can be promised. Without figures, it says what the page is for. */
export const FirstFreeDay = memo(function FirstFreeDay() {
  const current = useWorkroom();
  // It is counted after the orders are shown: a long book takes a moment.
  const workroom = useDeferredValue<WorkroomState | null>(current, null);
  const free = useMemo(() => workroom && freeDay(workroom, []), [workroom]);
  return workroom && free ? `First free day: ${dayText(free, workroom.today)}` : 'What you promised, and when';
});
