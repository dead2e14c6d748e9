import type { GalleryImage } from '@shared/gallery';
import { Picture } from '../../ui/picture';
import { altOf, captionOf } from './picture-words';
import { tileSizes } from './tile-sizes';

interface PortfolioTileProps {
  image: GalleryImage;
  index: number;
  /** In view as soon as the page is. */
  isFirstToSee: boolean;
  onOpen: (index: number) => Promise<void>;
}

/** A picture of the portfolio, cut to 4:5; it opens whole. */
export function PortfolioTile({ image, index, isFirstToSee, onOpen }: PortfolioTileProps) {
  const caption = captionOf(image);
  return (
    <li className="pic">
      <button type="button" className="pic__open" aria-haspopup="dialog" onClick={() => void onOpen(index)}>
        <Picture
          src={image.imageUrl}
          srcSet={image.srcset}
          sizes={tileSizes(image, index)}
          width={image.width}
          height={image.height}
          alt={altOf(image, index)}
          thumbhash={image.thumbhash}
          loading={isFirstToSee ? 'first' : 'lazy'}
        />
        {caption && (
          <span className="pic__cap" aria-hidden="true">
            <span className="clamp-2">{caption}</span>
          </span>
        )}
      </button>
    </li>
  );
}
