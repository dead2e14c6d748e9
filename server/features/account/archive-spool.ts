import type { FileHandle } from 'node:fs/promises';
import { pipeline as piped, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { openTemporaryFile } from '../../storage/temporary-file';

const pieceBytes = 64 * 1024;

/**
 * Sets texts aside that somebody reads at their own pace, compressed, in a file for temporary ones. It has no name: it is
 * gone when it is closed, whatever becomes of this process.
 */
export async function openSpool() {
  const file = await openTemporaryFile();
  let end = 0;
  return {
    /** Writes a text to its end; answers how to read it again. */
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
    /** When nothing of it is read any more. */
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
