import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** For the placeholder; the children should fill the same box. */
  className?: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** Renders its children when they are about to be visible; a placeholder of the same size prevents a layout shift. */
export function WhenNear({ className, width, height, children }: WhenNearProps) {
  const [near, setNear] = useState(typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined');
  const place = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  const stand = (
    <svg
      ref={place}
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    />
  );
  return near ? <Suspense fallback={stand}>{children}</Suspense> : stand;
}
