import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
import { cva } from 'class-variance-authority';
import type { EntryState } from '../../lib/navigation/history-state';

export interface ButtonLook {
  /**
   * On phones, where the buttons of a row share its width (`--share`), primary and danger are wider.
   * `action` is a ghost button in the link colour, `inherit` one in the colour of the surrounding text; `danger-quiet` opens
   * a confirmation; `chosen` marks that its content is open; `floating` is for use on a picture.
   */
  variant?:
    | 'primary'
    | 'secondary'
    | 'ghost'
    | 'action'
    | 'inherit'
    | 'danger'
    | 'danger-quiet'
    | 'chosen'
    | 'floating';
  size?: 's' | 'compact' | 'lg';
  block?: boolean;
  iconOnly?: boolean;
}

const framed: NonNullable<ButtonLook['variant']>[] = [
  'primary',
  'secondary',
  'danger',
  'danger-quiet',
  'chosen',
  'floating',
];

const look = cva(
  'inline-flex touch-manipulation items-center justify-center gap-2 rounded border text-center leading-tight text-balance transition-paint duration-fast no-flash aria-busy:cursor-progress off:cursor-not-allowed off:border-hairline off:bg-wash off:text-muted [&_svg]:flex-none',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-action text-action-on no-underline [--share:1.6] hover:bg-action-hover active:bg-action-press',
        secondary: 'border-edge bg-surface text-ink no-underline hover:border-ink active:bg-wash',
        ghost: 'border-transparent text-ink no-underline hover:bg-wash',
        action: 'border-transparent text-action-ink no-underline hover:bg-wash',
        inherit:
          'border-transparent text-inherit underline hover:bg-[rgb(128_128_128/0.3)] focus-visible:no-shadow focus-visible:outline-current',
        danger: 'border-transparent bg-danger text-danger-on no-underline [--share:1.6] hover:bg-danger-hover',
        'danger-quiet': 'border-danger bg-surface text-danger-ink no-underline hover:bg-danger-tint',
        chosen: 'border-action bg-action-tint text-action-ink no-underline',
        floating: 'border-transparent bg-surface text-ink no-underline hover:border-ink active:bg-wash',
      },
      size: {
        s: 'min-h-tap text-small font-medium',
        compact: 'min-h-tap text-small font-semibold',
        md: 'min-h-tap text-compact font-semibold',
        lg: 'min-h-13 text-body font-semibold',
      },
      block: { true: 'w-full' },
      iconOnly: { true: 'w-tap flex-none p-0 [&_svg]:size-5', false: 'py-2 [&_svg]:size-4.5' },
    },
    compoundVariants: [
      { iconOnly: false, variant: framed, size: ['s', 'md'], class: 'px-4.5' },
      { iconOnly: false, variant: framed, size: 'compact', class: 'px-3' },
      { iconOnly: false, variant: framed, size: 'lg', class: 'px-6' },
      { iconOnly: false, variant: ['ghost', 'action', 'inherit'], class: 'px-3' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', iconOnly: false },
  },
);

export function buttonClass(of: ButtonLook = {}, more?: string) {
  return look({ ...of, className: more });
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  busy?: boolean;
}

/** While busy it stays in the tab order, but a click (also a submit by Enter) does nothing. */
export function Button({ variant, size, block, iconOnly, busy, className, onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      className={buttonClass({ variant, size, block, iconOnly }, className)}
      onClick={click}
    />
  );
}

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'>, ButtonLook {
  href: string;
  /** Whether it replaces the entry of the browser's history, as links in a dialog do. */
  replace?: boolean;
  /** The state of the entry. */
  state?: EntryState;
}

/** A link inside the app that looks like a button. To leave the app (`/api/login`) use `<a className={buttonClass()}>`. */
export function LinkButton({ variant, size, block, iconOnly, className, href, ...rest }: LinkButtonProps) {
  return <Link {...rest} href={href} className={buttonClass({ variant, size, block, iconOnly }, className)} />;
}
