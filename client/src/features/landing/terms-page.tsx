import { BRAND } from '@shared/site/brand';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { FromServer } from './from-server';
import { OperatorEnd, OperatorText } from './operator-text';
import { PageLinks, PlainPage, Point, Points, Topic } from './plain-page';
import { siteQuery } from './queries';

export function TermsPage() {
  return (
    <PlainPage title="Terms" lead="What may be published here, and what happens when something may not.">
      <FromServer query={siteQuery}>
        {(site) => (
          <>
            {site.terms ? <OperatorText html={site.terms} /> : <HouseRules />}
            <OperatorEnd site={site} />
          </>
        )}
      </FromServer>
      <PageLinks>
        <LinkButton size="lg" href={paths.contact()}>
          Contact
        </LinkButton>
      </PageLinks>
    </PlainPage>
  );
}

/** The terms of a site whose operator has set none. */
function HouseRules() {
  return (
    <>
      <Topic title="What a page is for">
        <p>
          A page on {BRAND} shows a tailor’s own work and the ways to reach them. What you agree with a tailor is
          between the two of you; {BRAND} takes no part in it and no money for it.
        </p>
      </Topic>
      <Topic title="What may not be published">
        <Points>
          <Point>Pictures or texts of other people, unless they have allowed it.</Point>
          <Point>Advertising for something else, and pages that are not about a tailor.</Point>
          <Point>Anything hateful, or against the law.</Point>
          <Point>Names, numbers or pictures of people who have not agreed to it.</Point>
        </Points>
      </Topic>
      <Topic title="When something is reported">
        <p>
          A person reads every report. Nothing disappears because of reports alone. What may not be published is hidden,
          not deleted; its owner sees the reason and can appeal once, and a person decides again.
        </p>
      </Topic>
      <Topic title="What stays yours">
        <p>
          Your pictures, texts, clients, measurements and orders stay yours. You can download all of it and delete your
          account under Settings at any time.
        </p>
      </Topic>
    </>
  );
}
