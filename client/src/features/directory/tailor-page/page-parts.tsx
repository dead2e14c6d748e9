import type { ComponentProps, ReactNode } from 'react';

/** Below the tailor's head; from 960 px beside it, where it stays in view. */
export function Beside(aside: ComponentProps<'aside'>) {
  return (
    <aside
      {...aside}
      className="grid grid-cols-1 content-start gap-4 max-lg:order-1 lg:sticky lg:top-[calc(var(--toast-room)+var(--bar)+1.5rem)] lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:mt-8 lg:self-start"
    />
  );
}

interface PartProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
}

/** A section of the tailor's page; on narrow screens the contact card is above all sections. */
export function Part({ title, children, ...section }: PartProps) {
  return (
    <section {...section} className="grid grid-cols-1 content-start gap-4 max-lg:order-2">
      {title && <h2 className="text-[clamp(1.5rem,1.35rem+0.6vw,1.875rem)]">{title}</h2>}
      {children}
    </section>
  );
}
