import { BRAND } from '@shared/brand';
import { readPageData } from '../../lib/page-data';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/button';
import { PlainPage } from './plain-page';

export function ContactPage() {
  const { contactEmail } = readPageData();
  return (
    <PlainPage title="Contact" lead="Who can help depends on your question.">
      <h2>About something to be made or altered</h2>
      <p>
        Ask the tailor. On their page you find the ways to reach them: a call, WhatsApp or SMS. {BRAND} is not part of
        that conversation and cannot see it.
      </p>
      <h2>About your own page, clients or measurements</h2>
      <p>
        Sign in: you can change everything you stored yourself, and take your page out of the directory under Settings.
      </p>
      <h2>About this site</h2>
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
      <div className="row prose__go">
        <LinkButton size="lg" variant="primary" href={paths.discover()}>
          Find a Tailor
        </LinkButton>
      </div>
    </PlainPage>
  );
}
