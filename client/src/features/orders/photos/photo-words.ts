import type { OrderPhoto, OrderPhotoKind } from '@shared/order-photos/contract';
import { stages, type Stage } from '@shared/orders/stages';

/** Returns what a new photo shows, as far as the stage of its order tells: the cloth until it is sewn, then the work. */
export function kindAt(stage: Stage | 'cancelled'): OrderPhotoKind {
  const isSewn = (stages as readonly string[]).indexOf(stage) >= stages.indexOf('sewing');
  return isSewn ? 'work' : 'cloth';
}

/** Returns what a photo is called for screen readers: 'Photo 1: cloth, shown to the client'. */
export function photoName({ kind, isShown }: Pick<OrderPhoto, 'kind' | 'isShown'>, index: number): string {
  return `Photo ${index + 1}: ${kind}${isShown ? ', shown to the client' : ''}`;
}
