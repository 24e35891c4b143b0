/** A disk of its own for the data of a site, which can be filled to the last byte without touching that of the machine. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';

export interface SmallDisk {
  /** Writes until nothing fits any more. */
  fill(): void;
  /** Makes room again. */
  clear(): void;
  freeMegabytes(): number;
  /** Needs everything on it to be closed. */
  remove(): void;
}

const MB = 2 ** 20;

/** Mounts a file system in memory on `folder`, which must be empty. Needs root on Linux. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  const run = (command: string, args: readonly string[]) => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`A small disk needs root on Linux, with mounts allowed (${command}: ${stderr?.trim()}).`);
  };
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'nameplate-faults', folder]);
  const ballast = path.join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (const size of [MB, 4096]) appendWhileItFits(file, Buffer.alloc(size, 1));
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    freeMegabytes: () => freeOf(folder),
    remove: () => run('umount', [folder]),
  };
}

function appendWhileItFits(file: number, bytes: Buffer): void {
  for (;;) {
    try {
      if (writeSync(file, bytes) < bytes.length) return;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
  }
}

function freeOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / MB;
}
