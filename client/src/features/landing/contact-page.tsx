import { BRAND } from '@shared/site/brand';
import type { SiteInfo } from '@shared/site/contract';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/controls/button';
import { OperatorAddress } from './operator-text';
import { FromServer } from './from-server';
import { siteQuery } from './queries';
import { PlainPage, Topic, PageLinks } from './plain-page';

export function ContactPage() {
  return (
    <PlainPage title="Contact" lead="Who can help depends on your question.">
      <Topic title="About something to be made or altered">
        <p>
          Ask the tailor. On their page you find the ways to reach them: a call, WhatsApp or SMS. {BRAND} is not part of
          that conversation and cannot see it.
        </p>
      </Topic>
      <Topic title="About your own page, clients or measurements">
        <p>
          Sign in: you can change everything you stored yourself, and take your page out of the directory under
          Settings.
        </p>
      </Topic>
      <Topic title="About this site">
        <FromServer query={siteQuery}>{(site) => <Operator site={site} />}</FromServer>
      </Topic>
      <PageLinks>
        <LinkButton size="lg" variant="primary" href={paths.discover()}>
          Find a Tailor
        </LinkButton>
      </PageLinks>
    </PlainPage>
  );
}

function Operator({ site }: { site: SiteInfo }) {
  const { contactEmail } = site;
  return (
    <>
      <OperatorAddress site={site} />
      <p>
        {contactEmail ? (
          <>
            Questions about this site, such as a page that should not be here, go to its operator:{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </>
        ) : (
          'The operator of this site gives no address here.'
        )}
      </p>
    </>
  );
}
