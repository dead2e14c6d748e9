import type { ComponentProps } from 'react';
import { LazyCloth, LazyGarment } from '../../ui/lazy-pictures';

type Swatch = Omit<ComponentProps<typeof LazyCloth>, 'width' | 'height'> & { place: string; height?: number };
type Hanging = ComponentProps<typeof LazyGarment> & { place: string };

const swatches: Swatch[] = [
  { place: 'q1', seed: 'hero-ikat', kind: 'ikat', palette: 'madder' },
  { place: 'q2', seed: 'hero-h', kind: 'herringbone', palette: 'oat' },
  { place: 'q5', seed: 'hero-mud', kind: 'mudcloth', palette: 'umber', height: 480 },
  { place: 'q6', seed: 'hero-g', kind: 'gingham', palette: 'emerald' },
  { place: 'q7', seed: 'hero-k', kind: 'kente', palette: 'orange' },
  { place: 'q8', seed: 'hero-p', kind: 'seigaiha', palette: 'teal' },
  { place: 'q9', seed: 'hero-b', kind: 'buta', palette: 'purple' },
];

const hangings: Hanging[] = [
  {
    place: 'q-main',
    seed: 'hero',
    kind: 'agbada',
    cloth: 'adire',
    palette: 'indigo',
    wall: '#E9DFD0',
    ratio: 0.66,
    room: 1.14,
  },
  {
    place: 'q3',
    seed: 'hero',
    kind: 'suit',
    cloth: 'herringbone',
    palette: 'forest',
    wall: '#EFDDCD',
    ratio: 0.52,
    room: 1.04,
  },
  {
    place: 'q4',
    seed: 'hero',
    kind: 'lehenga',
    cloth: 'buta',
    palette: 'rose',
    wall: '#DDE3DB',
    ratio: 0.52,
    room: 1.08,
  },
];

/** Cloth and clothes sewn into one piece beside the first words; decoration only. */
export function Quilt() {
  return (
    <div className="quilt" aria-hidden="true">
      {hangings.map(({ place, ...garment }) => (
        <div key={place} className={`${place} is-light`}>
          <LazyGarment {...garment} className="quilt__pic" />
        </div>
      ))}
      {swatches.map(({ place, height = 200, ...cloth }) => (
        <div key={place} className={place}>
          <LazyCloth {...cloth} width={320} height={height} className="quilt__pic" />
        </div>
      ))}
    </div>
  );
}
