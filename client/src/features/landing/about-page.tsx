import { Link } from 'wouter';
import { BRAND } from '@shared/site/brand';
import { paths } from '../../paths';
import { LinkButton, buttonClass } from '../../ui/controls/button';
import { geonames, licence } from '../../places/credit-links';
import { PlainPage, Topic, PageLinks } from './plain-page';

export function AboutPage() {
  return (
    <PlainPage title="About" lead={`${BRAND} is a public directory of tailors, and a working book for each of them.`}>
      <Topic title="For people who need something made">
        <p>
          Search the <Link href={paths.discover()}>directory</Link> by place and by what you want made, open a tailor’s
          page, look at their work, and call, text or WhatsApp them. You need no account.
        </p>
      </Topic>
      <Topic title="For people who make it">
        <p>
          A tailor gets a page of their own with a link worth sharing, a portfolio, a place in the directory, and a
          private book of clients, their measurements and their orders, which also opens without a network. The free
          tier costs $0, and you need no credit card.
        </p>
      </Topic>
      <Topic title="What it is not">
        <p>
          {BRAND} takes no orders and no payments, and passes on no messages: you agree everything with each other
          directly. Where a picture is missing you see cloth instead, drawn for this site and different for every
          tailor.
        </p>
      </Topic>
      <Topic title="Where things are">
        <p>
          A search finds towns and postal codes, never street addresses, and asks no map service. The places come from{' '}
          <a href={geonames}>GeoNames</a>, <a href={licence}>CC BY 4.0</a>.
        </p>
      </Topic>
      <Topic title="What it is made with">
        <p>
          {BRAND} uses open-source software, fonts and data. Here are <a href={paths.licences()}>their licences</a>.
        </p>
      </Topic>
      <PageLinks>
        <LinkButton size="lg" variant="primary" href={paths.discover()}>
          Find a Tailor
        </LinkButton>
        <a className={buttonClass({ size: 'lg' })} href={paths.login()}>
          Start Free
        </a>
      </PageLinks>
    </PlainPage>
  );
}
