/** `npm run restore -- --from FILE`: brings a site back from a backup. The servers must be stopped. */
import { createInterface } from 'node:readline/promises';
import { Command, Option } from 'commander';
import { applyRestore } from '../backend/backup/apply-restore.ts';
import { BackupError } from '../backend/backup/backup-error.ts';
import { planRestore } from '../backend/backup/plan-restore.ts';
import { removeStrangers } from '../backend/backup/remove-strangers.ts';
import { PARTS, type Part } from '../backend/backup/site.ts';
import { migrateDatabase } from '../backend/database/migrate.ts';
import { createPool, openDatabase } from '../backend/database/pool.ts';
import { openSite } from './site-of-settings.ts';
import { withServer } from './with-database.ts';

interface Flags {
  from: string;
  replace: boolean;
  yes: boolean;
  check: boolean;
  without: Part[];
}

const print = (text: string) => process.stdout.write(`${text}\n`);

async function run({ from, replace, yes, check, without }: Flags): Promise<void> {
  await withServer(async (databaseUrl) => {
    const site = await openSite(databaseUrl);
    const options = { site, source: from, without };
    const plan = await planRestore(options);
    const { created, version, database } = plan.manifest;
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `The backup of ${created} (version ${version}) is whole: ${rows} rows, ${plan.manifest.uploads?.files ?? 0} uploads.`,
    );
    const found = plan.obstacles.map((obstacle) => `\n  ${obstacle}`).join('');
    if (check)
      return print(
        found === ''
          ? 'It can be restored here.'
          : `It can be restored here with --replace. This would be replaced:${found}`,
      );
    if (found !== '' && !replace)
      throw new BackupError(`This place is not empty:${found}\nNothing was changed. "--replace" replaces all of it.`);
    if (found !== '' && !yes) await confirm(found);
    const { keptIn } = await applyRestore(options, plan, new Date());
    if (keptIn !== null) print(`Files that were replaced are in ${keptIn}; delete them when you no longer need them.`);
    await finish(databaseUrl, site.uploads, replace && plan.manifest.uploads !== null && !without.includes('uploads'));
  });
  print('Restored. Emails that waited when the backup was made will be sent when the server starts with SMTP_URL.');
}

async function confirm(found: string): Promise<void> {
  if (!process.stdin.isTTY) throw new BackupError('"--replace" asks first; without a terminal, add "--yes".');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`This will be replaced:${found}\nType "replace" to go on: `);
  terminal.close();
  if (answer !== 'replace') throw new BackupError('Nothing was changed.');
}

/** The backup is in place: what is left are later tables of the queue, and files of the site that was there before. */
async function finish(url: string, uploads: Parameters<typeof removeStrangers>[0], hasUploads: boolean): Promise<void> {
  await migrateDatabase(url);
  if (!hasUploads) return;
  const pool = createPool(url);
  try {
    const removed = await removeStrangers(uploads, openDatabase(pool));
    if (removed > 0) print(`${removed} uploaded files that the backup does not have were deleted.`);
  } finally {
    await pool.end();
  }
}

const program = new Command('restore')
  .description(
    'Brings a site back from a backup: into an empty place, or in place of another site. Stop its servers first.',
  )
  .requiredOption('--from <file>', 'the backup')
  .option('--check', 'only read the whole backup, and say whether it can be restored here', false)
  .option('--replace', 'replace what is there; asks first', false)
  .option('--yes', 'do not ask', false)
  .addOption(new Option('--without <parts...>', 'do not restore').choices(PARTS).default([]))
  .showSuggestionAfterError()
  .action(run);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
