import { useEffect } from 'react';
import { HOME_TITLE } from '@shared/pages/page-titles';
import { usePageTitle } from '../../lib/navigation/page-title';
import { accountDeleted, paths } from '../../paths';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { toast } from '../../ui/feedback/toast';
import { SiteFooter } from '../../ui/layout/site-footer';
import { SiteHeader } from '../../ui/layout/site-header';
import { Hero } from './hero';
import { HeroFields } from './hero-search';

/** Everything below the first view. */
const Sections = lazyPart(async () => (await import('./sections')).Sections, <div className="min-h-(--window)" />);

export function LandingPage() {
  usePageTitle(HOME_TITLE, { whole: true });
  useDeletionMessage();
  return (
    <>
      <SiteHeader onLanding />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Sections />
      </main>
      <SiteFooter />
    </>
  );
}

LandingPage.parts = [Sections, HeroFields, SiteFooter];

/** Shows the message after an account deletion once, and removes the fragment from the URL. */
function useDeletionMessage() {
  useEffect(() => {
    if (location.hash !== `#${accountDeleted}`) return;
    history.replaceState(null, '', paths.home());
    toast({
      title: 'Account deleted',
      description: 'Everything you stored has been deleted. Thank you for being here.',
    });
  }, []);
}
