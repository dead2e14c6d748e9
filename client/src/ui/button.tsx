import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
import { cx } from 'class-variance-authority';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'lg';
  block?: boolean;
  iconOnly?: boolean;
}

export function buttonClass({ variant = 'secondary', size, block, iconOnly }: ButtonLook = {}, more?: string) {
  return cx('btn', `btn--${variant}`, size && `btn--${size}`, block && 'btn--block', iconOnly && 'btn--icon', more);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  busy?: boolean;
}

/** While busy it keeps its place in the tab order, but a click (so also a submit by Enter) does nothing. */
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
}

/** A link inside the app that looks like a button. To leave the app (`/api/login`) use `<a className={buttonClass()}>`. */
export function LinkButton({ variant, size, block, iconOnly, className, href, ...rest }: LinkButtonProps) {
  return <Link {...rest} href={href} className={buttonClass({ variant, size, block, iconOnly }, className)} />;
}
