import { afterEach, describe, expect, it } from 'vitest';
import { anHeic, aPhoto, aPngBomb } from '../../tests/support/pictures';
import { HttpError } from '../http/errors';
import { preparePicture } from './prepare-picture';
import type { ProcessPoolOptions } from './process-pool';
import { startPictureWorkers, type PictureWorkers } from './workers';

const oddWorker = new URL('../../tests/support/odd-picture-worker.ts', import.meta.url);

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

  it('draws cards while pictures wait', async () => {
    const { prepare, drawCard, stop } = workers({ module: oddWorker });
    const stuck = Promise.allSettled(Array.from({ length: 10 }, () => prepare(Buffer.from('forever'))));
    const card = {
      seed: 'a-tailor',
      spare: 'a-tailor',
      title: 'A Tailor',
      subtitle: 'Lagos',
      footnote: '',
      pictures: [],
    };
    expect((await drawCard(card)).toString()).toBe('a card');
    await stop();
    expect((await stuck).map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  });
});
