import { readFileSync } from 'node:fs';
import { clipPolyline } from 'lineclip';
import type { Point } from './outlines';
import { type Box, packLine, type PackedRivers, unpackLine } from './sheet';

export interface River {
  /** Natural Earth's `scalerank`: 0 for the Amazon, 9 for a river that only its region knows. */
  rank: number;
  line: Point[];
}

const file = new URL('../data/rivers.txt', import.meta.url);
/** Units per degree in the file. */
const fileUnits = 500;

/** Returns the rivers of the world. Natural Earth, 1:10 million; made by data/make-rivers.mjs. */
export function allRivers(): River[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((text) => {
    const [rank = 0, ...packed] = text.split(' ').map(Number);
    return { rank, line: unpackLine(packed, fileUnits) };
  });
}

/** Returns the parts within a box. */
export function cutRivers(rivers: readonly River[], box: Box): River[] {
  return rivers.flatMap(({ rank, line }) => clipPolyline(line, box).map((part) => ({ rank, line: part })));
}

/** Packs rivers by their rank, the largest first. */
export function packRivers(rivers: readonly River[], units: number): PackedRivers[] {
  const byRank = new Map<number, PackedRivers[1]>();
  for (const { rank, line } of rivers) {
    const packed = packLine(line, units);
    if (packed.length >= 4) byRank.set(rank, [...(byRank.get(rank) ?? []), packed]);
  }
  return [...byRank].sort(([one], [other]) => one - other);
}
