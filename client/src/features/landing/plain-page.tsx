import type { ReactNode } from 'react';
import { sessionLink } from '../../lib/navigation/session-link';
import { usePageTitle } from '../../lib/navigation/page-title';
import { Seam } from '../../ui/layout/seam';
import { SiteFooter } from '../../ui/layout/site-footer';
import { SiteHeader } from '../../ui/layout/site-header';
import { useSession } from '../../lib/api/session';

interface PlainPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A text page: About, Contact, Privacy. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  const { state } = useSession();
  usePageTitle(title);
  return (
    <div className="flex min-h-window flex-col">
      <SiteHeader {...sessionLink(state)} />
      <main id="main" className="wrap flex-1 py-fluid-lg" tabIndex={-1}>
        <article className="grid max-w-measure gap-4 text-pretty">
          <h1>{title}</h1>
          <p className="text-lead text-muted">{lead}</p>
          <Seam className="mt-2" />
          {children}
        </article>
      </main>
      <SiteFooter />
    </div>
  );
}

/** A section of the page with a title. */
export function Topic({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h2 className="mt-6 text-h3">{title}</h2>
      {children}
    </>
  );
}

export function Points({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="grid gap-2 text-wrap">
      {children}
    </ul>
  );
}

export function Point({ children }: { children: ReactNode }) {
  return (
    <li className="relative ps-7 before:absolute before:start-0 before:top-3 before:h-0.5 before:w-3.5 before:rounded-full before:bg-orange">
      {children}
    </li>
  );
}

/** The links at the end of the page. */
export function PageLinks({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap items-center gap-2">{children}</div>;
}
