/** Names of the entries of an archive: what is in them, and where it goes. */

export type EntryName =
  | { kind: 'head' }
  | { kind: 'manifest' }
  | { kind: 'secret' }
  | { kind: 'table'; table: string }
  | { kind: 'upload'; key: string }
  | { kind: 'brands' | 'assets'; path: string };

/** The first entry, which says how to read the others. */
export const HEAD = 'nameplate.json';
/** The last entry. */
export const MANIFEST = 'manifest.json';
export const SECRET = 'secret';

/** `public.job`, part 1 of many: rows are cut into entries because their size must be known in advance. */
export const tableEntry = (table: string, part: number): string => `database/${table}/${String(part).padStart(7, '0')}`;
export const uploadEntry = (key: string): string => `uploads/${key}`;
export const fileEntry = (kind: 'brands' | 'assets', path: string): string => `${kind}/${path}`;

/** Whether an object in storage is one of ours; a bucket may hold others. */
export const isUploadKey = (key: string): boolean => /^[0-9a-f]{2}\/[0-9a-f]{40}(-\w[\w-]*)?$/.test(key);

/** The key of the upload that an object belongs to. */
export const uploadOf = (key: string): string => key.slice(0, 43);

/** Undefined for what no backup writes, among others for paths that lead out of their folder. */
export function parseEntryName(name: string): EntryName | undefined {
  if (name === HEAD) return { kind: 'head' };
  if (name === MANIFEST) return { kind: 'manifest' };
  if (name === SECRET) return { kind: 'secret' };
  const slash = name.indexOf('/');
  const [kind, rest] = [name.slice(0, Math.max(slash, 0)), name.slice(slash + 1)];
  if (kind === 'database') {
    const [, table] = /^([a-z_]+\.[a-z0-9_]+)\/\d{7}$/.exec(rest) ?? [];
    return table === undefined ? undefined : { kind: 'table', table };
  }
  if (kind === 'uploads') return isUploadKey(rest) ? { kind: 'upload', key: rest } : undefined;
  if (kind === 'brands' || kind === 'assets') return isInside(rest) ? { kind, path: rest } : undefined;
  return undefined;
}

/** A relative path of plain names, the same on every system. */
function isInside(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file of a brand has one.
  if (/[\\:\x00-\x1f]/.test(path)) return false;
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
}
