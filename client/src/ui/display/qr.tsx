import { cx } from 'class-variance-authority';
import { useMemo } from 'react';
import { qrPath } from '../../lib/qr-path';

interface QrProps {
  url: string;
  label: string;
  /** The width and the height. */
  className: string;
}

/** A QR code in the colour of the ink, for the drawings that are printed. */
export function Qr({ url, label, className }: QrProps) {
  const { side, path } = useMemo(() => qrPath(url), [url]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      className={cx('flex-none', className)}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="var(--ink)" />
    </svg>
  );
}
