import type { GalleryImage } from '@shared/gallery/contract';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import { placeholderUrl } from '../../../../lib/placeholder-url';
import { altOf, captionOf } from './picture-words';

interface Options {
  images: GalleryImage[];
  index: number;
  tileOf: (index: number) => HTMLElement | undefined;
  /** Called with the picture that the visitor wants to report. */
  onReport: (image: GalleryImage) => void;
}

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

const transitionMs = 180;

/** Space in pixels for the bar above the picture, the caption below it and, on wide windows, the arrows beside it. */
const paddingIn = (window: { x: number }) => {
  const beside = window.x < 640 ? 0 : 72;
  return { top: 60, bottom: 76, left: beside, right: beside };
};

/** Returns a PhotoSwipe with these pictures and our texts; `init` opens it. No caption is parsed as HTML. */
export function createLightbox({ images, index, tileOf, onReport }: Options): PhotoSwipe {
  const lightbox = new PhotoSwipe({
    dataSource: images.map((image, at) => slideOf(image, at, tileOf(at))),
    index,
    paddingFn: paddingIn,
    bgOpacity: 1,
    showAnimationDuration: transitionMs,
    hideAnimationDuration: transitionMs,
    zoomAnimationDuration: transitionMs,
    returnFocus: false, // some browsers do not focus a pressed button, so the caller restores the focus
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    errorMsg: 'This picture did not load',
  });
  addWords(lightbox, images);
  addReport(lightbox, images, onReport);
  addKeys(lightbox);
  replayEarlyKeys(lightbox);
  addPlaceholders(lightbox, images);
  addTileBounds(lightbox, images, tileOf);
  lightbox.on('loadError', ({ content }) => {
    if (!content.data.srcset) return;
    // The browser has no WebP, or a file is missing: fall back to the JPEG.
    delete content.data.srcset;
    lightbox.refreshSlideContent(content.index);
  });
  lightbox.on('close', () => {
    // The tile of another picture may be far out of view.
    if (lightbox.currIndex !== index) lightbox.options.showHideAnimationType = 'fade';
  });
  return lightbox;
}

function slideOf(image: GalleryImage, index: number, tile: HTMLElement | undefined): SlideData {
  return {
    src: image.imageUrl,
    srcset: image.srcset || undefined,
    width: image.width,
    height: image.height,
    alt: altOf(image, index),
    element: tile,
    msrc: tile?.querySelector('img')?.currentSrc,
  };
}

/** Lets the picture open from, and close into, its place in the tile, which shows it whole. */
function addTileBounds(lightbox: PhotoSwipe, images: GalleryImage[], tileOf: Options['tileOf']) {
  lightbox.on('thumbBounds', (event) => {
    const tile = tileOf(event.index)?.getBoundingClientRect();
    const image = images[event.index];
    if (!tile || !image) return;
    const ratio = image.width / image.height;
    const w = Math.min(tile.width, tile.height * ratio);
    const thumbBounds = { x: tile.x + (tile.width - w) / 2, y: tile.y + (tile.height - w / ratio) / 2, w };
    Object.assign(event, { thumbBounds });
  });
}

/** Paints a blurred picture (thumbhash) as placeholder; the picture that opens first uses the picture of its tile. */
function addPlaceholders(lightbox: PhotoSwipe, images: GalleryImage[]) {
  const paint = ({ content: { index, placeholder } }: { content: Content }) => {
    const thumbhash = images[index]?.thumbhash;
    const url = thumbhash && placeholderUrl(thumbhash);
    const room = placeholder?.element;
    if (url && room?.tagName === 'DIV') room.style.background = `url("${url}") center / 100% 100%`;
  };
  lightbox.on('contentLoad', paint);
  lightbox.on('contentAppend', paint);
}

/** Adds the caption below the picture, and the same text with the picture's number for screen readers. */
function addWords(lightbox: PhotoSwipe, images: GalleryImage[]) {
  const write = (element: HTMLElement, words: (image: GalleryImage, index: number) => string) => {
    lightbox.on('change', () => {
      const image = images[lightbox.currIndex];
      if (image) element.textContent = words(image, lightbox.currIndex);
    });
  };
  lightbox.on('uiRegister', () => {
    lightbox.element?.setAttribute('aria-modal', 'true');
    lightbox.element?.setAttribute('aria-label', 'Portfolio');
    lightbox.scrollWrap?.setAttribute('aria-label', 'Pictures');
    lightbox.ui?.registerElement({
      name: 'caption',
      className:
        'absolute inset-x-0 bottom-0 grid min-h-19 place-items-center bg-black/80 px-18 pt-3 pb-safe-3 text-center text-compact/snug text-balance text-white empty:hidden pointer-events-none',
      appendTo: 'wrapper',
      order: 9, // below the arrows
      onInit: (element) => {
        element.dataset.caption = '';
        element.dir = 'auto';
        element.setAttribute('aria-hidden', 'true');
        write(element, (image) => captionOf(image) ?? '');
      },
    });
    lightbox.ui?.registerElement({
      name: 'spoken',
      className: 'sr-only',
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        write(element, (image, index) => `Picture ${index + 1} of ${images.length}: ${altOf(image, index)}`);
      },
    });
  });
}

/** Adds the button that reports the shown picture, before the zoom. */
function addReport(lightbox: PhotoSwipe, images: GalleryImage[], onReport: Options['onReport']) {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'report',
      title: 'Report this picture',
      isButton: true,
      order: 9,
      html: flag,
      onClick: () => {
        const image = images[lightbox.currIndex];
        if (image) onReport(image);
      },
    });
  });
}

/** Drawn like PhotoSwipe's own icons. */
const flag = {
  isCustomSVG: true,
  size: 32,
  inner: '<path id="pswp__icn-report" d="M9 6v21h2v-9h13l-4-6 4-6z"/>',
  outlineID: 'pswp__icn-report',
};

/** Records keys that are pressed while PhotoSwipe opens and replays them afterwards, since it ignores keys until then. */
function replayEarlyKeys(lightbox: PhotoSwipe) {
  const early: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => void early.push(event);
  const stop = () => document.removeEventListener('keydown', keep);
  lightbox.on('beforeOpen', () => document.addEventListener('keydown', keep));
  lightbox.on('destroy', stop);
  lightbox.on('bindEvents', () => {
    stop();
    for (const pressed of early.splice(0)) document.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
}

/** Handles Home and End, and prevents the page behind from scrolling by keyboard. */
function addKeys(lightbox: PhotoSwipe) {
  lightbox.on('keydown', (event) => {
    const { originalEvent: pressed } = event;
    if (pressed.key === 'Home') lightbox.goTo(0);
    else if (pressed.key === 'End') lightbox.goTo(lightbox.getNumItems() - 1);
    else if (!isScroll(pressed)) return;
    pressed.preventDefault();
  });
}

const isScroll = ({ key, target }: KeyboardEvent) =>
  key === 'PageUp' || key === 'PageDown' || (key === ' ' && !(target instanceof HTMLButtonElement));
