import { cx } from 'class-variance-authority';
import agbada from '../../assets/landing/quilt-agbada.svg';
import buta from '../../assets/landing/quilt-buta.svg';
import gingham from '../../assets/landing/quilt-gingham.svg';
import herringbone from '../../assets/landing/quilt-herringbone.svg';
import ikat from '../../assets/landing/quilt-ikat.svg';
import kente from '../../assets/landing/quilt-kente.svg';
import lehenga from '../../assets/landing/quilt-lehenga.svg';
import mudcloth from '../../assets/landing/quilt-mudcloth.svg';
import seigaiha from '../../assets/landing/quilt-seigaiha.svg';
import suit from '../../assets/landing/quilt-suit.svg';

interface Piece {
  src: string;
  /** The position in the grid, as classes. */
  place: string;
  /** The cloth is light, so that the usual bright seam would be invisible. */
  isLight?: boolean;
}

const pieces: Piece[] = [
  { src: agbada, place: 'col-span-2 col-start-2 row-span-4 row-start-1', isLight: true },
  { src: ikat, place: 'col-start-1 row-start-1' },
  { src: herringbone, place: 'col-start-4 row-start-1' },
  { src: suit, place: 'col-start-1 row-span-2 row-start-2', isLight: true },
  { src: lehenga, place: 'col-start-4 row-span-2 row-start-2', isLight: true },
  { src: mudcloth, place: 'col-start-1 row-span-2 row-start-4' },
  { src: gingham, place: 'col-start-4 row-start-4' },
  { src: kente, place: 'col-start-2 row-start-5' },
  { src: seigaiha, place: 'col-start-3 row-start-5' },
  { src: buta, place: 'col-start-4 row-start-5' },
];

/** A decorative patchwork of cloth and garments beside the headline. Every piece has a seam. */
export function Quilt() {
  return (
    <div
      className="grid aspect-16/15 grid-cols-[1fr_1.25fr_1.25fr_1fr] grid-rows-5 bg-wash md:col-start-3 md:-col-end-1 md:aspect-auto"
      aria-hidden="true"
    >
      {pieces.map(({ src, place, isLight }) => (
        <div
          key={src}
          className={cx(
            'relative min-h-0 overflow-hidden after:absolute after:inset-[5px] after:rounded-[2px] after:border-[1.5px] after:border-dashed',
            isLight ? 'after:border-[rgb(59_42_32/0.38)]' : 'after:border-[rgb(255_252_244/0.7)]',
            place,
          )}
        >
          <img
            src={src}
            alt=""
            width={320}
            height={200}
            decoding="async"
            className="absolute inset-0 size-full object-cover cloth"
          />
        </div>
      ))}
    </div>
  );
}
