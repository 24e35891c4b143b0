/** Reads one brand file from disk. Anything unreadable becomes a finding; only a missing file gives undefined. */
import { lstat, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BrandSource, parseSource } from './layers.ts';
import { LIMITS } from './limits.ts';
import { type ParsedFile, tooLarge, unread } from './parse-file.ts';

/** The document `<id>.json` of a directory; undefined when there is no such file. Never rejects. */
export async function readSource(directory: string, id: string): Promise<BrandSource | undefined> {
  const path = join(directory, `${id}.json`);
  const file = `${basename(directory)}/${id}.json`;
  try {
    const info = await stat(path);
    if (info.isDirectory())
      return { id, file, ...unreadable('This is a folder. Put a file in its place, or rename it.') };
    if (!info.isFile()) return { id, file, ...unreadable('This is no ordinary file. Put one in its place.') };
    if (info.size > LIMITS.fileBytes) return { id, file, ...tooLarge(info.size) };
    return parseSource(id, file, await readFile(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' && !(await lstat(path).catch(() => undefined))) return undefined;
    return { id, file, ...unreadable(REASONS[code] ?? `The file cannot be read (${code || String(error)}).`) };
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'This is a link to a file that is not there. Mend the link, or remove it.',
  ELOOP: 'This is a link that leads back to itself. Mend the link, or remove it.',
  EACCES: 'The file may not be read by this user. Give it the right, for example with chmod a+r.',
  EPERM: 'The file may not be read by this user. Give it the right, for example with chmod a+r.',
};

function unreadable(message: string): ParsedFile {
  return unread('UNREADABLE_FILE', message);
}
