import sharp from 'sharp';

/** Seeds that would break the drawing, or leak text into it, if they were written into the SVG. */
export const HOSTILE_SEEDS = ['</svg><script>alert(1)</script>', '" onload="alert(1)', '👗🧵', '\ud800', '&amp;', ''];

/** Returns the ids that a drawing declares. */
export const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

/** Returns the ids that a drawing uses as paint. */
export const usedIdsOf = (svg: string) => [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);

/** Returns whether a drawing shows anything: rasterised (small) by a strict XML parser, which throws for invalid markup. */
export async function hasColours(svg: string): Promise<boolean> {
  const { channels } = await sharp(Buffer.from(svg), { density: 18 }).stats();
  return channels.slice(0, 3).some(({ stdev }) => stdev > 0);
}

/** Returns whether a strict content security policy allows it, and it can run or fetch nothing. */
export const isInert = (svg: string) => !/style=|<style|<script|<foreignObject|href|\son\w+=|undefined|NaN/i.test(svg);
