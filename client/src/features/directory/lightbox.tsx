import type { GalleryImage } from '@shared/gallery';
import type PhotoSwipe from 'photoswipe';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBackToClose } from '../../lib/back-to-close';
import { dismissToast } from '../../ui/toast';
import { createLightbox } from './create-lightbox';
import '../../styles/lightbox.css';

interface LightboxProps {
  images: GalleryImage[];
  /** The picture that is shown first. */
  index: number;
  /** What opens the picture at an index: it grows out of it, and the focus comes back to it. */
  tileOf: (index: number) => HTMLElement | undefined;
  onClose: () => void;
}

/** The portfolio over the whole screen: keys, swipe, pinch. Mounted means open. */
export function Lightbox({ images, index, tileOf, onClose }: LightboxProps) {
  const shown = useRef<PhotoSwipe>(null);
  const open = useEffectEvent(() => {
    const lightbox = createLightbox({ images, index, tileOf });
    lightbox.on('destroy', () => {
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
    return () => takeAway(lightbox);
  }, []);
  useBackToClose(() => {
    if (shown.current) close(shown.current);
    return true;
  });
  return null;
}

/** As soon as it is open: until then it is deaf. */
function close(lightbox: PhotoSwipe) {
  if (lightbox.opener.isOpen) lightbox.close();
  else lightbox.on('openingAnimationEnd', () => lightbox.close());
}

/** Without a transition: its page is gone. */
function takeAway(lightbox: PhotoSwipe) {
  if (lightbox.isDestroying) return;
  if (lightbox.opener.isOpen) lightbox.destroy();
  else lightbox.on('openingAnimationEnd', () => lightbox.destroy());
}
