import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';

interface DragOptions {
  isDragging: boolean;
  onStart: (index: number) => void;
  /** Called when the pointer is over the item at `index`. */
  onOver: (index: number) => void;
  onEnd: (grip: HTMLElement) => void;
  onCancel: () => void;
}

/** The distance from the window's edge where dragging scrolls, and the scroll per frame, in pixels. */
const scrolling = { zone: 88, step: 14 };

/**
 * Handles dragging by a grip: the element `data-float` beside the grip follows the pointer, `onOver` reports the items
 * below it (`data-index`), the page scrolls at its edges, and Escape cancels.
 */
export function useDrag({ isDragging, onStart, onOver, onEnd, onCancel }: DragOptions) {
  const drag = useRef({ x: 0, y: 0, startX: 0, startY: 0, float: null as HTMLElement | null });

  const follow = () => {
    const { x, y, startX, startY, float } = drag.current;
    if (float) float.style.translate = `${x - startX}px ${y - startY}px`;
    const under = document.elementsFromPoint(x, y).find((element) => element.matches('[data-index]'));
    if (under) onOver(Number(under.getAttribute('data-index')));
  };
  const endDrag = () => {
    drag.current.float?.removeAttribute('style');
    drag.current.float = null;
  };

  const scrollAlong = useEffectEvent(() => {
    const { y } = drag.current;
    const direction = y < scrolling.zone ? -1 : y > window.innerHeight - scrolling.zone ? 1 : 0;
    if (direction === 0) return;
    window.scrollBy(0, direction * scrolling.step);
    follow();
  });
  const cancel = useEffectEvent(() => {
    endDrag();
    onCancel();
  });
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function next() {
      scrollAlong();
      frame = requestAnimationFrame(next);
    });
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
    window.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKey);
    };
  }, [isDragging]);

  return (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || isDragging) return;
      const { clientX: x, clientY: y, currentTarget: grip, pointerId } = event;
      const float = grip.closest<HTMLElement>('[data-float]');
      if (!float) return;
      grip.setPointerCapture(pointerId);
      const { left, top, width } = float.getBoundingClientRect();
      Object.assign(float.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
      drag.current = { x, y, startX: x, startY: y, float };
      onStart(index);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!isDragging) return;
      drag.current.x = event.clientX;
      drag.current.y = event.clientY;
      follow();
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!isDragging) return;
      endDrag();
      onEnd(event.currentTarget);
    },
    onPointerCancel: () => {
      if (!isDragging) return;
      endDrag();
      onCancel();
    },
  });
}
