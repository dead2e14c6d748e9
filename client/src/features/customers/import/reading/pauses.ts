/** The options of a long import step. */
export interface Planning {
  country: string;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** Rows between two pauses, in which the browser can paint and answer. */
const slice = 50;

/**
 * Returns a function that pauses before some rows of a list and reports the progress; `before` is the number of rows of earlier
 * lists. It throws if the planning is aborted.
 */
export function pauses(total: number, { onProgress, signal }: Omit<Planning, 'country'>) {
  return async (index: number, before = 0): Promise<void> => {
    if (index % slice !== 0) return;
    onProgress?.(Math.round(((before + index) / total) * 100));
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  };
}
