/** Names of archives in a folder, and which of them are old. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../../runtime/core/durations.ts';
import { PARTIAL } from './archive-writer.ts';

const NAME = /^nameplate-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.zst$/;
const EXTENSION = '.tar.zst';
/** Nobody writes to it any more: a backup that was killed. */
const FORGOTTEN_MS = 6 * HOUR_MS;

/** Sorts by time. */
export const archiveName = (now: Date): string =>
  `nameplate-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z${EXTENSION}`;

/** Deletes all but the latest `keep` archives, and what killed backups left. Returns the names. Other files stay. */
export async function rotate(folder: string, keep: number, now: Date): Promise<string[]> {
  const names = await readdir(folder);
  const old = names
    .filter((name) => NAME.test(name))
    .sort()
    .toReversed()
    .slice(keep);
  const partial: string[] = [];
  for (const name of names) {
    if (!name.endsWith(PARTIAL) || !NAME.test(name.slice(0, -PARTIAL.length))) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (now.getTime() - mtimeMs > FORGOTTEN_MS) partial.push(name);
  }
  const removed = [...old, ...partial];
  for (const name of removed) await rm(path.join(folder, name));
  return removed;
}
