/** `npm run processes` as a function, so that tests can run it several times. */
import { isAbsolute, resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { countCrowd } from '../../backend/database/crowd.ts';
import { createPool } from '../../backend/database/pool.ts';
import { FULL_POOLS } from '../../backend/database/pool-sizes.ts';
import { UserError } from '../brand/user-error.ts';
import { type Locations, Workspace } from '../brand/workspace.ts';
import { readBoards } from './boards.ts';
import { processFiles } from './files.ts';
import { planProcesses } from './plan.ts';
import { SUPERUSERS } from './pools.ts';
import { writeFiles } from './write-files.ts';

interface Surroundings {
  locations: Locations;
  /** Of this program, where it is not named otherwise. */
  root: string;
  out(text: string): void;
  err(text: string): void;
  env: Readonly<Record<string, string | undefined>>;
}

interface Flags {
  out: string;
  pinned?: true;
  processes?: number;
  maxConnections?: number;
  port: number;
  user: string;
  folder: string;
  data: string;
  certificates?: string;
  force?: true;
}

/** What PostgreSQL allows unless it is told otherwise. */
const USUAL_CONNECTIONS = 100;

/** Resolves with the exit code. Rejects only on internal errors. */
export async function runProcesses(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { root, out, err } = surroundings;
  let exitCode = 0;
  const program = new Command('processes')
    .description('Writes what process managers and nginx need to run the boards: units for systemd, a file for PM2.')
    .requiredOption('--out <folder>', 'where to write')
    .option('--pinned', 'give every board processes of its own; without it, all processes serve all boards')
    .option(
      '--processes <number>',
      'how many serve all boards (default: the highest site.instances)',
      wholeNumber(1, 200),
    )
    .option(
      '--max-connections <number>',
      'max_connections of the database (default: asks DATABASE_URL)',
      wholeNumber(1, 100_000),
    )
    .option('--port <number>', 'first port', wholeNumber(1, 65_535), 3025)
    .option('--user <name>', 'user that the processes run as', userName, 'nameplate')
    .option('--folder <path>', 'where the program is on the server', plainPath, root)
    .option('--data <path>', 'DATA_DIR on the server', plainPath, '/var/lib/nameplate')
    .option(
      '--certificates <path>',
      'folder with a certificate per site, such as /etc/letsencrypt/live; turns on TLS',
      plainPath,
    )
    .option('--force', 'replace files that are there with other contents')
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err })
    .action(async (flags: Flags) => {
      exitCode = await write(flags, surroundings);
    });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof UserError)) throw error;
    err(`${error.message}\n`);
    return 1;
  }
}

async function write(flags: Flags, { locations, out, err, env }: Surroundings): Promise<number> {
  const { boards, left } = readBoards(await Workspace.open(locations));
  const connections = await allowedConnections(flags, env.DATABASE_URL);
  const plan = planProcesses({
    boards,
    isPinned: flags.pinned === true,
    processes: flags.processes,
    firstPort: flags.port,
    allowed: connections.allowed,
    adminHost: hostIn(env.ADMIN_HOST),
    previewHost: hostIn(env.PREVIEW_HOST),
  });
  const place = { folder: flags.folder, dataDir: flags.data, user: flags.user };
  const files = processFiles(plan, place, flags.certificates ?? null);
  for (const line of writeFiles(resolve(flags.out), files, flags.force === true)) out(`${line}\n`);
  for (const sentence of left) err(`Not included: ${sentence}\n`);
  out(`\nConnections to the database: ${plan.pools.words} (${connections.source}).\n`);
  out('Next: docs/running.md.\n');
  return 0;
}

const hostIn = (text: string | undefined) => (text && text !== '0' ? text : undefined);

async function allowedConnections(
  { maxConnections }: Flags,
  url: string | undefined,
): Promise<{ allowed: number; source: string }> {
  if (maxConnections !== undefined)
    return { allowed: maxConnections - SUPERUSERS, source: `max_connections is ${maxConnections}, as you said` };
  if (!url)
    return {
      allowed: USUAL_CONNECTIONS - SUPERUSERS,
      source: `max_connections is taken to be ${USUAL_CONNECTIONS}; set DATABASE_URL to ask the database, or --max-connections`,
    };
  const pool = createPool(url, { max: 1 });
  try {
    const { allowed } = await countCrowd(pool, FULL_POOLS);
    return { allowed, source: 'as the database says' };
  } catch (error) {
    throw new UserError(`The database does not say how many connections it allows: ${(error as Error).message}`);
  } finally {
    await pool.end();
  }
}

function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

/** Units and configurations do not quote in the same way. */
function plainPath(text: string): string {
  if (isAbsolute(text) && /^[\w./-]+$/.test(text)) return text.replace(/(?<=.)\/+$/, '');
  throw new InvalidArgumentError('It must be an absolute path of letters, digits, ".", "_", "-" and "/".');
}

function userName(text: string): string {
  if (/^[a-z_][a-z0-9_-]{0,31}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be the name of a user, such as nameplate.');
}
