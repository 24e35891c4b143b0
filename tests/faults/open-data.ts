/** A folder for the data of a site. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface DataFolder {
  folder: string;
  remove(): Promise<void>;
}

/** A new one, with a copy of the data of a stopped site where there is one. The embedded database has a user of its own, so owners are kept. */
export async function openData(from: string | undefined): Promise<DataFolder> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nameplate-faults-'));
  chmodSync(folder, 0o755);
  if (from !== undefined) copyData(from, folder);
  return { folder, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies the data of a stopped site, with owners. */
export function copyData(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to]);
  if (status !== 0) throw new Error(`"${from}" could not be copied: ${stderr}`);
}
