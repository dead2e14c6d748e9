import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { decompress } from 'wawoff2';
import { isFor, type FontFamily, type FontFile } from './font-files';

/** An opened font file. */
export interface Face {
  family: FontFamily;
  characters: ReadonlySet<number>;
  /** Font units per em. */
  unitsPerSize: number;
  /** Returns the font for a weight, and for a size if the family has optical sizes. */
  cut: (weight: number, size: number) => harfbuzz.Font;
}

/** Enough for the longest name in Chinese, whose glyphs are spread over about a hundred files. */
const faces = new LRUCache<string, Promise<Face>>({ max: 80 });

/** Returns a face of the first family that has all of these characters; undefined if none has, or for no characters. */
export async function faceFor(characters: readonly number[], families: readonly FontFamily[]) {
  if (characters.length === 0) return undefined;
  for (const family of families) {
    for (const file of family.files) {
      if (!characters.every((character) => isFor(file, character))) continue;
      const face = await opened(file, family);
      if (characters.every((character) => face.characters.has(character))) return face;
    }
  }
  return undefined;
}

function opened(file: FontFile, family: FontFamily): Promise<Face> {
  const known = faces.get(file.path);
  if (known) return known;
  const face = open(file.path, family);
  faces.set(file.path, face);
  face.catch(() => faces.delete(file.path));
  return face;
}

async function open(path: string, family: FontFamily): Promise<Face> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(await readFile(path))));
  const axes = face.getAxisInfos();
  return {
    family,
    characters: new Set(face.collectUnicodes()),
    unitsPerSize: face.upem,
    cut: (weight, size) => {
      const font = new harfbuzz.Font(face);
      const wanted = { wght: weight, opsz: size };
      font.setVariations(
        Object.entries(wanted).flatMap(([tag, value]) => {
          const axis = axes[tag];
          return axis ? new harfbuzz.Variation(tag, Math.min(axis.max, Math.max(axis.min, value))) : [];
        }),
      );
      return font;
    },
  };
}
