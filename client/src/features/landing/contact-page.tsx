import { BRAND } from '@shared/brand';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/button';
import { PlainPage } from './plain-page';

export function ContactPage() {
  return (
    <PlainPage title="Contact" lead="Who to ask depends on what it is about.">
      <h2>About something to be made or altered</h2>
      <p>
        Ask the tailor. Their page has a button to call, and, where they gave a number for it, to write by WhatsApp or
        SMS. {BRAND} is not part of that conversation and cannot see it.
      </p>
      <h2>About your own page, clients or measurements</h2>
      <p>
        Sign in: everything you stored can be changed on your own screens, and your page can be taken out of the
        directory under Settings.
      </p>
      <h2>About this site</h2>
      <p>
        {BRAND} is a program that different people can run. Questions about this site, such as a page that should not be
        here, go to whoever runs it at this address: they can be reached where they told you about it.
      </p>
      <div className="row prose__go">
        <LinkButton size="lg" variant="primary" href={paths.discover()}>
          Find a Tailor
        </LinkButton>
      </div>
    </PlainPage>
  );
}
