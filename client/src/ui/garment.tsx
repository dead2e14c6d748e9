import type { GarmentKind, GarmentOptions } from '@shared/cloth/garment';
import { garment } from '@shared/cloth/garment';
import { dataUrl } from '@shared/cloth/svg';
import { useMemo } from 'react';

interface GarmentProps extends GarmentOptions {
  seed: string;
  kind?: GarmentKind;
  className?: string;
  /** What it says to those who don't see it; a drawing is decoration unless told otherwise. */
  alt?: string;
  /** 'lazy' where it lies below the fold. */
  loading?: 'lazy' | 'eager';
}

const WIDTH = 600;

/** A drawn garment: always the same for the same seed. A file of its own, so that cloth alone stays small. */
export function Garment({ seed, kind, className, alt = '', loading, ...options }: GarmentProps) {
  const { palette, cloth, ratio = 3 / 4, room, wall } = options;
  const src = useMemo(
    () => dataUrl(garment(seed, kind, { palette, cloth, ratio, room, wall })),
    [seed, kind, palette, cloth, ratio, room, wall],
  );
  const height = Math.round(WIDTH / ratio);
  return (
    <img src={src} width={WIDTH} height={height} alt={alt} className={className} loading={loading} decoding="async" />
  );
}
