/** `npm run build`: builds the pages if their sources changed, without serving them; processes with BUILD=0 use the result. */
import '../server/production.ts';
import { resolve } from 'node:path';
import { buildWhenChanged } from '../server/build.ts';

try {
  await buildWhenChanged(resolve(import.meta.dirname, '..'), process.env.NEXT_DIST_DIR || '.next', (text) =>
    process.stdout.write(`${text}\n`),
  );
  process.stdout.write('The pages are built.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
