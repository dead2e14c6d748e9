import type { ReactNode } from 'react';
import { ownPlace } from '../../lib/own-place';
import { usePageTitle } from '../../lib/page-title';
import { Seam } from '../../ui/seam';
import { SiteFooter } from '../../ui/site-footer';
import { SiteHeader } from '../../ui/site-header';
import { useSession } from '../session/queries';
import './plain-page.css';

interface PlainPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of words: About, Contact, Privacy. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  const { state } = useSession();
  usePageTitle(title);
  return (
    <div className="plain-page">
      <SiteHeader {...ownPlace(state)} />
      <main id="main" className="wrap" tabIndex={-1}>
        <article className="prose">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <Seam />
          {children}
        </article>
      </main>
      <SiteFooter />
    </div>
  );
}
