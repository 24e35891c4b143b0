/** The folder of the embedded database and of stored files. */
import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Creates the folder if it is missing. Throws a one-sentence error that names the setting when the folder cannot be used. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Permissions alone do not tell whether it is writable: root passes all of them, and a mount may be read-only.
    rmdirSync(mkdtempSync(join(dataDir, '.trial-')));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/, (?:mkdir|mkdtemp).*$/, '') : String(error);
    throw new Error(`DATA_DIR is "${dataDir}"; it must be a folder that the server may make and write to (${reason}).`);
  }
}

/** One level at a time: where nothing can be created, as below /proc, Node's recursive mkdir loops forever. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found !== undefined) throw new Error(`${folder} is a file`);
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    // When the server is root, another user runs the database: that user must traverse the folder, but need not list it.
    mkdirSync(folder, { mode: 0o711 });
  } catch (error) {
    // Another process may have created it first.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
