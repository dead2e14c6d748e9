import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from 'class-variance-authority';
import { GalleryIcon } from './later-icons';

interface PictureProps {
  /** A JPEG, for programs that read no WebP, and for when the WebP cannot be loaded. */
  src: string;
  /** The same picture as WebP in several widths. */
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
  const img = useRef<HTMLImageElement>(null);
  const placeholder = usePlaceholder(isHere ? null : thumbhash);
  const arrive = (loaded: HTMLImageElement) => void whenDecoded(loaded).then(() => setHere(true));
  const fail = () => (hasWebp ? setHasWebp(false) : setBroken(true));
  // A picture of the server's HTML can be finished before React listens to its events. One that failed is requested again.
  const settle = useEffectEvent((shown: HTMLImageElement) =>
    shown.naturalWidth > 0 ? arrive(shown) : shown.setAttribute('src', src),
  );
  useEffect(() => {
    if (img.current?.complete) settle(img.current);
  }, []);
  if (isBroken) return <BrokenPicture alt={alt} className={className} />;
  return (
    <img
      // A new key loads it again after a failure.
      key={String(hasWebp)}
      ref={img}
      // While it loads its alternative text is transparent: some browsers draw it over the placeholder.
      className={cx(!isHere && alt && 'text-transparent', !isHere && placeholder && 'bg-cover bg-center', className)}
      style={!isHere && placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      width={width}
      height={height}
      alt={alt}
      decoding={loading === 'first' ? 'sync' : 'async'}
      loading={loading === 'first' ? 'eager' : 'lazy'}
      fetchPriority={priorities[loading]}
      onLoad={({ currentTarget }) => arrive(currentTarget)}
      onError={fail}
      // Before the addresses: some browsers begin to load with the first of them.
      sizes={hasWebp ? sizes : undefined}
      srcSet={hasWebp && srcSet ? srcSet : undefined}
      src={src}
    />
  );
}

/** Returns the blurred picture for a thumbhash. Its code loads only for a picture that is not there before. */
function usePlaceholder(thumbhash: string | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!thumbhash) return;
    let isCurrent = true;
    // Each one is drawn in a task of its own: a list has seventy of them.
    const draw = (code: Awaited<typeof importing>) => isCurrent && setUrl(code?.placeholderUrl(thumbhash));
    void placeholderCode().then((code) => setTimeout(draw, 0, code));
    return () => {
      isCurrent = false;
    };
  }, [thumbhash]);
  return url;
}

/** Resolves to undefined if the code fails to load: the box is then empty until the picture is there. */
async function importPlaceholderCode() {
  try {
    return await import('../../lib/placeholder-url');
  } catch {
    importing = undefined; // the next picture tries again
    return undefined;
  }
}

let importing: ReturnType<typeof importPlaceholderCode> | undefined;

/** Imports the code once for all pictures: an import for each of seventy took a fifth of the longest task of a list. */
const placeholderCode = () => (importing ??= importPlaceholderCode());

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
