import type { FileHandle } from 'node:fs/promises';
import { pipeline as piped, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { openTemporaryFile } from '../../storage/temporary-file';

const pieceBytes = 64 * 1024;

/**
 * Opens a compressed temporary file for texts that a client downloads slowly. The file has no name, so the system removes
 * it when it is closed or when the process ends.
 */
export async function openSpool() {
  const file = await openTemporaryFile();
  let end = 0;
  return {
    /** Writes a text to the file. Returns a function that opens a stream of it. */
    keep: async (text: AsyncIterable<string>, signal: AbortSignal): Promise<() => Readable> => {
      const start = end;
      const gzip = createGzip({ level: constants.Z_BEST_SPEED });
      const write = async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) {
          await file.writeFile(piece);
          end += piece.length;
        }
      };
      await pipeline(Readable.from(text), gzip, write, { signal });
      const part = { start, end };
      return () => piped(Readable.from(piecesOf(file, part)), createGunzip(), () => undefined);
    },
    /** Closes the file. Call it when all streams have ended. */
    close: () => file.close(),
  };
}

async function* piecesOf(file: FileHandle, { start, end }: { start: number; end: number }): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const { bytesRead, buffer } = await file.read({
      buffer: Buffer.allocUnsafe(Math.min(pieceBytes, end - at)),
      position: at,
    });
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
