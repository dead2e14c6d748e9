import { type ReactNode, useRef } from 'react';

interface SkipPastProps {
  /** What is skipped: 'the clients'. */
  list: string;
  children: ReactNode;
}

/** A long list with a button before it that leads the keyboard to its end. The button is only seen while it has the focus. */
export function SkipPast({ list, children }: SkipPastProps) {
  const end = useRef<HTMLParagraphElement>(null);
  return (
    <div className="relative">
      <button
        type="button"
        className="absolute start-2 top-2 z-5 min-h-tap rounded bg-ink px-4 text-small text-paper not-focus:sr-only"
        onClick={() => end.current?.focus()}
      >
        Skip {list}
      </button>
      {children}
      <p ref={end} tabIndex={-1} className="sr-only">
        End of {list}
      </p>
    </div>
  );
}
