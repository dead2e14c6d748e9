import { cx } from 'class-variance-authority';
import type { ComponentType, ReactNode } from 'react';

export type IconComponent = ComponentType<{ className?: string }>;

interface Drawing {
  /** The side of the square that the shape is drawn in, in its own units. */
  grid?: 20 | 24;
  /** It points along the line of text: in a right-to-left page it is turned by 180°. Its upper and lower half are alike. */
  pointing?: boolean;
}

/** Returns a line icon in the text colour, hidden from screen readers: a button with only an icon needs an aria-label. */
export function icon(shape: ReactNode, { grid = 24, pointing = false }: Drawing = {}): IconComponent {
  return function Icon({ className }) {
    return (
      <svg
        className={cx('line-icon', pointing && 'rtl:rotate-180', className)}
        viewBox={`0 0 ${grid} ${grid}`}
        strokeWidth={grid === 20 ? 1.6 : 1.75}
        aria-hidden="true"
      >
        {shape}
      </svg>
    );
  };
}
