import { BRAND } from '@shared/site/brand';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/controls/button';
import { HeroSearch } from './hero-search';
import { Quilt } from './quilt';

const facts = ['Join 1,200+ tailors', 'Get started in 5 minutes', 'No credit card'];

/** The search for visitors, below it what tailors get. */
export function Hero() {
  return (
    <section className="grid overflow-hidden border-b border-hairline md:min-h-[clamp(30rem,var(--window)-var(--bar)-3rem,42rem)] md:grid-cols-[minmax(var(--gutter),1fr)_minmax(0,39rem)_minmax(0,36rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 content-center px-gutter py-7 md:col-start-2 md:py-fluid-lg md:ps-0 md:pe-fluid">
        <h1 className="text-hero md:max-lg:text-h1">
          Made to measure,
          <br /> easy to find.
        </h1>
        <HeroSearch />
        <div className="mt-6 grid gap-4 pt-6 stitch-t md:mt-9 md:pt-7">
          <p className="text-pretty text-muted">
            <b className="text-ink">You sew?</b> {BRAND} gives every tailor a page worth sharing, a place in the local
            directory, and one tidy book for clients and measurements.
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <a className={buttonClass({ size: 'lg' }, 'max-md:grow')} href={paths.login()}>
              Start Free
            </a>
            <ul className="flex flex-1 basis-64 flex-wrap gap-x-4 text-small/[1.6] text-muted" role="list">
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
        </div>
      </div>
      <Quilt />
    </section>
  );
}
