/** A time of a file. */
interface FoundTime {
  takenAt: string;
  /** Whether the file has only the day. */
  isDay: boolean;
  /** Why the time cannot be read. */
  problem?: string;
}

/** Reads '2024-03-31' and '2024-03-31 14:30' of the user's place, and '2024-03-31T13:30:00Z'. A day is its noon, or now if that is earlier. */
export function timeOf(written: unknown): FoundTime {
  const text = typeof written === 'string' ? written.trim() : '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const isTime = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(text);
  const time = new Date(isDay ? `${text}T12:00:00` : text.replace(' ', 'T')).getTime();
  if (!(isDay || isTime) || Number.isNaN(time))
    return { takenAt: text, isDay: false, problem: 'date: Write it as 2024-03-31 or 2024-03-31 14:30' };
  return { takenAt: new Date(isDay ? Math.min(time, Date.now()) : time).toISOString(), isDay };
}
