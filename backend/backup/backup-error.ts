/** A backup that cannot be written or used: the message says why and what to do. */
export class BackupError extends Error {}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The error for people: a full disk and missing permissions in words. */
export function inWords(error: unknown, doing: string): Error {
  if (error instanceof BackupError || !(error instanceof Error))
    return error instanceof Error ? error : new Error(String(error));
  const code = 'code' in error ? String(error.code) : '';
  const path = 'path' in error ? String(error.path) : '';
  // 53100 is PostgreSQL's code.
  if (FULL.has(code) || code === '53100') return new BackupError(`${doing}: the disk is full (${error.message}).`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new BackupError(`${doing}: no permission to write ${path || 'there'} (${code}).`);
  }
  return new BackupError(`${doing}: ${error.message}`, { cause: error });
}
