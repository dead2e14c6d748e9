import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { HttpError } from '../../http/errors';
import { turns } from '../../http/turns';
import type { StoreDeps } from '../../scope';
import { obtained } from '../objects/claim-lock';
import { archivePictures, largestForm, type ArchivePicture } from './archive-pictures';
import { archiveRows } from './archive-rows';
import { archiveTexts } from './archive-texts';

/** Tells our locks from all others: the seed of the hash of a user's id. */
const archiving = 7_326_368_106;
/** An archive that takes longer is given up, so that nobody can keep others from theirs. */
const maxMs = 60 * 60_000;

/** Each holds one connection for its lock as long as it is read, and a second one while the rows go out. */
const inTurn = turns({
  atOnce: 2,
  waiting: 0,
  message: 'Others are downloading right now. Please try again in a few minutes.',
});

/**
 * One zip of everything that a user has stored, made while it is read and never held as a whole. The rows are those of one
 * moment. There is one at a time for each user, whichever process it was asked of.
 * @throws HttpError 409 while another one is on its way, 503 while this process makes enough of them
 */
export function archives({ db, storage, log }: StoreDeps, userId: string) {
  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(() =>
      db.transaction(async (tx) => {
        const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${userId}::text, ${archiving}))`;
        if (await obtained(tx, lock)) return work();
        throw new HttpError(409, 'conflict', 'Your archive is being downloaded already.');
      }),
    );

  /** The rows of one moment; answers the pictures that belong to them. */
  const addRows = (zip: ZipFile, signal: AbortSignal): Promise<ArchivePicture[]> =>
    db.transaction(
      async (tx) => {
        const rows = archiveRows(tx, userId);
        for (const [file, text] of await archiveTexts(rows)) {
          const stream = addAbortSignal(signal, Readable.from(text, { objectMode: false }));
          zip.addReadStream(stream, file);
          await finished(stream);
        }
        return archivePictures(rows);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );

  const addPictures = async (zip: ZipFile, pictures: readonly ArchivePicture[], signal: AbortSignal) => {
    const missing: string[] = [];
    for (const picture of pictures) {
      signal.throwIfAborted();
      const found = await largestForm(storage, picture);
      if (!found?.isLargest)
        missing.push(`${picture.file}: ${found ? 'only a smaller form' : 'nothing'} is left of it`);
      if (found) zip.addBuffer(found.bytes, found.file, { compress: false });
      if (outputOf(zip).writableNeedDrain) await once(outputOf(zip), 'drain', { signal });
    }
    if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join('\n')}\n`), 'missing-pictures.txt');
  };

  const fill = async (zip: ZipFile, signal: AbortSignal): Promise<void> => {
    await addPictures(zip, await addRows(zip, signal), signal);
    zip.end();
    await finished(addAbortSignal(signal, outputOf(zip)));
  };

  const open = (opened: (archive: Readable) => void) => async (): Promise<void> => {
    const zip = new ZipFile();
    const output = outputOf(zip);
    const left = new AbortController();
    output.once('close', () => left.abort());
    opened(output);
    await fill(zip, AbortSignal.any([left.signal, AbortSignal.timeout(maxMs)])).catch((err: unknown) => {
      if (!left.signal.aborted) log.warn({ err }, 'archive not finished');
      output.destroy(err as Error);
    });
  };

  return {
    /** Resolves where an archive would come now. */
    ready: () => alone(async () => undefined),
    /** The archive; whoever stops reading it destroys it. */
    open: () => new Promise<Readable>((resolve, reject) => void alone(open(resolve)).catch(reject)),
  };
}

/** A PassThrough, which the library's types do not tell. */
function outputOf(zip: ZipFile) {
  return zip.outputStream as Readable & { writableNeedDrain: boolean };
}
