import type { GalleryImage } from '@shared/gallery/contract';
import { cx } from 'class-variance-authority';
import type { KeyboardEvent, MouseEvent } from 'react';
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

/** The query string of the page that shows all pictures, for browsers that run no scripts. */
export const allPictures = '?pictures=all';

/** The first tile is larger. */
export const tilePlace: Record<TileLayout, string> = {
  few: 'first:max-sm:col-span-full sm:first:row-span-2',
  all: 'first:max-sm:col-span-full sm:first:col-span-2 sm:first:row-span-2',
};

/**
 * A whole picture of the portfolio, and its caption below it; small ones have theirs from 640 px. A press opens the lightbox.
 * Without scripts, it is a link to the picture.
 */
export function PortfolioTile({ image, index, layout, more, onOpen, onMore }: PortfolioTileProps) {
  const caption = captionOf(image);
  const isLarge = index === 0 || layout === 'all';
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (more > 0) onMore();
    else void onOpen(index);
  };
  return (
    <li className={cx('min-w-0', tilePlace[layout])}>
      <figure className="grid gap-1.5">
        <a
          href={more > 0 ? allPictures : image.imageUrl}
          role="button"
          className={cx(
            'relative block aspect-4/5 overflow-hidden bg-sunken no-underline',
            isLarge ? 'rounded' : 'rounded-sm',
            more === 0 && 'cursor-zoom-in',
          )}
          aria-haspopup={more > 0 ? undefined : 'dialog'}
          aria-label={more > 0 ? `${more} more ${more === 1 ? 'picture' : 'pictures'}` : undefined}
          onClick={press}
          onKeyDown={pressBySpace}
        >
          <Picture
            src={image.imageUrl}
            srcSet={image.srcset}
            sizes={tileSizes(image, index, layout)}
            width={image.width}
            height={image.height}
            alt={altOf(image, index)}
            thumbhash={image.thumbhash}
            loading={index === 0 ? 'first' : layout === 'few' ? 'beside' : 'lazy'}
            className="size-full bg-contain! bg-no-repeat object-contain"
          />
          {more > 0 && (
            <span
              className="absolute inset-0 grid place-items-center bg-black/70 font-display text-h3/none font-semibold text-white print:hidden"
              aria-hidden="true"
            >
              +{more}
            </span>
          )}
        </a>
        {caption && more === 0 && (
          <figcaption
            className={cx(
              isLarge
                ? 'line-clamp-2 text-small/[1.4] text-pretty'
                : 'truncate text-micro/[1.35] text-muted max-sm:hidden',
            )}
            aria-hidden="true"
            dir="auto"
          >
            {caption}
          </figcaption>
        )}
      </figure>
    </li>
  );
}

/** A link with the role of a button is pressed by the space key too. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
