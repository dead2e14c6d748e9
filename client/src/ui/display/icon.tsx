import { cx } from 'class-variance-authority';
import { shapes20, shapes24 } from './icon-shapes';

export type IconName = keyof typeof shapes20 | keyof typeof shapes24;

const pointing = new Set<IconName>(['back', 'chevron', 'arrow', 'logout']);

/** A line icon in the text colour, hidden from screen readers: a button with only an icon needs an aria-label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const small = name in shapes20;
  return (
    <svg
      className={cx('flex-none', pointing.has(name) && 'rtl:-scale-x-100', className)}
      width="1.25em"
      height="1.25em"
      viewBox={small ? '0 0 20 20' : '0 0 24 24'}
      fill="none"
      stroke="currentColor"
      strokeWidth={small ? 1.6 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {small ? shapes20[name as keyof typeof shapes20] : shapes24[name as keyof typeof shapes24]}
    </svg>
  );
}
