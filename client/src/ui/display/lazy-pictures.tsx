import { type ComponentProps, lazy } from 'react';
import type { Cloth } from './cloth';
import { ErrorBoundary } from '../feedback/error-boundary';
import { WhenNear } from './when-near';

const LoadedCloth = lazy(() => import('./cloth').then((module) => ({ default: module.Cloth })));

/** `Cloth` for pages that must show their text first: its code loads later, and it renders when nearly in view. */
export function LazyCloth(props: ComponentProps<typeof Cloth>) {
  const { className, width, height } = props;
  return (
    <WhenNear {...{ className, width, height }}>
      <ErrorBoundary around={() => null}>
        <LoadedCloth {...props} />
      </ErrorBoundary>
    </WhenNear>
  );
}
