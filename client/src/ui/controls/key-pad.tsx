import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface KeyPadProps {
  /** What a screen reader says after a key. */
  announcement?: string;
  children: ReactNode;
}

/**
 * Keys for a field at the foot of a phone's screen, instead of its keyboard: four columns, the last one wider, or six on a phone with
 * little height. The field keeps the focus.
 */
export function KeyPad({ announcement, children }: KeyPadProps) {
  return (
    <div
      className="flex-none touch-manipulation border-t border-hairline bg-sunken p-2 pb-safe-2 select-none group-data-asking/dialog:hidden low:py-1.5"
      role="presentation"
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      <div
        className="grid grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.15fr)] gap-1.5 low:grid-cols-6 low:gap-1"
        role="group"
        aria-label="Number pad"
      >
        {children}
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}

interface KeyProps extends ComponentProps<'button'> {
  look?: 'fraction' | 'quiet' | 'offer' | 'unit' | 'next';
}

/** A key of the pad. One that is off (`aria-disabled`) does nothing. */
export function Key({ look, className, onClick, ...rest }: KeyProps) {
  return (
    <button
      type="button"
      {...rest}
      className={keyClass({ look: look ?? 'digit', className })}
      onClick={rest['aria-disabled'] ? undefined : onClick}
    />
  );
}

const keyClass = cva(
  'grid min-h-[min(3rem,max(48px,7.5vh))] place-items-center content-center rounded border p-0 lining-nums tabular-nums no-flash focus-visible:no-shadow focus-visible:-outline-offset-3 low:min-h-[44px] off:cursor-not-allowed off:text-muted',
  {
    variants: {
      look: {
        digit: 'border-hairline bg-surface text-fit-lg font-medium active:border-action active:bg-action-tint',
        fraction:
          'min-h-[44px] border-hairline bg-surface text-fit-lg font-medium active:border-action active:bg-action-tint off:bg-transparent',
        quiet: 'border-transparent active:bg-wash',
        offer:
          'border-action bg-surface font-display text-fit font-medium text-action-ink active:bg-action-tint low:flex low:items-baseline low:justify-center low:gap-1.5 low:leading-11 off:border-hairline off:bg-transparent',
        unit: 'grid-flow-col gap-3 border-hairline text-fit/none font-medium text-muted active:bg-wash',
        next: 'border-action bg-action text-fit/none font-semibold text-action-on active:bg-action-press',
      },
    },
  },
);

/** Some browsers move the focus at the pointer's event, others at the mouse's. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
