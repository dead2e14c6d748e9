import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { MinusIcon, PlusIcon } from '../../../ui/display/workroom-icons';

interface ZoomButtonsProps {
  onIn: () => void;
  onOut: () => void;
}

export function ZoomButtons({ onIn, onOut }: ZoomButtonsProps) {
  return (
    <div className="absolute end-2 top-2 grid rounded border border-edge bg-surface">
      <ZoomButton className="rounded" aria-label="Zoom in" onClick={onIn}>
        <PlusIcon className="size-5" />
      </ZoomButton>
      <ZoomButton className="rounded-b border-t border-hairline" aria-label="Zoom out" onClick={onOut}>
        <MinusIcon className="size-5" />
      </ZoomButton>
    </div>
  );
}

function ZoomButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={cx('grid size-tap touch-manipulation place-items-center no-flash', className)}
    />
  );
}
