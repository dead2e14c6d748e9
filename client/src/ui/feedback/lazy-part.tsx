import { type ComponentType, memo, type NamedExoticComponent, type ReactNode, Suspense } from 'react';
import { type LazyScreen, lazyScreen } from '../../lib/navigation/lazy-screen';
import { ErrorBoundary } from './error-boundary';

/**
 * Returns a part of a page whose code loads after the page's own: `lazyPart(async () => (await import('./details')).Details)`. The
 * server's HTML contains the part, and React keeps it as it is until the code is loaded. `fallback` is shown if there is no such
 * HTML, or if the props change before. List the part in `parts` of its page, so that a navigation loads both.
 */
export function lazyPart<Props extends object>(
  imported: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): NamedExoticComponent<Props> & Pick<LazyScreen, 'load'> {
  const Part = lazyScreen(async () => ({ Part: await imported() }), 'Part');
  // The browser loads it in parallel with the page's first render. A failure shows when the part is rendered.
  if (typeof document !== 'undefined') Part.load().catch(() => undefined);
  // Without `memo`, each render of the page would count as a change of the props.
  const Shown = memo(function Shown(props: Props) {
    return (
      <ErrorBoundary isPart>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  });
  return Object.assign(Shown, { load: Part.load });
}
