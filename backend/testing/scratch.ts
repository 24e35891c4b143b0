/** Location of test databases: in memory if the machine has room, since each of them creates and deletes two thousand files. */
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '../../runtime/core/durations.ts';

const MEMORY = '/dev/shm';
/** Several seeded databases at once, and their logs. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** Hours after which a folder that nothing has touched belongs to a run that was killed, or to sources that are gone. */
const FORGOTTEN_HOURS = 24;

/** Killed runs would fill the memory. */
function sweep(): void {
  for (const name of readdirSync(MEMORY).filter((entry) => /^nameplate-(test|site)-/.test(entry))) {
    const folder = path.join(MEMORY, name);
    const touched = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touched > FORGOTTEN_HOURS * HOUR_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** The in-memory file system if it has room, otherwise the folder for temporary files. */
function scratchRoot(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A new folder that everybody may read: the embedded database runs as another user when tests run as root. */
export function newScratchFolder(prefix: string): string {
  const root = scratchRoot();
  if (root === MEMORY) sweep();
  const folder = mkdtempSync(path.join(root, prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/** The folder of these sources, the same in every run. */
export function keptScratchFolder(): string {
  const base = scratchRoot();
  const root = path.resolve(import.meta.dirname, '../..');
  if (base !== MEMORY) return path.join(root, '.data/test');
  const own = createHash('sha256').update(`${process.getuid?.()} ${root}`).digest('hex').slice(0, 12);
  const folder = path.join(base, `nameplate-test-${own}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  utimesSync(folder, new Date(), new Date());
  return folder;
}
