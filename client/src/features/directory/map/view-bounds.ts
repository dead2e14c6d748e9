import type { Bounds } from './bounds';

/**
 * Returns the visible part of the map as 'west,south,east,north', rounded up to steps of the zoom, so that a small move asks for
 * the same part.
 */
export function viewBounds([west, south, east, north]: Bounds, zoom: number): string {
  if (east - west >= 360) return '-180,-85,180,85';
  const step = 360 / 2 ** (Math.floor(zoom) + 1);
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  const turns = Math.floor((down(west) + 180) / 360) * 360;
  const [from, to] = [down(west) - turns, up(east) - turns];
  if (to - from >= 360) return '-180,-85,180,85';
  const all = [from, Math.max(-85, down(south)), to, Math.min(85, up(north))];
  return all.map((degrees) => Number(degrees.toFixed(6))).join(',');
}
