import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build } from '../scripts/build.mjs';
import { fromPackageRoot } from '../server/package-root';
import { fromPlain, type PlainError } from '../server/pictures/plain-error';
import type { PreparedPicture } from '../server/pictures/prepare-picture';
import { processPool } from '../server/pictures/process-pool';
import type { PictureTask } from '../server/pictures/worker';
import { pictureWorker } from '../server/pictures/workers';
import { anAnimation, anHeic, aPngBomb, noisyPicture } from '../tests/support/pictures/pictures';
import { apiRatio } from './pictures-api';
import { peakMemory } from './processes';

/**
 * Prints what a picture costs: processor time and bytes by width, the peak memory of its process, the cost of bad files,
 * and how much slower the search is while ten photos are prepared. Run it with `npm run bench:pictures` on an idle machine.
 */
await build({ only: ['client', 'server', 'sign-in pages'] });
const worker = {
  ...pictureWorker(),
  module: pathToFileURL(fromPackageRoot('dist/server/picture-worker.js')),
  nodeOptions: ['--max-old-space-size=512'],
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`.padStart(9);
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`.padStart(9);
const megabytes = (bytes?: number) => (bytes === undefined ? '       ?' : `${(bytes / 1e6).toFixed(0)} MB`.padStart(8));

const photo = await photoLike(4000, 3000);
await printPhoto();
await printFiles();
await apiRatio(photo, 5);

/** Prints the cost of encoding each width here, and of the whole photo in the worker. */
async function printPhoto(): Promise<void> {
  console.log(`A photo of 12 megapixels, ${kilobytes(photo.length).trim()}:`);
  const runs = [];
  for (let run = 0; run < 5; run += 1) runs.push(await inFreshProcess(photo, 2));
  const [median] = runs.sort((a, b) => a.ms - b.ms).slice(2);
  if (!median?.picture) throw new Error('The photo was refused');
  const { jpeg, webp, width, height, thumbhash } = median.picture;
  const times = await timesByWidth({ width, height }, [...webp.map((file) => file.width)]);
  for (const [at, file] of webp.entries()) {
    console.log(
      `  webp ${String(file.width).padStart(5)} ${kilobytes(file.bytes.length)} ${milliseconds(times[at] ?? 0)}`,
    );
  }
  console.log(`  jpeg  1024 ${kilobytes(jpeg.length)} ${milliseconds(times.at(-1) ?? 0)}`);
  console.log(`  thumbhash  ${String(Buffer.from(thumbhash, 'base64').length).padStart(7)} B`);
  const cold = `${milliseconds(median.coldMs).trim()} with the start of its process`;
  console.log(`  in all ${milliseconds(median.ms).trim()} (${cold}), peak memory ${megabytes(median.peak).trim()}\n`);
}

/** Measures resizing and encoding alone, in this process, from pixels of the largest size. */
async function timesByWidth({ width, height }: { width: number; height: number }, widths: number[]): Promise<number[]> {
  const { data, info } = await sharp(photo).resize(width, height).raw().toBuffer({ resolveWithObject: true });
  const from = () => sharp(data, { raw: info });
  const encoders = [
    ...widths.map((to) => () => from().resize({ width: to }).webp({ quality: 80 }).toBuffer()),
    () => from().resize({ width: 1024 }).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  ];
  const times = [];
  for (const encode of encoders) {
    const started = performance.now();
    await encode();
    times.push(performance.now() - started);
  }
  return times;
}

/** Prints the cost of good and bad files of every kind, each in a new process. */
async function printFiles(): Promise<void> {
  const png = (width: number, height: number) => noisyPicture({ width, height });
  const files: [string, Buffer][] = [
    ['JPEG, 48 megapixels', await photoLike(8000, 6000)],
    [
      'progressive JPEG, 48 megapixels',
      await sharp(await photoLike(8000, 6000))
        .jpeg({ progressive: true })
        .toBuffer(),
    ],
    [
      'turned JPEG, 48 megapixels',
      await sharp(await photoLike(8000, 6000))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    ],
    ['PNG, 48 megapixels', await plain(8000, 6000).png().toBuffer()],
    ['interlaced PNG, 16 bits, alpha, 48 mp', await deep(8000, 6000)],
    ['WebP, 48 megapixels', await plain(8000, 6000).webp().toBuffer()],
    ['AVIF, 12 megapixels', await sharp(photo).avif({ effort: 0 }).toBuffer()],
    ['HEIC as of an iPhone, 16,000 pixels', await anHeic()],
    ['GIF, 200 frames', await anAnimation(200)],
    ['GIF, 500 frames', await anAnimation(500)],
    ['PNG that says 50,000 x 50,000', aPngBomb(50_000)],
    ['PNG that says 7,000 x 7,000', aPngBomb(7_000)],
    ['JPEG that breaks off', photo.subarray(0, photo.length / 2)],
    [
      'page with the header of a PNG',
      Buffer.concat([(await png(1, 1).png().toBuffer()).subarray(0, 8), Buffer.from('<html>')]),
    ],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" />')],
    ['nothing', Buffer.alloc(0)],
    ['10,485,761 bytes', Buffer.alloc(10_485_761, 255)],
  ];
  console.log('A process with nothing to do yet:', megabytes((await inFreshProcess(Buffer.alloc(0))).peak).trim());
  for (const [name, file] of files) {
    const { ms, peak, picture, refusal } = await inFreshProcess(file);
    const outcome = picture ? `${picture.width} x ${picture.height}` : refusal;
    console.log(`  ${name.padEnd(38)} ${kilobytes(file.length)} ${milliseconds(ms)} ${megabytes(peak)}  ${outcome}`);
  }
  console.log();
}

/** Returns time and memory of the last of `times` runs. `coldMs` is the time of the first, with the start of the process. */
async function inFreshProcess(file: Buffer, times = 2) {
  const limits = { processes: 1, waiting: 1, taskMs: 60_000, idleMs: 60_000 };
  const pool = processPool<PictureTask, PreparedPicture>({ ...worker, ...limits });
  const run = async () => {
    const started = performance.now();
    const outcome = await pool.run({ task: 'prepare', upload: file }).then(
      (picture) => ({ picture, refusal: undefined }),
      (error: PlainError) => ({ picture: undefined, refusal: fromPlain(error).message }),
    );
    return { ...outcome, ms: performance.now() - started };
  };
  let last = await run();
  const coldMs = last.ms;
  for (let more = 1; more < times; more += 1) last = await run();
  const [peak] = await Promise.all(pool.pids().map(peakMemory));
  await pool.stop();
  return { ...last, coldMs, peak };
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#805040' } });
}

function deep(width: number, height: number): Promise<Buffer> {
  const clear = sharp({ create: { width, height, channels: 4, background: { r: 90, g: 80, b: 70, alpha: 0.5 } } });
  return clear.toColourspace('rgb16').png({ progressive: true }).toBuffer();
}

/** Makes large soft shapes below fine grain: like a photo, its file is a twelfth of its pixels' bytes. */
async function photoLike(width: number, height: number): Promise<Buffer> {
  const shapes = await noisyPicture({ width: 40, height: 30 }).png().toBuffer();
  const grain = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const over = await sharp({ create: { width, height, channels: 3, background: '#000000', noise: grain } })
    .blur(0.7)
    .png()
    .toBuffer();
  return sharp(shapes)
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .composite([{ input: over, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
