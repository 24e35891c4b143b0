/** CPU time of processes, from /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** User and system time of a process in milliseconds, without that of finished children. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid);
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  return ticks * 10;
}

/** The same for all processes of a database server, including finished ones. The first line of the file is the pid of the postmaster. */
export function databaseCpu(postmasterFile: string): number {
  const first = Number(readFileSync(postmasterFile, 'utf8').split('\n')[0]);
  const ended = statOf(first);
  const own = cpuOf(first) + (Number(ended[13] ?? 0) + Number(ended[14] ?? 0)) * 10;
  const running = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(statOf(Number(name))[1]) === first,
  );
  return running.reduce((sum, pid) => sum + cpuOf(Number(pid)), own);
}

/** Fields of /proc/<pid>/stat after the name: state, parent and so on; empty once the process has ended. */
function statOf(pid: number): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
