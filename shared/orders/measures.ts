import type { Measurement } from '../measurements/contract';
import type { Garment } from './garments';

/** The measures by which a garment is cut, as its order keeps them. */
export type Snapshot = NonNullable<Garment['measures']>;

/** Returns the measures of a record as an order keeps them. Its notes are left out: they are the client's, not the garment's. */
export function snapshotOf({ id, tags, createdAt, measurements, ownMeasures }: Measurement): Snapshot {
  const { notes: _, ...lengths } = measurements;
  return { recordId: id, label: tags, takenAt: createdAt, measurements: lengths, ownMeasures };
}
