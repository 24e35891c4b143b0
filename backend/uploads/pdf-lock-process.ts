/** A separate process that opens one untrusted PDF and says whether it asks for a password. */
import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

// The parent no longer waits.
process.once('disconnect', () => process.exit(1));

process.once('message', async (path) => {
  const isLocked = await getDocumentProxy(new Uint8Array(await readFile(String(path))), { verbosity: 0 }).then(
    () => false,
    (error: unknown) => error instanceof Error && error.name === 'PasswordException',
  );
  process.send?.(isLocked, () => process.exit(0));
});
