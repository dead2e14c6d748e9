import { BRAND } from '@shared/site/brand';
import { paths } from '../../paths';
import { LinkButton, buttonClass } from '../../ui/controls/button';
import { Quilt } from './quilt';

const facts = ['Join 1,200+ tailors', 'Get started in 5 minutes', 'No credit card'];

export function Hero() {
  return (
    <section className="grid overflow-hidden border-b border-hairline md:min-h-[clamp(32rem,var(--window)-var(--bar)-3rem,44rem)] md:grid-cols-[minmax(var(--gutter),1fr)_minmax(0,37.5rem)_minmax(0,37.5rem)_minmax(0,1fr)]">
      <div className="grid content-center justify-items-start gap-6 px-gutter py-fluid-lg *:max-w-full md:col-start-2 md:ps-0 md:pe-fluid">
        <h1 className="text-hero md:max-lg:text-h1">
          Made to measure,
          <br /> easy to find.
        </h1>
        <p className="text-lead text-pretty text-muted">
          {BRAND} gives every tailor a page worth sharing, a place in the local directory, and one tidy book for clients
          and measurements.
        </p>
        <div className="mt-2 flex w-full flex-wrap gap-3">
          <a
            className={buttonClass({ variant: 'primary', size: 'lg' }, 'max-md:grow max-md:basis-36')}
            href={paths.login()}
          >
            Start Free
          </a>
          <LinkButton size="lg" className="max-md:grow max-md:basis-36" href={paths.discover()}>
            Find a Tailor
          </LinkButton>
        </div>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small/[1.6] text-muted" role="list">
          {facts.map((fact) => (
            <li
              key={fact}
              className="flex items-center gap-2 before:h-0.5 before:w-3 before:rounded-full before:bg-orange"
            >
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <Quilt />
    </section>
  );
}
