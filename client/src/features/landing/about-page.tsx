import { Link } from 'wouter';
import { BRAND } from '@shared/brand';
import { paths } from '../../paths';
import { LinkButton, buttonClass } from '../../ui/button';
import { geonames, licence } from '../../places/credit-links';
import { PlainPage } from './plain-page';

export function AboutPage() {
  return (
    <PlainPage title="About" lead={`${BRAND} is a public directory of tailors, and a working book for each of them.`}>
      <h2>For people who need something made</h2>
      <p>
        Search the <Link href={paths.discover()}>directory</Link> by place and by what you want made, open a tailor’s
        page, look at their work, and call, text or WhatsApp them. It takes no account.
      </p>
      <h2>For people who make it</h2>
      <p>
        A tailor gets a page of their own with a link worth sharing, a portfolio, a place in the directory, and a
        private book of clients and their measurements. The free tier costs $0 and asks for no credit card.
      </p>
      <h2>What it is not</h2>
      <p>
        {BRAND} takes no orders and no payments, and carries no messages: what you agree, you agree with each other. The
        cloth that you see where a picture is missing is drawn by the program itself, a different piece for every
        tailor.
      </p>
      <h2>Where things are</h2>
      <p>
        A search near a place knows towns and postal codes, never addresses, and asks no map service. The places are by{' '}
        <a href={geonames}>GeoNames</a>, <a href={licence}>CC BY 4.0</a>.
      </p>
      <h2>What it is made with</h2>
      <p>
        {BRAND} uses open-source software, fonts and data. Here are <a href={paths.licences()}>their licences</a>.
      </p>
      <div className="row prose__go">
        <LinkButton size="lg" variant="primary" href={paths.discover()}>
          Find a Tailor
        </LinkButton>
        <a className={buttonClass({ size: 'lg' })} href={paths.login()}>
          Start Free
        </a>
      </div>
    </PlainPage>
  );
}
