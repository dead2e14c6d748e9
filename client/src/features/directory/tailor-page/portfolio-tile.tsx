import type { GalleryImage } from '@shared/gallery';
import { cx } from 'class-variance-authority';
import { Picture } from '../../../ui/display/picture';
import { altOf, captionOf } from './picture-words';
import { tileSizes } from './tile-sizes';

interface PortfolioTileProps {
  image: GalleryImage;
  index: number;
  /** Visible without scrolling. */
  isFirstToSee: boolean;
  onOpen: (index: number) => Promise<void>;
}

/** The first tile is larger, unless it is the only one: then there is no row beside it that sets its height. */
export const tileShape =
  'aspect-4/5 first:col-span-full first:aspect-square sm:first:col-span-2 sm:first:row-span-2 sm:first:aspect-auto sm:only:aspect-4/5';

/** A picture of the portfolio, cropped to 4:5; opens uncropped. */
export function PortfolioTile({ image, index, isFirstToSee, onOpen }: PortfolioTileProps) {
  const caption = captionOf(image);
  return (
    <li className={cx('relative overflow-hidden rounded bg-sunken has-[:focus-visible]:focus-ring', tileShape)}>
      <button
        type="button"
        className="absolute inset-0 cursor-zoom-in overflow-hidden rounded-[inherit] text-start not-supports-[selector(:has(a))]:focus-visible:-outline-offset-4"
        aria-haspopup="dialog"
        onClick={() => void onOpen(index)}
      >
        <Picture
          src={image.imageUrl}
          srcSet={image.srcset}
          sizes={tileSizes(image, index)}
          width={image.width}
          height={image.height}
          alt={altOf(image, index)}
          thumbhash={image.thumbhash}
          loading={isFirstToSee ? 'first' : 'lazy'}
          className="size-full object-cover"
        />
        {caption && (
          <span
            className="absolute start-2 bottom-2 max-w-[calc(100%-1rem)] rounded-sm bg-surface px-2 py-1 text-micro leading-[1.35] sm:start-3 sm:bottom-3 sm:max-w-[calc(100%-1.5rem)] sm:px-2.5 sm:py-1.5"
            aria-hidden="true"
          >
            <span className="line-clamp-2">{caption}</span>
          </span>
        )}
      </button>
    </li>
  );
}
