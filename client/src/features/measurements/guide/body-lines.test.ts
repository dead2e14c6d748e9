import { catalogue } from '@shared/measurements/catalogue';
import { specifiedKeys } from '@shared/measurements/contract';
import { expect, it } from 'vitest';
import { bodyBox, keysOn, lineOn, viewOf, type BodyView } from './body-lines';

const views: BodyView[] = ['front', 'back', 'legs', 'figure'];
const [left, top, width, height] = bodyBox;

it('knows the 18 specified measures and the 47 common ones', () => {
  expect(specifiedKeys).toHaveLength(18);
  expect(catalogue.slice(18)).toHaveLength(47);
});

it.each(catalogue)('$name has a line on the body, one sentence how, and common names', (measure) => {
  const view = viewOf(measure.key);
  const line = view && lineOn(view, measure.key);
  expect(line?.path).toMatch(/^M[\d .\-a-zA-Z]+$/);
  expect(measure.guide).toMatch(/^\p{Lu}[^.!?]+$/u);
  expect(measure.synonyms.length).toBeGreaterThan(0);
  for (const name of measure.synonyms) expect(name.trim()).not.toBe('');
});

it.each(views)('has every line of the %s and its number inside the drawing, and no line twice', (view) => {
  const all = keysOn(view).map((key) => lineOn(view, key)!);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  for (const { path, x, y } of all) {
    const [, startX = 0, startY = 0] = (/^M([\d.]+) ([\d.]+)/.exec(path) ?? []).map(Number);
    for (const across of [startX, x]) expect(Math.abs(across - left - width / 2)).toBeLessThanOrEqual(width / 2);
    for (const down of [startY, y]) expect(Math.abs(down - top - height / 2)).toBeLessThanOrEqual(height / 2);
  }
});

it('has lines of known measures only', () => {
  const known = catalogue.map(({ key }) => key);
  for (const view of views) expect(known).toEqual(expect.arrayContaining(keysOn(view)));
});

it('prefers the drawing that is shown', () => {
  expect([viewOf('waist'), viewOf('waist', 'legs'), viewOf('knee', 'front'), viewOf('own-1')]).toEqual([
    'front',
    'legs',
    'legs',
    undefined,
  ]);
});
