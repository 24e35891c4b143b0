/** Location of test databases: in memory if the machine has room, since each of them creates and deletes two thousand files. */
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Several seeded databases at once, and their logs. */
const ROOM_BYTES = 4 * 1024 ** 3;

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
  const folder = mkdtempSync(path.join(scratchRoot(), prefix));
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
  return folder;
}
