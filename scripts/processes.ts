/** `npm run processes -- --out FOLDER`: writes units for systemd, a file for PM2 and the configuration of nginx from the brands. */
import { resolve } from 'node:path';
import { defaultLocations } from './brand/workspace.ts';
import { runProcesses } from './processes/command.ts';

process.exitCode = await runProcesses(process.argv.slice(2), {
  locations: defaultLocations(process.env),
  root: resolve(import.meta.dirname, '..'),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
});
