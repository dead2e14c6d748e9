import type { GalleryImage } from '@shared/gallery/contract';
import { cx } from 'class-variance-authority';
import { Picture } from '../../../../ui/display/picture';
import { altOf, captionOf } from './picture-words';
import { type TileLayout, tileSizes } from './tile-sizes';

interface PortfolioTileProps {
  image: GalleryImage;
  index: number;
  layout: TileLayout;
  /** Number of pictures that are not shown. The tile then shows this number, and a press shows them. */
  more: number;
  onOpen: (index: number) => Promise<void>;
  onMore: () => void;
}

/** The first tile is larger. With all pictures it needs a row beside it that sets its height. */
export const tileShape: Record<TileLayout, string> = {
  few: 'aspect-4/5 first:col-span-full first:aspect-square sm:first:aspect-16/11 lg:first:col-span-2 lg:first:row-span-2 lg:first:aspect-4/5',
  all: 'aspect-4/5 first:col-span-full first:aspect-square sm:first:col-span-2 sm:first:row-span-2 sm:first:aspect-auto',
};

/** A picture of the portfolio, cropped to 4:5; opens uncropped. */
export function PortfolioTile({ image, index, layout, more, onOpen, onMore }: PortfolioTileProps) {
  const caption = captionOf(image);
  const isLarge = index === 0 || layout === 'all';
  const alt = altOf(image, index);
  return (
    <li
      className={cx(
        'relative overflow-hidden bg-sunken has-[:focus-visible]:focus-ring',
        isLarge ? 'rounded' : 'rounded-sm',
        tileShape[layout],
      )}
    >
      <button
        type="button"
        className={cx(
          'absolute inset-0 overflow-hidden rounded-inherit text-start not-supports-[selector(:has(a))]:focus-visible:-outline-offset-4',
          more === 0 && 'cursor-zoom-in',
        )}
        aria-haspopup={more > 0 ? undefined : 'dialog'}
        aria-label={more > 0 ? `${more} more ${more === 1 ? 'picture' : 'pictures'}` : undefined}
        onClick={() => (more > 0 ? onMore() : void onOpen(index))}
      >
        <Picture
          src={image.imageUrl}
          srcSet={image.srcset}
          sizes={tileSizes(image, index, layout)}
          width={image.width}
          height={image.height}
          alt={alt}
          thumbhash={image.thumbhash}
          loading={index === 0 ? 'first' : layout === 'few' ? 'beside' : 'lazy'}
          className={cx('size-full object-cover', index === 0 && 'object-[50%_30%]')}
        />
        {caption && isLarge && (
          <span
            className="absolute start-2 bottom-2 max-w-[calc(100%-1rem)] rounded-sm bg-surface px-2 py-1 text-micro leading-snug sm:start-3 sm:bottom-3 sm:max-w-[calc(100%-1.5rem)] sm:px-2.5 sm:py-1.5"
            aria-hidden="true"
          >
            <span className="line-clamp-2">{caption}</span>
          </span>
        )}
        {more > 0 && (
          <span
            className="absolute inset-0 grid place-items-center bg-black/70 font-display text-h3/none font-semibold text-white print:hidden"
            aria-hidden="true"
          >
            +{more}
          </span>
        )}
      </button>
    </li>
  );
}
