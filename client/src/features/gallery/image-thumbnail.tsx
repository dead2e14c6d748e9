import type { GalleryImage } from '@shared/gallery/contract';
import { Picture } from '../../ui/display/picture';

/** A picture of the portfolio beside the question or the form about it. `sizes` is its width on the screen. */
export function ImageThumbnail({ image, sizes }: { image: GalleryImage; sizes: string }) {
  return (
    <div>
      <Picture
        src={image.imageUrl}
        srcSet={image.srcset}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt=""
        thumbhash={image.thumbhash}
        className="aspect-4/5 h-auto w-full rounded-sm object-cover"
      />
    </div>
  );
}
