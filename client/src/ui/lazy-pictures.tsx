import { type ComponentProps, lazy } from 'react';
import type { Cloth } from './cloth';
import type { Garment } from './garment';
import { WhenNear } from './when-near';

const LoadedCloth = lazy(() => import('./cloth').then((module) => ({ default: module.Cloth })));
const LoadedGarment = lazy(() => import('./garment').then((module) => ({ default: module.Garment })));

/** `Cloth` for pages that must show their words first: its code comes later, and it is woven when nearly in view. */
export function LazyCloth(props: ComponentProps<typeof Cloth>) {
  const { className, width, height } = props;
  return (
    <WhenNear {...{ className, width, height }}>
      <LoadedCloth {...props} />
    </WhenNear>
  );
}

const GARMENT_WIDTH = 600;

/** `Garment`, likewise. */
export function LazyGarment(props: ComponentProps<typeof Garment>) {
  const { className, ratio = 3 / 4 } = props;
  return (
    <WhenNear className={className} width={GARMENT_WIDTH} height={GARMENT_WIDTH / ratio}>
      <LoadedGarment {...props} />
    </WhenNear>
  );
}
