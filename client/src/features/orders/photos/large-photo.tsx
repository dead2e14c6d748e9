import { orderPhotoKindNames, type OrderPhoto } from '@shared/order-photos/contract';
import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../../../ui/controls/button';
import { ChevronIcon } from '../../../ui/display/later-icons';
import { Picture } from '../../../ui/display/picture';

interface LargePhotoProps {
  ref: Ref<HTMLDivElement>;
  photo: OrderPhoto;
  index: number;
  count: number;
  /** Shows the photo before (-1) or after (1). */
  onStep: (step: -1 | 1) => void;
}

/** The ratio of height to width from which a picture is scrolled. Shown whole, it would be too narrow to read. */
const longFrom = 3;

/** The shortest swipe, in pixels. */
const swipe = 48;

/** A photo in the width of its dialog, with a button at each side and by swiping to the next one. */
export function LargePhoto({ ref, photo, index, count, onStep }: LargePhotoProps) {
  const from = useRef<number>(undefined);
  const turn = (to: number) => {
    const moved = to - (from.current ?? to);
    if (Math.abs(moved) >= swipe) onStep(moved > 0 ? -1 : 1);
  };
  const name = `Photo ${index + 1}: ${orderPhotoKindNames[photo.kind].toLowerCase()}`;
  const isLong = photo.height > longFrom * photo.width;
  return (
    <div
      ref={ref}
      className="relative overflow-hidden rounded-sm bg-sunken focus-visible:outline-none"
      tabIndex={-1}
      onTouchStart={({ touches }) => void (from.current = touches.length === 1 ? touches[0]?.clientX : undefined)}
      onTouchEnd={({ changedTouches }) => turn(changedTouches[0]?.clientX ?? 0)}
    >
      <Frame isLong={isLong} label={name}>
        <Picture
          src={photo.imageUrl}
          srcSet={photo.srcset}
          sizes="(min-width: 640px) 472px, 92vw"
          width={photo.width}
          height={photo.height}
          alt={name}
          thumbhash={photo.thumbhash}
          loading="first"
          className={cx('h-auto w-full', !isLong && 'max-h-[calc(0.5*var(--window))] object-contain')}
        />
      </Frame>
      {index > 0 && (
        <Button
          variant="floating"
          iconOnly
          className="absolute start-2 top-1/2 -translate-y-1/2"
          aria-label="Previous photo"
          onClick={() => onStep(-1)}
        >
          <ChevronIcon className="rotate-180" />
        </Button>
      )}
      {index < count - 1 && (
        <Button
          variant="floating"
          iconOnly
          className="absolute end-2 top-1/2 -translate-y-1/2"
          aria-label="Next photo"
          onClick={() => onStep(1)}
        >
          <ChevronIcon />
        </Button>
      )}
    </div>
  );
}

interface FrameProps {
  isLong: boolean;
  label: string;
  children: ReactNode;
}

/** Has a scroll of its own around a long picture, with the keys too. */
function Frame({ isLong, label, children }: FrameProps) {
  if (!isLong) return children;
  return (
    <div
      className="max-h-[calc(0.5*var(--window))] overflow-y-auto focus-visible:-outline-offset-2"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, the keys cannot scroll it before Chromium 130
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
