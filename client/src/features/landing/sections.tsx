import { useEffect } from 'react';
import { Audience } from './audience';
import { Features } from './features';
import { HowItWorks } from './how-it-works';
import { Pricing } from './pricing';
import { Stories } from './stories';
import { TailorSearch } from './tailor-search';

// In one file with the sections, which compresses better than two.
export { HeroFields } from './hero-fields';

/** The sections of the landing page below its first view. */
export function Sections() {
  useSectionInAddress();
  return (
    <>
      <Features />
      <HowItWorks />
      <Stories />
      <TailorSearch />
      <Audience />
      <Pricing />
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
