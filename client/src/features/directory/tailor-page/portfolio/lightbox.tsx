import type { GalleryImage } from '@shared/gallery/contract';
import type PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBackToClose } from '../../../../lib/navigation/back-to-close';
import { dismissToast } from '../../../../ui/feedback/toast';
import { createLightbox } from './create-lightbox';
import { ReportDialog } from '../report/report-dialog';
import '../../../../styles/later.css';
import '../../../../styles/lightbox.css';

interface LightboxProps {
  images: GalleryImage[];
  tailorId: string;
  /** The index of the first picture to show. */
  index: number;
  /** Returns the tile of a picture: the opening animation starts from it, and focus returns to it on closing. */
  tileOf: (index: number) => HTMLElement | undefined;
  onClose: () => void;
}

/** The portfolio in full screen with keys, swipe and pinch. It is open while it is mounted. A report of a picture replaces it. */
export function Lightbox({ tailorId, ...props }: LightboxProps) {
  const [reported, setReported] = useState<GalleryImage>();
  if (!reported) return <OpenLightbox {...props} onReport={setReported} />;
  return <ReportDialog tailorId={tailorId} image={reported} onClose={props.onClose} />;
}

interface OpenLightboxProps extends Omit<LightboxProps, 'tailorId'> {
  onReport: (image: GalleryImage) => void;
}

function OpenLightbox({ images, index, tileOf, onClose, onReport }: OpenLightboxProps) {
  const shown = useRef<PhotoSwipe>(null);
  const isReplaced = useRef(false);
  const open = useEffectEvent(() => {
    const report = (image: GalleryImage) => {
      isReplaced.current = true;
      lightbox.destroy();
      // The dialog returns the focus to the element that has it now.
      tileOf(images.indexOf(image))?.focus();
      onReport(image);
    };
    const lightbox: PhotoSwipe = createLightbox({ images, index, tileOf, onReport: report });
    lightbox.on('destroy', () => {
      if (isReplaced.current) return;
      tileOf(index)?.focus();
      onClose();
    });
    lightbox.init();
    return lightbox;
  });
  useEffect(() => {
    dismissToast();
    const lightbox = open();
    shown.current = lightbox;
    return () => removeLightbox(lightbox);
  }, []);
  useBackToClose(() => {
    if (shown.current) close(shown.current);
    return true;
  });
  return null;
}

/** Closes the lightbox, after the opening animation if that is still running: PhotoSwipe ignores `close` until then. */
function close(lightbox: PhotoSwipe) {
  if (lightbox.opener.isOpen) lightbox.close();
  else lightbox.on('openingAnimationEnd', () => lightbox.close());
}

/** Removes the lightbox without an animation, because its page is unmounted. */
function removeLightbox(lightbox: PhotoSwipe) {
  if (lightbox.isDestroying) return;
  if (lightbox.opener.isOpen) lightbox.destroy();
  else lightbox.on('openingAnimationEnd', () => lightbox.destroy());
}
