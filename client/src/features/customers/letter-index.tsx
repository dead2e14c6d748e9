import type { KeyboardEvent, PointerEvent } from 'react';
import { cx } from 'class-variance-authority';
import type { Letter } from './client-letters';

interface LetterIndexProps {
  letters: readonly Letter[];
  /** The index of the letter that is in view. */
  at: number;
  onGo: (index: number) => void;
}

/** The letters of the list as one control: a press or a drag along it goes to a letter, and so do the arrow keys. */
export function LetterIndex({ letters, at, onGo }: LetterIndexProps) {
  const last = letters.length - 1;
  const go = (index: number) => onGo(Math.max(0, Math.min(last, index)));
  const press = ({ buttons, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (buttons === 0) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    go(Math.floor(((clientY - top) / height) * letters.length));
  };
  const type = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Letter"
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={letters.length}
      aria-valuenow={at + 1}
      aria-valuetext={letters[at]?.letter}
      className="sticky top-15 ms-1 -me-2 grid h-letters w-index flex-none cursor-pointer touch-none content-stretch self-start rounded-sm text-center select-none low:hidden"
      onKeyDown={type}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        press(event);
      }}
      onPointerMove={press}
    >
      {letters.map(({ letter }, index) => (
        <span
          key={letter}
          className={cx(
            'grid place-items-center text-fit-sm/none font-semibold',
            index === at ? 'rounded-xs bg-orange-tint text-orange-ink' : 'text-muted',
          )}
        >
          {letter}
        </span>
      ))}
    </div>
  );
}
