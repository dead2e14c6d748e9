import type { OwnImage } from '@shared/gallery/contract';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Button } from '../../ui/controls/button';
import { EditIcon, GripIcon, TrashIcon } from '../../ui/display/workroom-icons';
import { Picture } from '../../ui/display/picture';
import { imageAlt } from './image-alt';
import { pieceSizes } from './piece-sizes';

interface GalleryPieceProps {
  image: OwnImage;
  index: number;
  count: number;
  /** The displayed position, which differs from the index while an item is being moved. */
  position: number;
  liftedBy: 'keys' | 'pointer' | undefined;
  gripProps: Pick<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'onBlur' | 'onPointerDown'>;
  /** Missing if the user cannot change pictures. */
  onEdit?: (image: OwnImage) => void;
  onDelete: (image: OwnImage) => void;
}

/** Number of pictures that are probably visible at first: the others load on scrolling. */
const aboveTheFold = 6;

export function GalleryPiece(props: GalleryPieceProps) {
  const { image, index, count, position, liftedBy, gripProps, onEdit, onDelete } = props;
  const number = index + 1;
  const alt = imageAlt(image);
  // Text that equals the alternative text is hidden from screen readers, so that they do not read it twice.
  const isAlt = (text: string) => text === alt || undefined;
  return (
    <li
      className={cx('group/piece relative min-w-0 scroll-my-34', liftedBy && 'aspect-4/5 self-start')}
      data-index={index}
      style={{ order: position }}
    >
      {liftedBy && (
        <span
          className="absolute inset-x-0 top-0 grid aspect-4/5 place-items-center rounded border-2 border-dashed border-action bg-action-tint p-4 text-center text-small font-medium text-action-ink"
          aria-hidden="true"
        >
          Goes here
        </span>
      )}
      <div
        className={cx(
          liftedBy && 'z-20 -rotate-1',
          liftedBy === 'keys' && 'translate-x-2 -translate-y-1.5',
          liftedBy === 'pointer' ? 'pointer-events-none fixed' : 'relative',
        )}
        data-float
      >
        <div
          className={cx(
            'relative aspect-4/5 overflow-hidden rounded bg-sunken after:pointer-events-none after:absolute after:inset-0 after:rounded-inherit after:border after:border-[rgb(29_27_24/0.1)]',
            liftedBy && 'shadow-lift outline-2 outline-offset-3 outline-action',
          )}
        >
          <Picture
            src={image.imageUrl}
            srcSet={image.srcset}
            sizes={pieceSizes(image)}
            width={image.width}
            height={image.height}
            alt={alt}
            thumbhash={image.thumbhash}
            loading={index < aboveTheFold ? 'first' : 'lazy'}
            className="size-full object-cover"
          />
          {image.category && (
            <span
              className="absolute start-2.5 bottom-2.5 z-1 inline-flex min-h-7 max-w-[calc(100%-1.25rem)] items-center rounded-sm bg-surface px-2 text-micro leading-snug font-semibold wrap-anywhere"
              aria-hidden={isAlt(image.category)}
            >
              {image.category}
            </span>
          )}
        </div>
        {count > 1 && (
          <Tools className="start-2 touch-none">
            <Button
              variant={liftedBy ? 'primary' : 'floating'}
              iconOnly
              className={liftedBy ? 'cursor-grabbing' : 'cursor-grab'}
              aria-label={`Move picture ${number} of ${count}`}
              {...gripProps}
            >
              <GripIcon />
            </Button>
          </Tools>
        )}
        <Tools className="end-2">
          {onEdit && (
            <Button variant="floating" iconOnly aria-label={`Edit picture ${number}`} onClick={() => onEdit(image)}>
              <EditIcon />
            </Button>
          )}
          <Button variant="floating" iconOnly aria-label={`Delete picture ${number}`} onClick={() => onDelete(image)}>
            <TrashIcon className="text-danger-ink" />
          </Button>
        </Tools>
        {image.hiddenAt && <HiddenMark />}
        {image.caption && (
          <p className="mt-2.5 line-clamp-2 text-compact" aria-hidden={isAlt(image.caption)}>
            {image.caption}
          </p>
        )}
      </div>
    </li>
  );
}

/** Marks a picture that the operator of the site hides from visitors. */
function HiddenMark() {
  return (
    <Link
      href={paths.decisions()}
      className="mt-1.5 inline-flex min-h-tap items-center text-small font-semibold text-orange-ink"
    >
      Hidden from visitors: why?
    </Link>
  );
}

/** Buttons in a corner of the picture; with a mouse they appear on hover. */
function Tools({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'absolute top-2 z-2 flex gap-1.5 transition-opacity duration-fast group-focus-within/piece:opacity-100 group-hover/piece:opacity-100 [@media(hover:hover)]:opacity-0',
        className,
      )}
    >
      {children}
    </div>
  );
}
