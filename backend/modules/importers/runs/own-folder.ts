/** Folders of runs on this machine, for what they fetch and keep while they last. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '../../../../runtime/core/durations.ts';

const PREFIX = 'nameplate-feed-';

export interface OwnFolder {
  path: string;
  /** Deletes the folder. */
  close(): Promise<void>;
}

/** A new folder. Deletes what killed processes left of others. */
export async function openOwnFolder(): Promise<OwnFolder> {
  await sweepFolders();
  const folder = await mkdtemp(path.join(tmpdir(), PREFIX));
  return { path: folder, close: () => rm(folder, { recursive: true, force: true }) };
}

async function sweepFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(tmpdir(), name);
    const made = (await stat(folder).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - made > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
