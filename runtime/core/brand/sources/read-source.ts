/** Reads one brand from disk: its file and its parts. Anything unreadable becomes a finding; only a missing file gives undefined. */
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BrandSource, parseSource } from './layers.ts';
import { LIMITS } from './limits.ts';
import { type ParsedFile, parseFile, tooLarge, unread } from './parse-file.ts';
import { type BrandPart, withParts } from './parts.ts';

/** The document `<id>.json` of a directory, with its parts `<id>/*.json`; undefined when there is no such file. Never rejects. */
export async function readSource(directory: string, id: string): Promise<BrandSource | undefined> {
  const file = `${basename(directory)}/${id}.json`;
  const read = await readOne(join(directory, `${id}.json`));
  if (read === undefined) return undefined;
  const parts = await readParts(directory, id);
  return read instanceof Uint8Array ? parseSource(id, file, read, parts) : withParts({ id, file, ...read }, parts);
}

/** Whether a file of a brand's folder is one of its parts. */
export function isPart(name: string): boolean {
  return name.endsWith('.json') && !name.startsWith('.');
}

/** The parts of a document in the order of their names. */
async function readParts(directory: string, id: string): Promise<BrandPart[]> {
  const folder = join(directory, id);
  const names = (await readdir(folder).catch(() => [])).filter(isPart).sort();
  const parts = await Promise.all(
    names.slice(0, LIMITS.parts + 1).map(async (name, index): Promise<BrandPart[]> => {
      const file = `${basename(directory)}/${id}/${name}`;
      if (index === LIMITS.parts) return [{ file, ...unread('FILE_TOO_LARGE', TOO_MANY) }];
      const read = await readOne(join(folder, name));
      return read === undefined ? [] : [{ file, ...(read instanceof Uint8Array ? parseFile(read) : read) }];
    }),
  );
  return parts.flat();
}

/** The bytes of a file, or why it cannot be read; undefined if there is none. */
async function readOne(path: string): Promise<Uint8Array | ParsedFile | undefined> {
  try {
    const info = await stat(path);
    if (info.isDirectory()) return unreadable('This is a folder. Put a file in its place, or rename it.');
    if (!info.isFile()) return unreadable('This is no ordinary file. Put one in its place.');
    if (info.size > LIMITS.fileBytes) return tooLarge(info.size);
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' && !(await lstat(path).catch(() => undefined))) return undefined;
    return unreadable(REASONS[code] ?? `The file cannot be read (${code || String(error)}).`);
  }
}

const TOO_MANY = `A brand has at most ${LIMITS.parts} parts, and this is one more. Put what it sets into another one.`;

const REASONS: Record<string, string> = {
  ENOENT: 'This is a link to a file that is not there. Mend the link, or remove it.',
  ELOOP: 'This is a link that leads back to itself. Mend the link, or remove it.',
  EACCES: 'The file may not be read by this user. Give it the right, for example with chmod a+r.',
  EPERM: 'The file may not be read by this user. Give it the right, for example with chmod a+r.',
};

function unreadable(message: string): ParsedFile {
  return unread('UNREADABLE_FILE', message);
}
