import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from 'class-variance-authority';
import { useHydrated } from '../../lib/pages/hydrated';
import { GalleryIcon } from './later-icons';

interface PictureProps {
  /** A format that every browser supports. */
  src: string;
  /** The same picture as WebP in several widths; without it all browsers use `src`. */
  srcSet?: string | null;
  /** The drawn width, so that the browser can choose from `srcSet`. */
  sizes?: string;
  /** The picture's own size in pixels, so that its aspect ratio is known before it loads. */
  width: number;
  height: number;
  alt: string;
  /** Shown as a blurred placeholder until the picture is loaded. */
  thumbhash?: string | null;
  /**
   * 'first' if it is visible at once and important; otherwise it loads when it is nearly in view, and 'beside' after the
   * first picture, if both are.
   */
  loading?: 'lazy' | 'first' | 'beside';
  className?: string;
}

const priorities = { first: 'high', beside: 'low', lazy: undefined } as const;

/** A picture from the store in the right size for the screen, with a blurred placeholder while it loads. */
export function Picture(props: PictureProps) {
  return <OnePicture key={props.src} {...props} />;
}

function OnePicture(props: PictureProps) {
  const { src, srcSet, sizes, width, height, alt, thumbhash, loading = 'lazy', className } = props;
  const [isHere, setHere] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [hasWebp, setHasWebp] = useState(Boolean(srcSet));
  const isHydrated = useHydrated();
  const img = useRef<HTMLImageElement>(null);
  const placeholder = usePlaceholder(isHere ? null : thumbhash);
  const arrive = (loaded: HTMLImageElement) => void whenDecoded(loaded).then(() => setHere(true));
  const fail = () => (hasWebp ? setHasWebp(false) : setBroken(true));
  // A picture of the server's HTML can be finished before React listens to its events.
  const settle = useEffectEvent((shown: HTMLImageElement) => (shown.naturalWidth > 0 ? arrive(shown) : fail()));
  useEffect(() => {
    if (!isHydrated && img.current?.complete) settle(img.current);
  }, [isHydrated]);
  if (isBroken) return <BrokenPicture alt={alt} className={className} />;
  return (
    <picture className="contents">
      {/* The picture element has `display: contents`, so a visible source would take a cell of the surrounding grid. */}
      {hasWebp && srcSet && <source className="hidden" type="image/webp" srcSet={srcSet} sizes={sizes} />}
      <img
        // While it loads its alternative text is transparent: some browsers draw it over the placeholder.
        // A new key reloads it: after a failure, a change of <source> alone does not.
        key={String(hasWebp)}
        ref={img}
        className={cx(!isHere && 'bg-cover bg-center text-transparent', className)}
        style={!isHere && placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
        width={width}
        height={height}
        alt={alt}
        decoding={loading === 'first' ? 'sync' : 'async'}
        loading={loading === 'first' ? 'eager' : 'lazy'}
        fetchPriority={priorities[loading]}
        onLoad={({ currentTarget }) => arrive(currentTarget)}
        onError={fail}
        src={src}
      />
    </picture>
  );
}

/** Returns the blurred picture for a thumbhash. Its code loads only for a picture that is not there before. */
function usePlaceholder(thumbhash: string | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!thumbhash) return;
    let isCurrent = true;
    // If the code fails to load, the box is empty until the picture is there.
    const loading = import('../../lib/placeholder-url').catch(() => undefined);
    // Each one is drawn in a task of its own: a list has seventy of them.
    const draw = (code: Awaited<typeof loading>) => isCurrent && setUrl(code?.placeholderUrl(thumbhash));
    void loading.then((code) => setTimeout(draw, 0, code));
    return () => {
      isCurrent = false;
    };
  }, [thumbhash]);
  return url;
}

/** A loaded picture may not be decoded yet: without the placeholder the box would be empty until then. */
const whenDecoded = (img: HTMLImageElement) => img.decode().catch(() => undefined);

function BrokenPicture({ alt, className }: Pick<PictureProps, 'alt' | 'className'>) {
  return (
    <span
      className={cx('grid size-full place-items-center bg-wash text-muted', className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <GalleryIcon className="size-10" />
    </span>
  );
}
