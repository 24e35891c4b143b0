/** `npm run brand -- <command>`: creates, checks and explains brand documents. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runBrand } from './brand/command.ts';
import { defaultLocations } from './brand/workspace.ts';
import { dataDirOf, withDatabase } from './with-database.ts';

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const dataDir = dataDirOf(process.env);

process.exitCode = await runBrand(process.argv.slice(2), {
  locations: defaultLocations(process.env),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  store: {
    withDatabase,
    dataDir,
    exists: () => Boolean(process.env.DATABASE_URL) || existsSync(join(dataDir, 'postgres')),
  },
  env: process.env,
});
