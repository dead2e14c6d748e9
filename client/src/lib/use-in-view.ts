import { useCallback, useState } from 'react';

/** Returns whether an element is on the screen or within `margin` of it. Pass the callback as its `ref`. */
export function useInView<E extends Element>(margin = '0px', initially = false) {
  const [isInView, setInView] = useState(initially);
  const ref = useCallback(
    (element: E) => {
      const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
        rootMargin: margin,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return [ref, isInView] as const;
}
