import { cx } from 'class-variance-authority';
import quilt from '../../assets/landing/quilt.svg';

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
export function Quilt() {
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
