import type { HTMLAttributes } from 'react';
import { cva } from 'class-variance-authority';

/** `link` if the whole card is a link, or is covered by its only link. */
export const cardClass = cva('min-w-0 rounded border border-hairline bg-surface', {
  variants: {
    pad: { true: 'p-[clamp(1rem,0.7rem+1.2vw,1.5rem)]' },
    link: {
      true: 'relative text-inherit no-underline transition-[background-color,border-color,color] duration-fast hover:border-ink',
    },
  },
});

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Inner padding; false if the content has its own. */
  pad?: boolean;
  link?: boolean;
}

export function Card({ as: Tag = 'div', pad = true, link, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardClass({ pad, link, className })} />;
}
