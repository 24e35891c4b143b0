/** The files below a folder, such as those of brands, in a fixed order. */
import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';

export interface FoundFile {
  /** Relative to the folder, with slashes. */
  path: string;
  size: number;
}

/** None where there is no such folder. Throws a `BackupError` for links to folders, whose files would be missing. */
export async function filesBelow(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [] as Dirent[];
      throw error;
    },
  );
  const found: FoundFile[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const facts = await stat(file);
    if (!facts.isFile()) throw new BackupError(`"${file}" is neither a file nor a folder; a backup cannot hold it.`);
    found.push({ path: path.relative(folder, file).replaceAll(path.sep, '/'), size: facts.size });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** SHA-256 in hex; null if there is no such file. */
export async function hashOf(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}
