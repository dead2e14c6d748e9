import { once } from 'node:events';
import { addAbortSignal, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { HttpError } from '../../http/errors';
import { turns } from '../../http/turns';
import type { StoreDeps } from '../../deps';
import { fromLines, toLines } from './archive-format';
import { archivePictures, filesOf, type ArchivePicture } from './archive-pictures';
import { archiveRows } from './archive-rows';
import { openSpool } from './archive-spool';
import { archiveTexts } from './archive-texts';

/** An archive that takes longer is given up, so that nobody can keep others from theirs. */
const maxMs = 60 * 60_000;
/** Archives on their way from one process. Each takes a file of a few megabytes, and the memory of a picture. */
const places = 8;
/** Far more than any published file has. */
const maxPictureBytes = 32_000_000;
const message = 'Others are downloading right now. Please try again in a few minutes.';

const inTurn = turns({ atOnce: places, waiting: 0, message });
/** Of these, each holds a connection as long as it takes to read the rows, and nobody else's pace counts. */
const collecting = turns({ atOnce: 2, waiting: places, message });
/** Whose archive is on its way. */
const busy = new Set<string>();

/**
 * One zip of everything that a user has stored, made while it is read and never held in memory as a whole. The rows are
 * those of one moment; they are set aside first, so that the database does not wait for whoever reads. There is one at a
 * time for each user in a process.
 * @throws HttpError 409 while another one is on its way, 503 while this process makes enough of them
 */
export function archives({ db, storage, log }: StoreDeps, userId: string) {
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy.has(userId)) throw new HttpError(409, 'conflict', 'Your archive is being downloaded already.');
    busy.add(userId);
    try {
      return await inTurn(work);
    } finally {
      busy.delete(userId);
    }
  };

  /** The texts of one moment by their files' names, and the list of the pictures that belong to them. */
  const collect = (spool: Spool, signal: AbortSignal) =>
    collecting(() =>
      db.transaction(
        async (tx) => {
          const rows = archiveRows(tx, userId);
          const texts = new Map<string, () => Readable>();
          for (const [file, text] of await archiveTexts(rows)) texts.set(file, await spool.keep(text, signal));
          return { texts, pictures: await spool.keep(toLines(archivePictures(rows)), signal) };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    );

  const addTexts = async (zip: ZipFile, texts: ReadonlyMap<string, () => Readable>, signal: AbortSignal) => {
    for (const [file, text] of texts) {
      const stream = addAbortSignal(signal, text());
      zip.addReadStream(stream, file);
      await finished(stream);
    }
  };

  const addPictures = async (zip: ZipFile, pictures: () => Readable, signal: AbortSignal) => {
    const missing: string[] = [];
    const add = async ({ file, name }: ReturnType<typeof filesOf>[number]) => {
      signal.throwIfAborted();
      const bytes = await storage.readPublished(name, maxPictureBytes);
      if (bytes) zip.addBuffer(bytes, file, { compress: false });
      else missing.push(`${file} is missing in the store\n`);
      if (outputOf(zip).writableNeedDrain) await once(outputOf(zip), 'drain', { signal });
    };
    for await (const picture of fromLines<ArchivePicture>(pictures()))
      for (const each of filesOf(picture)) await add(each);
    if (missing.length > 0) zip.addBuffer(Buffer.from(missing.join('')), 'missing-pictures.txt');
  };

  const fill = async (zip: ZipFile, { texts, pictures }: Collected, signal: AbortSignal): Promise<void> => {
    await addTexts(zip, texts, signal);
    await addPictures(zip, pictures, signal);
    zip.end();
    await finished(addAbortSignal(signal, outputOf(zip)));
  };

  const open = (opened: (archive: Readable) => void) => async (): Promise<void> => {
    const late = AbortSignal.timeout(maxMs);
    const spool = await openSpool();
    try {
      const collected = await collect(spool, late);
      const zip = new ZipFile();
      const output = outputOf(zip);
      const left = new AbortController();
      output.once('close', () => left.abort());
      opened(output);
      await fill(zip, collected, AbortSignal.any([left.signal, late])).catch((err: unknown) => {
        if (!left.signal.aborted) log.warn({ err }, 'archive not finished');
        output.destroy(err as Error);
      });
    } finally {
      await spool.close();
    }
  };

  return {
    /** Resolves where an archive would come now. */
    ready: () => alone(async () => undefined),
    /** The archive; whoever stops reading it destroys it. */
    open: () => new Promise<Readable>((resolve, reject) => void alone(open(resolve)).catch(reject)),
  };
}

type Spool = Awaited<ReturnType<typeof openSpool>>;

interface Collected {
  texts: ReadonlyMap<string, () => Readable>;
  pictures: () => Readable;
}

/** A PassThrough, which the library's types do not tell. */
function outputOf(zip: ZipFile) {
  return zip.outputStream as Readable & { writableNeedDrain: boolean };
}
