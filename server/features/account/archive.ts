import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { HttpError } from '../../http/errors';
import { turns } from '../../http/load/turns';
import type { StoreDeps } from '../../deps';
import type { NounArchive } from '../../archive/files';
import { fromLines, toLines } from '../../archive/format';
import { filesOf, type ArchivePicture } from '../../archive/pictures';
import { archiveReader, type ArchiveReader } from '../../archive/reader';
import { archiveReadme } from './archive-readme';
import { openSpool } from './archive-spool';

/** Longest time for one archive, in milliseconds. http/response/download.ts disconnects slow readers before. */
const maxMs = 60 * 60_000;
/** Archives that one process makes at once. Each needs a temporary file of a few megabytes and the memory of one picture. */
const places = 8;
/** Far above the size of any published file. */
const maxPictureBytes = 32_000_000;
const refusal = {
  message: 'Others are downloading right now. Please try again in a few minutes.',
  retryAfterSeconds: 60,
};

const withTurn = turns({ atOnce: places, waiting: 0, ...refusal });
/** Archives that read rows at once. Each holds a connection until all rows are read; the client's speed has no influence. */
const collecting = turns({ atOnce: 2, waiting: places, ...refusal });
/** Ids of the users whose archive is being made. */
const busy = new Set<string>();

/**
 * Makes a zip of everything that a user has stored, of these parts. The zip is streamed, never in memory as a whole. All rows come from one
 * snapshot and go to a temporary file first, so that a slow client does not hold a transaction. One archive per user and process.
 * @throws HttpError 409 while the user's other archive is being made, 503 while all places of the process are taken
 */
export function archives({ db, storage, log }: StoreDeps, userId: string, parts: readonly NounArchive[]) {
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy.has(userId)) throw new HttpError(409, 'conflict', 'Your archive is being downloaded already.');
    busy.add(userId);
    try {
      return await withTurn(work);
    } finally {
      busy.delete(userId);
    }
  };

  /** Reads the texts by file name, and the list of pictures, in one snapshot. */
  const collect = (spool: Spool, signal: AbortSignal) =>
    collecting(() =>
      db.transaction(
        async (tx) => {
          const reader = archiveReader(tx, userId);
          const texts = new Map<string, () => Readable>();
          for (const [file, text] of textsOf(parts, reader)) texts.set(file, await spool.keep(text, signal));
          return {
            texts,
            pictures: await spool.keep(toLines(picturesOf(parts, reader)), signal),
            leftOut: reader.leftOut,
          };
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

  /** Names the rows that a file leaves out, in the log and to the user. */
  const addLeftOut = (zip: ZipFile, leftOut: readonly string[]) => {
    if (leftOut.length === 0) return;
    log.error({ leftOut }, 'rows that an archive leaves out');
    const words =
      'These rows are left out, because what is stored of them cannot be read. The .json files have them as they are.';
    zip.addBuffer(Buffer.from(`${words}\n\n${leftOut.join('\n')}\n`), 'left-out.txt');
  };

  const fill = async (zip: ZipFile, collected: Collected, signal: AbortSignal): Promise<void> => {
    const { texts, pictures } = collected;
    await addTexts(zip, texts, signal);
    addLeftOut(zip, collected.leftOut);
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
    /** Throws the error that `open` would throw now; resolves if there is a place. */
    ready: () => alone(async () => undefined),
    /** Returns the archive as a stream. Destroy the stream to stop early. */
    open: () => new Promise<Readable>((resolve, reject) => void alone(open(resolve)).catch(reject)),
  };
}

/** Returns the text files in their order: each file's name and its content in pieces. */
function textsOf(parts: readonly NounArchive[], reader: ArchiveReader): [string, AsyncIterable<string>][] {
  const files = parts.flatMap((part) => part.files.flatMap(({ texts }) => Object.entries(texts(reader))));
  return [['README.txt', Readable.from([archiveReadme(parts)])], ...files];
}

async function* picturesOf(parts: readonly NounArchive[], reader: ArchiveReader) {
  for (const { pictures } of parts) if (pictures) yield* pictures(reader);
}

type Spool = Awaited<ReturnType<typeof openSpool>>;

interface Collected {
  texts: ReadonlyMap<string, () => Readable>;
  pictures: () => Readable;
  leftOut: readonly string[];
}

/** Returns the zip's output, which is a PassThrough; the library's types do not say so. */
function outputOf(zip: ZipFile) {
  return zip.outputStream as Readable & { writableNeedDrain: boolean };
}
