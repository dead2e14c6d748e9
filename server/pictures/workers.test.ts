import { afterEach, describe, expect, it } from 'vitest';
import { anHeic, aPhoto, aPngBomb } from '../../tests/support/pictures/pictures';
import { HttpError } from '../http/errors';
import { preparePicture } from './prepare-picture';
import type { ProcessPoolOptions } from './process-pool';
import { startPictureWorkers, type PictureWorkers } from './workers';

const oddWorker = new URL('../../tests/support/pictures/odd-picture-worker.ts', import.meta.url);

const started: PictureWorkers[] = [];
afterEach(() => Promise.all(started.splice(0).map((workers) => workers.stop())));

function workers(options?: Partial<ProcessPoolOptions>): PictureWorkers {
  const own = startPictureWorkers(options);
  started.push(own);
  return own;
}

describe('startPictureWorkers', () => {
  it('prepares pictures with the same result as in this process', async () => {
    const { prepare } = workers();
    for (const upload of [await aPhoto({ width: 700, height: 500 }), await anHeic()]) {
      expect(await prepare(upload)).toEqual(await preparePicture(upload));
    }
  });

  it('refuses bad files with their message and status', async () => {
    const { prepare } = workers();
    const refused = await prepare(Buffer.from('<svg />')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ status: 415, code: 'unsupported_type', message: /^SVG pictures cannot be used/ });
    const damaged = { status: 400, code: 'invalid', cause: { message: expect.stringContaining('png') } };
    await expect(prepare(aPngBomb(7_000))).rejects.toMatchObject(damaged);
  });

  it('gives up a picture that takes too long', async () => {
    const late = { status: 400, code: 'invalid', message: 'The picture takes too long to read' };
    await expect(workers({ taskMs: 1 }).prepare(await aPhoto())).rejects.toMatchObject(late);
  });

  it('answers 503 when too many tasks wait', async () => {
    const { prepare, stop } = workers({ processes: 1, waiting: 1 });
    const photo = await aPhoto();
    const served = Promise.all([prepare(photo), prepare(photo)]);
    const message = 'Too many pictures at once. Please try again in a moment.';
    await expect(prepare(photo)).rejects.toMatchObject({ status: 503, code: 'unavailable', message });
    expect(await served).toHaveLength(2);
    await stop();
    await expect(prepare(photo)).rejects.toThrow('stopped');
  });

  it('reports a picture that crashes the decoder as damaged', async () => {
    const damaged = { status: 400, code: 'invalid', message: 'The picture is damaged or incomplete' };
    await expect(workers({ module: oddWorker }).prepare(Buffer.from('crash'))).rejects.toMatchObject(damaged);
  });

  const text = { seed: 'a-tailor', spare: 'a-tailor' };
  const card = { ...text, title: 'A Tailor', subtitle: 'Lagos', footnote: '', pictures: [] };
  const sign = {
    ...text,
    name: 'A Tailor',
    place: 'Lagos',
    address: 'seamfolk.example/tailors/a-tailor',
    number: '',
    url: 'https://seamfolk.example/tailors/a-tailor',
    paper: 'a5' as const,
    qr: { side: 1, path: 'M0 0' },
  };

  it('draws cards while pictures and signs wait', async () => {
    const { prepare, drawCard, drawSign, stop } = workers({ module: oddWorker });
    const pictures = Array.from({ length: 10 }, () => prepare(Buffer.from('forever')));
    const signs = Array.from({ length: 10 }, () => drawSign(sign));
    const stuck = Promise.allSettled([...pictures, ...signs]);
    expect((await drawCard(card)).toString()).toBe('a card');
    await stop();
    expect((await stuck).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  });

  it('answers 503 to a drawing that waits too long, and gives up one that is not wanted any more', async () => {
    const { drawSign, load, stop } = workers({ module: oddWorker, maxWaitMs: 100 });
    const running = Promise.allSettled([drawSign(sign)]);
    const left = new AbortController();
    const unwanted = drawSign(sign, left.signal);
    expect(load().files).toEqual({ running: 1, waiting: 1 });
    left.abort();
    expect(load().files).toEqual({ running: 1, waiting: 0 });
    await expect(unwanted).rejects.toMatchObject({ status: 503 });
    await expect(drawSign(sign)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    await stop();
    expect(await running).toMatchObject([{ reason: { message: expect.stringContaining('stopped') } }]);
  });
});
