import { demoTailors } from './db/demo-data/tailors';
import { drawPicture } from './db/demo-data/draw-picture';
import { preparePicture } from './storage/images';
import sharp from 'sharp';
const cpu = () => { const c = process.cpuUsage(); return (c.user + c.system) / 1000; };
const all = demoTailors.flatMap((t) => t.pictures.map((p, i) => [t.slug + ':' + i, p] as const));
const by: Record<string, number[]> = {};
let a = 0, b = 0, n = 0;
for (let i = 0; i < all.length; i += 8) {
  const [s, p] = all[i]!;
  let t = cpu(); const jpg = await drawPicture(s, p); const d = cpu() - t; a += d;
  (by[p[0] + ' ' + p[1]] ??= []).push(Math.round(d));
  t = cpu(); await preparePicture(jpg); b += cpu() - t; n++;
}
console.log(n, 'draw', a / n | 0, 'prepare', b / n | 0);
console.log(by);
