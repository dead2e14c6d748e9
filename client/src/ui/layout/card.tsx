import type { HTMLAttributes } from 'react';
import { cva } from 'class-variance-authority';

const cardClass = cva('min-w-0 rounded border border-hairline bg-surface', {
  variants: {
    pad: { true: 'p-[clamp(1rem,0.7rem+1.2vw,1.5rem)]' },
  },
});

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Inner padding; false if the content has its own. */
  pad?: boolean;
}

export function Card({ as: Tag = 'div', pad = true, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardClass({ pad, className })} />;
}
