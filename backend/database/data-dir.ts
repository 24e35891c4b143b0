/** The folder of the embedded database and of stored files. */
import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes the folder where it is missing. Throws one sentence that names the setting when nobody could work in it. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // What may be written cannot be told from the rights alone: root has them all, and a mount may be read-only.
    rmdirSync(mkdtempSync(join(dataDir, '.trial-')));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/, (?:mkdir|mkdtemp).*$/, '') : String(error);
    throw new Error(`DATA_DIR is "${dataDir}"; it must be a folder that the server may make and write to (${reason}).`);
  }
}

/** Step by step: where nothing can be made, as below /proc, the recursive way of Node goes round in circles. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found !== undefined) throw new Error(`${folder} is a file`);
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    // Another user runs the database where the server is root: it must get through, and needs to see nothing.
    mkdirSync(folder, { mode: 0o711 });
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
