import { useMemo, useState } from 'react';
import { cx } from 'class-variance-authority';
import { standInUrl } from '../lib/stand-in';
import { Icon } from './icon';

interface PictureProps {
  /** Opens in every browser. */
  src: string;
  /** The same picture as WebP in several widths; without it `src` serves everybody. */
  srcSet?: string | null;
  /** How wide it is drawn, for the browser's choice from `srcSet`. */
  sizes?: string;
  /** In pixels, of the picture itself: its shape is known before it is here. */
  width: number;
  height: number;
  alt: string;
  /** Drawn blurred until the picture is here. */
  thumbhash?: string | null;
  /** 'first' where it is in view at once and waited for; otherwise it loads when it comes near. */
  loading?: 'lazy' | 'first';
  className?: string;
}

/** A picture from the store, of the right size for the screen, with a blurred stand-in while it is on its way. */
export function Picture(props: PictureProps) {
  return <OnePicture key={props.src} {...props} />;
}

function OnePicture(props: PictureProps) {
  const { src, srcSet, sizes, width, height, alt, thumbhash, loading = 'lazy', className } = props;
  const [isHere, setHere] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [hasWebp, setHasWebp] = useState(Boolean(srcSet));
  const standIn = useMemo(() => (thumbhash ? standInUrl(thumbhash) : undefined), [thumbhash]);
  const fail = () => (hasWebp ? setHasWebp(false) : setBroken(true));
  if (isBroken) return <BrokenPicture alt={alt} className={className} />;
  return (
    <picture className="contents">
      {/* Below `contents` a source would take a cell of the grid around it. */}
      {hasWebp && srcSet && <source className="hidden" type="image/webp" srcSet={srcSet} sizes={sizes} />}
      <img
        // While it waits its alternative text is transparent: some browsers write it over the stand-in.
        // A change of <source> alone does not fetch again after a failure.
        key={String(hasWebp)}
        className={cx(!isHere && 'bg-cover bg-center text-transparent', className)}
        style={!isHere && standIn ? { backgroundImage: `url("${standIn}")` } : undefined}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={loading === 'first' ? 'eager' : 'lazy'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        onLoad={({ currentTarget }) => void whenDecoded(currentTarget).then(() => setHere(true))}
        onError={fail}
        src={src}
      />
    </picture>
  );
}

/** Loaded is not drawn yet: until it is decoded, the stand-in would leave a hole. */
const whenDecoded = (img: HTMLImageElement) => img.decode().catch(() => undefined);

function BrokenPicture({ alt, className }: Pick<PictureProps, 'alt' | 'className'>) {
  return (
    <span
      className={cx('grid size-full place-items-center bg-wash text-muted', className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <Icon name="gallery" className="size-10" />
    </span>
  );
}
