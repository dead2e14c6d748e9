import type { OwnImage } from '@shared/gallery/contract';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { toast } from '../../ui/feedback/toast';
import { GalleryPiece } from './gallery-piece';
import { moved } from '../../lib/navigation/moved';
import { useReorderImages } from './queries';
import { useDrag } from './use-drag';
import { useReorder } from './use-reorder';

interface GalleryGridProps {
  images: readonly OwnImage[];
  /** Missing if the user cannot change pictures. */
  onEdit?: (image: OwnImage) => void;
  onDelete: (image: OwnImage) => void;
}

/** The portfolio in its order. The user reorders pictures by their grips: by dragging, or with Space, arrows and Space. */
export function GalleryGrid({ images, onEdit, onDelete }: GalleryGridProps) {
  const { mutate: saveOrder } = useReorderImages();
  const reorder = useReorder(images, (from, to) =>
    saveOrder(moved(images, from, to), {
      onError: (error) =>
        toast({ title: 'Error', description: 'Failed to update image', variant: 'destructive', error }),
    }),
  );
  const { lifted, liftUp, moveTo, putDown, takeBack, positionOf } = reorder;
  const drag = useDrag({
    isDragging: lifted?.by === 'pointer',
    onStart: (index) => liftUp(index, 'pointer'),
    onOver: (index) => {
      if (index !== lifted?.from) moveTo(positionOf(index));
    },
    onEnd: putDown,
    onCancel: takeBack,
  });
  const gripProps = (index: number) => ({
    ...drag(index),
    // Space, Enter and assistive technology click with `detail` 0; clicks by a pointer belong to a drag.
    onClick: (event: { detail: number; currentTarget: HTMLElement }) => {
      if (event.detail > 0) return;
      if (lifted) putDown(event.currentTarget);
      else liftUp(index, 'keys');
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (lifted?.by !== 'keys') return;
      if (event.key === 'Escape') return takeBack();
      const position = positionAfter(event.key, lifted.to, event.currentTarget);
      if (position === undefined) return;
      event.preventDefault();
      moveTo(position);
    },
    onBlur: () => {
      if (lifted?.by === 'keys') takeBack();
    },
  });

  const wall = useRef<HTMLUListElement>(null);
  const keysAt = lifted?.by === 'keys' ? lifted.to : undefined;
  useEffect(() => {
    if (keysAt === undefined) return;
    wall.current?.querySelector('[data-index]:focus-within')?.scrollIntoView({ block: 'nearest' });
  }, [keysAt]);

  return (
    <>
      <p
        className={
          lifted?.by === 'keys'
            ? 'sticky top-2 z-21 mb-4 rounded bg-action-tint px-3.5 py-2.5 text-small/[1.6] text-action-ink shell:top-below-bar'
            : 'sr-only'
        }
        role="status"
      >
        {reorder.message}
      </p>
      <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-8" role="list" ref={wall}>
        {images.map((image, index) => (
          <GalleryPiece
            key={image.id}
            image={image}
            index={index}
            count={images.length}
            position={positionOf(index)}
            liftedBy={lifted?.from === index ? lifted.by : undefined}
            gripProps={gripProps(index)}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </>
  );
}

/** Returns the new position after a key: arrows move by one in the row or by a row, Home and End to the ends. */
function positionAfter(key: string, position: number, grip: HTMLElement): number | undefined {
  const grid = grip.closest('ul');
  if (!grid) return undefined;
  const { gridTemplateColumns, direction } = getComputedStyle(grid);
  const row = gridTemplateColumns.split(' ').length;
  const forward = direction === 'rtl' ? -1 : 1;
  const positions: Record<string, number> = {
    ArrowRight: position + forward,
    ArrowLeft: position - forward,
    ArrowDown: position + row,
    ArrowUp: position - row,
    Home: 0,
    End: grid.children.length - 1,
  };
  return positions[key];
}
