/** `npm run backup -- --to FOLDER`: saves the whole site in one file. Also works while the site is running. */
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { BackupError } from '../backend/backup/backup-error.ts';
import type { Manifest } from '../backend/backup/manifest.ts';
import { archiveName, rotate } from '../backend/backup/rotate.ts';
import { PARTS, type Part } from '../backend/backup/site.ts';
import { writeBackup } from '../backend/backup/write-backup.ts';
import { openSite } from './site-of-settings.ts';
import { withServer } from './with-database.ts';

interface Flags {
  to: string;
  keep?: number;
  without: Part[];
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

async function run({ to, keep, without }: Flags): Promise<void> {
  const now = new Date();
  const isFolder = await isFolderAt(to);
  if (keep !== undefined && !isFolder) throw new BackupError('"--keep" goes with a folder: end "--to" with a slash.');
  if (isFolder) await mkdir(to, { recursive: true, mode: 0o700 });
  const target = isFolder ? path.join(to, archiveName(now)) : to;
  if (await stat(target).catch(() => null)) throw new BackupError(`"${target}" is there already.`);
  const { manifest, bytes } = await withServer(async (databaseUrl) =>
    writeBackup({ site: await openSite(databaseUrl), target, without, now }),
  );
  print(`${target}: ${megabytes(bytes)}`);
  for (const line of describe(manifest)) print(`  ${line}`);
  if (keep === undefined) return;
  for (const name of await rotate(to, keep, now)) print(`Deleted ${name}.`);
}

/** An existing one, or a path that ends with a slash. */
async function isFolderAt(to: string): Promise<boolean> {
  return /[/\\]$/.test(to) || ((await stat(to).catch(() => null))?.isDirectory() ?? false);
}

function describe({ database, uploads, brands, assets, secret }: Manifest): string[] {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `database: ${rows} rows in ${database.tables.length} tables`,
    uploads === null ? 'uploads: left out' : `uploads: ${uploads.files} files, ${megabytes(uploads.bytes)}`,
    ...(uploads?.missing ? [`uploads: ${uploads.missing} files are missing in storage and could not be saved`] : []),
    brands === null ? 'brands: left out' : `brands: ${brands.files + (assets?.files ?? 0)} files`,
    secret.included
      ? 'secret: included. Whoever has this file can read everything and sign in as anybody'
      : 'secret: left out. Without it, second factors, webhooks and links in emails are lost: keep it elsewhere',
  ];
}

function parseKeep(text: string): number {
  const keep = Number(text);
  if (!/^\d{1,4}$/.test(text) || keep < 1) throw new InvalidArgumentError('It must be a number from 1 to 9999.');
  return keep;
}

const program = new Command('backup')
  .description('Saves the whole site in one file: database, uploads, brand files and the secret.')
  .requiredOption('--to <path>', 'a folder, in which the file is named by date, or the file')
  .option('--keep <number>', 'delete older backups in the folder, except for this many', parseKeep)
  .addOption(new Option('--without <parts...>', 'leave out').choices(PARTS).default([]))
  .showSuggestionAfterError()
  .action(run);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
