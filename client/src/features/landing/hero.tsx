import { BRAND } from '@shared/brand';
import { paths } from '../../paths';
import { LinkButton, buttonClass } from '../../ui/button';
import { Quilt } from './quilt';
import './hero.css';

export function Hero() {
  return (
    <section className="hero">
      <div className="hero__text stack">
        <h1 className="display">
          Made to measure,
          <br /> easy to find.
        </h1>
        <p className="lead">
          {BRAND} gives every tailor a page worth sharing, a place in the local directory, and one tidy book for clients
          and measurements.
        </p>
        <div className="hero__go">
          <a className={buttonClass({ variant: 'primary', size: 'lg' })} href={paths.login()}>
            Start Free
          </a>
          <LinkButton size="lg" href={paths.discover()}>
            Find a Tailor
          </LinkButton>
        </div>
        <ul className="hero__facts" role="list">
          <li>Join 1,200+ tailors</li>
          <li>Get started in 5 minutes</li>
          <li>No credit card</li>
        </ul>
      </div>
      <Quilt />
    </section>
  );
}
