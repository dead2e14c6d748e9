import { BRAND } from '@shared/site/brand';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/controls/button';
import { HeroSearch } from './hero-search';
import { cx } from 'class-variance-authority';
import quilt from '../../assets/landing/quilt.svg';

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

/** The grid of each piece, as classes. Light cloth has a dark seam. */
const seams: [place: string, isLight: boolean][] = [
  ['col-span-2 col-start-2 row-span-4 row-start-1', true],
  ['col-start-1 row-start-1', false],
  ['col-start-4 row-start-1', false],
  ['col-start-1 row-span-2 row-start-2', true],
  ['col-start-4 row-span-2 row-start-2', true],
  ['col-start-1 row-span-2 row-start-4', false],
  ['col-start-4 row-start-4', false],
  ['col-start-2 row-start-5', false],
  ['col-start-3 row-start-5', false],
  ['col-start-4 row-start-5', false],
];

/**
 * A decorative patchwork of cloth and garments beside the headline, on phones a strip of it. Every piece has a seam. The picture has
 * the same grid.
 */
function Quilt() {
  return (
    <div className="overflow-hidden max-md:h-32 md:col-start-3 md:-col-end-1 md:grid" aria-hidden="true">
      <div className="relative -mt-5 grid aspect-16/15 grid-cols-[1fr_1.25fr_1.25fr_1fr] grid-rows-5 bg-wash md:mt-0 md:aspect-auto">
        <img src={quilt} alt="" width={480} height={450} decoding="sync" className="absolute inset-0 size-full cloth" />
        {seams.map(([place, isLight]) => (
          <div
            key={place}
            className={cx(
              'relative min-h-0 after:absolute after:inset-1.25 after:rounded-xs after:border after:border-dashed',
              isLight ? 'after:border-[rgb(59_42_32/0.38)]' : 'after:border-[rgb(255_252_244/0.7)]',
              place,
            )}
          />
        ))}
      </div>
    </div>
  );
}
