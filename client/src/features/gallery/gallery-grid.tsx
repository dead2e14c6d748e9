import type { GalleryImage } from '@shared/gallery';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { classNames } from '../../lib/class-names';
import { toast } from '../../ui/toast';
import { GalleryPiece } from './gallery-piece';
import { moved } from './order';
import { useReorderImages } from './queries';
import { useDrag } from './use-drag';
import { useReorder } from './use-reorder';

interface GalleryGridProps {
  images: readonly GalleryImage[];
  onEdit: (image: GalleryImage) => void;
  onDelete: (image: GalleryImage) => void;
}

/** The portfolio in its order, which changes by the pictures' grips: dragged, or by Space, arrows and Space. */
export function GalleryGrid({ images, onEdit, onDelete }: GalleryGridProps) {
  const { mutate: saveOrder } = useReorderImages();
  const reorder = useReorder(images, (from, to) =>
    saveOrder(moved(images, from, to), {
      onError: () => toast({ title: 'Error', description: 'Failed to update image', variant: 'destructive' }),
    }),
  );
  const { lifted, liftUp, moveTo, putDown, takeBack, placeOf } = reorder;
  const drag = useDrag({
    isDragging: lifted?.by === 'pointer',
    onStart: (index) => liftUp(index, 'pointer'),
    onOver: (index) => {
      if (index !== lifted?.from) moveTo(placeOf(index));
    },
    onEnd: putDown,
    onCancel: takeBack,
  });
  const gripProps = (index: number) => ({
    ...drag(index),
    // Space, Enter and assistive technology click without a pointer; the pointer's own clicks were drags.
    onClick: (event: { detail: number; currentTarget: HTMLElement }) => {
      if (event.detail > 0) return;
      if (lifted) putDown(event.currentTarget);
      else liftUp(index, 'keys');
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (lifted?.by !== 'keys') return;
      if (event.key === 'Escape') return takeBack();
      const step = stepOf(event.key, event.currentTarget);
      if (step === 0) return;
      event.preventDefault();
      moveTo(lifted.to + step);
    },
    onBlur: () => {
      if (lifted?.by === 'keys') takeBack();
    },
  });

  const wall = useRef<HTMLUListElement>(null);
  const keysAt = lifted?.by === 'keys' ? lifted.to : undefined;
  useEffect(() => {
    if (keysAt === undefined) return;
    wall.current?.querySelector('.piece:focus-within')?.scrollIntoView({ block: 'nearest' });
  }, [keysAt]);

  return (
    <>
      <p className={classNames('live', lifted?.by !== 'keys' && 'sr')} role="status">
        {reorder.message}
      </p>
      <ul className="wall" role="list" ref={wall}>
        {images.map((image, index) => (
          <GalleryPiece
            key={image.id}
            image={image}
            index={index}
            count={images.length}
            place={placeOf(index)}
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

/** How many places an arrow moves: one along the text, a whole row across it. */
function stepOf(key: string, grip: HTMLElement): number {
  const grid = grip.closest('ul');
  if (!grid) return 0;
  const { gridTemplateColumns, direction } = getComputedStyle(grid);
  const row = gridTemplateColumns.split(' ').length;
  const forward = direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: row, ArrowUp: -row };
  return steps[key] ?? 0;
}
