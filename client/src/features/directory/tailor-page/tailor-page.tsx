import { useParams } from 'wouter';
import { lazyScreen } from '../../../lib/navigation/lazy-screen';
import { useSentAnswer } from '../../../lib/api/page-data';
import { SiteFooter } from '../../../ui/layout/site-footer';
import { tailorQuery } from './queries';
import { Sections } from './tailor-profile';
import { TailorView } from './tailor-view';

const AskedTailor = lazyScreen(() => import('./asked-tailor'), 'AskedTailor');

/** A tailor's public page, from the answer that the server sent with it. Other tailors are asked for, by code that loads then. */
export function TailorPage() {
  const { slug = '' } = useParams<{ slug: string }>();
  const sent = useSentAnswer(tailorQuery(slug));
  return sent ? <TailorView tailor={sent} /> : <AskedTailor slug={slug} />;
}

TailorPage.parts = [AskedTailor, Sections, SiteFooter];
