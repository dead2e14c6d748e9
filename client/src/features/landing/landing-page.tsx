import { useEffect } from 'react';
import { HOME_TITLE } from '@shared/page-titles';
import { usePageTitle } from '../../lib/page-title';
import { accountDeleted, paths } from '../../paths';
import { SiteFooter } from '../../ui/layout/site-footer';
import { SiteHeader } from '../../ui/layout/site-header';
import { toast } from '../../ui/feedback/toast';
import { Audience } from './audience';
import { Features } from './features';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Pricing } from './pricing';
import { Stories } from './stories';
import { TailorSearch } from './tailor-search';

export function LandingPage() {
  usePageTitle(HOME_TITLE, { whole: true });
  useSectionInAddress();
  useDeletionMessage();
  return (
    <>
      <SiteHeader onLanding />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Features />
        <HowItWorks />
        <Stories />
        <TailorSearch />
        <Audience />
        <Pricing />
      </main>
      <SiteFooter />
    </>
  );
}

/** Scrolls to the section in the URL: the browser looked for it before the page was rendered. */
function useSectionInAddress() {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

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
