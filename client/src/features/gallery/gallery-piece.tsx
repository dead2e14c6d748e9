import type { OwnImage } from '@shared/gallery';
import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { imageAlt } from './image-alt';
import { pieceSizes } from './piece-sizes';

interface GalleryPieceProps {
  image: OwnImage;
  index: number;
  count: number;
  /** Where it is shown, which is not its index while something is being moved. */
  place: number;
  liftedBy: 'keys' | 'pointer' | undefined;
  gripProps: Pick<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'onBlur' | 'onPointerDown'>;
  onEdit: (image: OwnImage) => void;
  onDelete: (image: OwnImage) => void;
}

/** How many pictures are likely to be seen at once: the rest loads when scrolled to. */
const aboveTheFold = 6;

export function GalleryPiece(props: GalleryPieceProps) {
  const { image, index, count, place, liftedBy, gripProps, onEdit, onDelete } = props;
  const number = index + 1;
  const alt = imageAlt(image);
  // What the picture's own text says already is not read out a second time.
  const isAlt = (text: string) => text === alt || undefined;
  return (
    <li className="piece" data-index={index} style={{ order: place }}>
      {liftedBy && (
        <span className="slot" aria-hidden="true">
          Goes here
        </span>
      )}
      <div className={cx('piece__float', liftedBy && `is-lift is-lift--${liftedBy}`)} data-float>
        <div className="piece__pic">
          <Picture
            src={image.imageUrl}
            srcSet={image.srcset}
            sizes={pieceSizes(image)}
            width={image.width}
            height={image.height}
            alt={alt}
            thumbhash={image.thumbhash}
            loading={index < aboveTheFold ? 'first' : 'lazy'}
          />
          {image.category && (
            <span aria-hidden={isAlt(image.category)}>
              <Badge className="piece__badge">{image.category}</Badge>
            </span>
          )}
        </div>
        {count > 1 && (
          <Button iconOnly className="piece__grip" aria-label={`Move picture ${number} of ${count}`} {...gripProps}>
            <Icon name="grip" />
          </Button>
        )}
        <div className="piece__tools">
          <Button iconOnly aria-label={`Edit picture ${number}`} onClick={() => onEdit(image)}>
            <Icon name="edit" />
          </Button>
          <Button
            iconOnly
            className="piece__delete"
            aria-label={`Delete picture ${number}`}
            onClick={() => onDelete(image)}
          >
            <Icon name="trash" />
          </Button>
        </div>
        {image.caption && (
          <p className="piece__cap clamp-2" aria-hidden={isAlt(image.caption)}>
            {image.caption}
          </p>
        )}
      </div>
    </li>
  );
}
