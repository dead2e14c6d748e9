import sharp from 'sharp';

/** Seeds that would break out of the drawing, or say more than they should, if they were ever written into it. */
export const HOSTILE_SEEDS = ['</svg><script>alert(1)</script>', '" onload="alert(1)', '👗🧵', '\ud800', '&amp;', ''];

/** The ids that a drawing declares. */
export const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

/** The ids that a drawing paints with. */
export const usedIdsOf = (svg: string) => [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);

/** Whether it draws anything: rasterised (small) by a strict XML reader, which throws for broken markup, it has colours. */
export async function hasColours(svg: string): Promise<boolean> {
  const { channels } = await sharp(Buffer.from(svg), { density: 18 }).stats();
  return channels.slice(0, 3).some(({ stdev }) => stdev > 0);
}

/** Whether a strict content security policy allows it, and nothing in it can run or be fetched. */
export const isInert = (svg: string) => !/style=|<style|<script|<foreignObject|href|\son\w+=|undefined|NaN/i.test(svg);
