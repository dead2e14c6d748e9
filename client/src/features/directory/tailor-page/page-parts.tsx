import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** Below the portfolio; from 960 px beside the page, where it stays in view. */
export function Beside(aside: ComponentProps<'aside'>) {
  return (
    <aside
      {...aside}
      className="grid grid-cols-1 content-start gap-4 lg:sticky lg:top-below-bar lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:mt-6 lg:self-start"
    />
  );
}

interface PartProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** Close to the head and with a smaller title, which narrow screens hide, so that more of it is on the first screen. */
  isFirst?: boolean;
}

/** A section of the tailor's page. */
export function Part({ title, isFirst, children, ...section }: PartProps) {
  return (
    <section
      {...section}
      className={cx('grid grid-cols-1 content-start', isFirst ? 'gap-1.5 max-lg:-mt-3.5 lg:-mt-5' : 'gap-3')}
    >
      {title && <h2 className={isFirst ? 'text-h3 max-lg:sr-only' : 'text-section'}>{title}</h2>}
      {children}
    </section>
  );
}
