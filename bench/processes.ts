import { readFile } from 'node:fs/promises';

/** Returns a process's peak memory in bytes; undefined if the system does not report it, or the process has ended. */
export async function peakMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** Returns a process's processor time in milliseconds; NaN if the system does not report it. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before it can contain any character. 'S 1 ...', with user and system time in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? NaN) + Number(fields[12] ?? NaN)) * 10;
}
