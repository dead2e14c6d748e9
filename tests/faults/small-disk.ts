import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const megabyte = Buffer.alloc(1_000_000);

/** Mounts a disk in memory, which only root can. The default has room for a few pictures. */
export async function smallDisk(megabytes = 24) {
  const folder = await mkdtemp(join(tmpdir(), 'seamfolk-small-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** Writes until no byte is free. */
    fill: async () => {
      await mkdir(ballast, { recursive: true });
      for (const size of [megabyte.length, 4_096]) {
        for (let isFull = false; !isFull;) {
          const file = join(ballast, `${size}-${(await readdir(ballast)).length}`);
          const written = await writeFile(file, megabyte.subarray(0, size)).catch(
            (error: NodeJS.ErrnoException) => error,
          );
          if (!written) continue;
          if (written.code !== 'ENOSPC') throw written;
          isFull = true;
        }
      }
    },
    free: () => rm(ballast, { recursive: true }),
    remove: async () => {
      // Programs that have just been killed may still hold it.
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
