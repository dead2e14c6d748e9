import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ListSkeleton } from '../feedback/skeleton';

interface SectionProps {
  id: string;
  title: string;
  /** Content at the end of the title row. */
  aside: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of a page with a list. */
export function Section({ id, title, aside, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cx('grid min-w-0 grid-cols-1 content-start gap-3', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface LinkProps {
  href: string;
  children: ReactNode;
}

/** The link at the end of a section's title row. */
export function AllLink({ href, children }: LinkProps) {
  return (
    <Link href={href} className="-my-3 inline-flex min-h-tap items-center text-small font-medium">
      {children}
    </Link>
  );
}

/** Replaces a list that is empty or failed to load. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="border-y border-hairline py-4.5 text-muted">{children}</p>;
}

export function NoteLink({ href, children }: LinkProps) {
  return (
    <Link href={href} className="-my-2.5 inline-flex min-h-tap items-center">
      {children}
    </Link>
  );
}

export function List({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline" role="list">
      {children}
    </ul>
  );
}

export function LoadingList() {
  return (
    <div className="border-y border-hairline">
      <ListSkeleton rows={3} />
    </div>
  );
}
