/** `npm run brand -- <command>`: creates, checks and explains brand documents. */
import { runBrand } from './brand/command.ts';
import { defaultLocations } from './brand/workspace.ts';

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runBrand(process.argv.slice(2), {
  locations: defaultLocations(process.env),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
