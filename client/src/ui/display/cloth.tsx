import { dataUrl, weave, type WeaveOptions } from '@seamfolk/cloth';
import { useMemo } from 'react';

interface ClothProps extends WeaveOptions {
  seed: string;
  width: number;
  height: number;
  className?: string;
  /** Alternative text; empty by default, because cloth is decorative. */
  alt?: string;
  /** 'lazy' if it is below the fold. */
  loading?: 'lazy' | 'eager';
}

/** A piece of woven cloth, always the same for the same seed. */
export function Cloth({ seed, width, height, kind, palette, scale, drape, className, alt = '', loading }: ClothProps) {
  const src = useMemo(
    () => dataUrl(weave(seed, { width, height, kind, palette, scale, drape })),
    [seed, width, height, kind, palette, scale, drape],
  );
  return (
    <img src={src} width={width} height={height} alt={alt} className={className} loading={loading} decoding="async" />
  );
}
