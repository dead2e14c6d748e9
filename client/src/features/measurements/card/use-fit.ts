import { type RefObject, useLayoutEffect } from 'react';

/** The smallest share of the font size. A record that is still too long goes on on a second page. */
const smallest = 0.5;

/**
 * Shrinks the font size of the content until it is not higher than its frame. All sizes of the content are in em, so the
 * same share fits at every size of the frame.
 */
export function useFit(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const { current: outer } = frame;
      const { current: inner } = content;
      if (!outer || !inner) return;
      for (let share = 1; share >= smallest; share -= 0.04) {
        inner.style.setProperty('font-size', `${share.toFixed(2)}em`);
        if (inner.scrollHeight <= outer.clientHeight) return;
      }
    };
    fit();
    // The letters may have another width when their font is loaded.
    let isShown = true;
    void document.fonts?.ready.then(() => isShown && fit());
    return () => void (isShown = false);
  });
}
