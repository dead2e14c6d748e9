import { readFile } from 'node:fs/promises';

/** The most memory that a process has held at a time, in bytes; undefined where the system does not tell, or it is gone. */
export async function peakMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
