import type { HTMLAttributes } from 'react';
import { cva } from 'class-variance-authority';

/** `link` where the card itself leads somewhere, or its one link covers it. */
export const cardClass = cva('min-w-0 rounded border border-hairline bg-surface', {
  variants: {
    pad: { true: 'p-[clamp(1rem,0.7rem+1.2vw,1.5rem)]' },
    link: { true: 'relative text-inherit no-underline transition-[border-color] duration-fast hover:border-ink' },
  },
});

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Room inside; false where the content brings its own. */
  pad?: boolean;
  link?: boolean;
}

export function Card({ as: Tag = 'div', pad = true, link, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardClass({ pad, link, className })} />;
}
