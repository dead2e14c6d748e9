import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';

/** A grid of fields. Those marked `half` share a row where there is room. */
export const fieldsClass =
  'grid min-w-0 items-start gap-x-4 gap-y-5 xs:grid-cols-2 xs:[&>:not([data-half])]:col-span-full shell:gap-y-6';

/** A section's title and fields: in one column, or side by side from 900 px unless `stacked`. */
export const formSectionClass = cva('grid gap-4 border-t border-hairline py-6 shell:gap-x-16 shell:py-10', {
  variants: {
    stacked: {
      true: 'grid-cols-1 first-of-type:border-t-0 first-of-type:pt-0',
      false: 'shell:grid-cols-[minmax(12rem,19rem)_minmax(0,40rem)]',
    },
  },
  defaultVariants: { stacked: false },
});

interface FormSectionProps {
  title: string;
  text?: string;
  /** For a narrow column: one column, and no line above the first section. */
  stacked?: boolean;
  children: ReactNode;
}

/** A section of a long form or of its read-only view: the title in a side column, its content beside it. */
export function FormSection({ title, text, stacked, children }: FormSectionProps) {
  return (
    <section className={formSectionClass({ stacked })}>
      <header>
        <h2 className="text-h3">{title}</h2>
        {text && <p className="mt-1 text-small text-pretty text-muted">{text}</p>}
      </header>
      <div className={fieldsClass}>{children}</div>
    </section>
  );
}
