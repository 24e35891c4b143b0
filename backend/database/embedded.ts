/** The PostgreSQL server from npm: created, started, shared between processes and stopped here. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { keepUp, type Pauses, type Report } from './embedded/keep-up.ts';
import { isAlive, register, unregister, withLock } from './embedded/lock.ts';
import { EmbeddedPostgresError, findPrograms, type Programs } from './embedded/programs.ts';
import { type Address, serverSettings, socketFits } from './embedded/settings.ts';

const USER = 'nameplate';

export interface EmbeddedOptions {
  /** Directory of the cluster, for example `.data/postgres`. */
  dataDir: string;
  log: (message: string) => void;
  /** Additional server settings, for example `fsync: 'off'` for tests. */
  settings?: Readonly<Record<string, string>>;
  /** Called when the server exits unexpectedly and when it runs again; the default writes to `log`. */
  report?: Report;
  pauses?: Pauses;
}

export interface EmbeddedPostgres {
  /** Connection string of the database `nameplate`; stable across restarts of the server. */
  url: string;
  /** Where its data is, which may differ from `dataDir`. */
  folder: string;
  /** An explanation while the server is down. */
  fault(): string | null;
  /** Stops using the server; the last process to do so stops it. */
  stop(): Promise<void>;
}

/** Starts the server or joins the running one, and restarts it when it exits unexpectedly. Throws `EmbeddedPostgresError` where it cannot run. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {}, report = (_level, _code, message) => log(message), pauses } = options;
  const programs = findPrograms(options.dataDir, log);
  const paths = pathsOf(programs.dataDir);
  const joinOrStart = async (password: string, known?: Address) =>
    (await findRunning(programs.dataDir, password)) ?? (await startServer(programs, settings, known));
  const opened = await withLock(paths.lock, async () => {
    if (!existsSync(join(paths.cluster, 'PG_VERSION'))) await createCluster(programs);
    const password = readFileSync(paths.password, 'utf8').trim();
    const address = await joinOrStart(password);
    register(paths.users);
    await createDatabase(address, password);
    return { address, password };
  });
  const { address, password } = opened;
  let isLeaving = false;
  const kept = keepUp({
    isUp: () => isLeaving || isRunning(paths.pid),
    // All processes share the lock: one starts the server, the others find it running.
    start: () =>
      withLock(paths.lock, async () => void (isLeaving || (await joinOrStart(password, address)))).catch(
        (error: Error) => Promise.reject(new Error(lastWords(paths.log) || error.message.slice(0, 300))),
      ),
    lastWords: () => lastWords(paths.log),
    report,
    ...(pauses && { pauses }),
  });
  return {
    url: urlOf(address, password, USER),
    folder: programs.dataDir,
    fault: kept.fault,
    async stop() {
      isLeaving = true;
      kept.stop();
      await withLock(paths.lock, () => leave(programs));
    },
  };
}

function pathsOf(home: string) {
  return {
    cluster: join(home, 'data'),
    socket: join(home, 'socket'),
    password: join(home, 'password'),
    log: join(home, 'server.log'),
    users: join(home, 'users'),
    lock: join(home, 'lock'),
    pid: join(home, 'data', 'postmaster.pid'),
  };
}

async function createCluster(programs: Programs): Promise<void> {
  const paths = pathsOf(programs.dataDir);
  rmSync(paths.cluster, { recursive: true, force: true });
  writeFileSync(paths.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  chownTo(programs, paths.password);
  // A built-in collation, so that sort order is the same on every machine.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const access = ['--auth=scram-sha-256', `--username=${USER}`, `--pwfile=${paths.password}`];
  await run(programs, programs.initdb, [`--pgdata=${paths.cluster}`, ...locale, ...access]);
  appendFileSync(join(paths.cluster, 'postgresql.conf'), "\ninclude = 'nameplate.conf'\n");
}

/** `known`: the address that clients already use. */
async function startServer(
  programs: Programs,
  settings: Readonly<Record<string, string>>,
  known?: Address,
): Promise<Address> {
  const paths = pathsOf(programs.dataDir);
  mkdirSync(paths.socket, { recursive: true });
  chmodSync(paths.socket, 0o700);
  chownTo(programs, paths.socket);
  const address = known ?? (await chooseAddress(paths.socket));
  const file = join(paths.cluster, 'nameplate.conf');
  writeFileSync(file, serverSettings(address, settings));
  chownTo(programs, file);
  writeFileSync(paths.log, '');
  chownTo(programs, paths.log);
  await run(programs, programs.pgCtl, ['start', '-w', '-t', '60', '-s', '-D', paths.cluster, '-l', paths.log]);
  return address;
}

async function chooseAddress(socket: string): Promise<Address> {
  return socketFits(socket) ? { host: socket, port: 5432 } : { host: '127.0.0.1', port: await freePort() };
}

/** Address of the server that runs on this directory; cleans up after a crashed one. */
async function findRunning(home: string, password: string): Promise<Address | undefined> {
  const { pid: pidFile } = pathsOf(home);
  if (!existsSync(pidFile)) return undefined;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const host = lines[4]?.trim() || lines[5]?.trim() || '';
  if (isAlive(pid) && host !== '') {
    const client = new pg.Client({ host, port, user: USER, password, database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return { host, port };
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw error;
    }
  }
  if (!isPostgres(pid)) disown(pidFile, lines);
  return undefined;
}

/**
 * PostgreSQL mistakes any process that now has this id for a running server, unless it is the one that starts it. The other lines stay:
 * from them it detects leftover processes that still write.
 */
function disown(pidFile: string, [, ...lines]: string[]): void {
  writeFileSync(pidFile, [process.pid, ...lines].join('\n'));
}

function isRunning(pidFile: string): boolean {
  return existsSync(pidFile) && isPostgres(Number(readFileSync(pidFile, 'utf8').split('\n')[0]));
}

function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/** The end of its log, without statements. */
function lastWords(log: string): string {
  if (!existsSync(log)) return '';
  return (
    readFileSync(log, 'utf8')
      .match(/(?:PANIC|FATAL): .*/g)
      ?.at(-1) ?? ''
  );
}

async function createDatabase(address: Address, password: string): Promise<void> {
  const client = new pg.Client(urlOf(address, password, 'postgres'));
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [USER]);
    if (found.rowCount === 0) await client.query(`create database ${USER}`);
  } finally {
    await client.end();
  }
}

async function leave(programs: Programs): Promise<void> {
  const paths = pathsOf(programs.dataDir);
  if (!unregister(paths.users) || !existsSync(paths.pid)) return;
  await run(programs, programs.pgCtl, ['stop', '-w', '-t', '60', '-s', '-m', 'fast', '-D', paths.cluster]);
}

function urlOf(address: Address, password: string, database: string): string {
  const login = `${USER}:${password}`;
  if (!address.host.startsWith('/')) return `postgresql://${login}@${address.host}:${address.port}/${database}`;
  // The parameter takes precedence over the host name, which is there because a URL with credentials needs one.
  return `postgresql://${login}@localhost/${database}?host=${encodeURIComponent(address.host)}&port=${address.port}`;
}

function chownTo(programs: Programs, path: string): void {
  const { uid, gid } = programs.owner;
  if (uid === undefined || gid === undefined) return;
  chownSync(path, uid, gid);
  if (path.endsWith('password')) chmodSync(path, 0o600);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('No loopback port is free.');
  return address.port;
}

async function run(programs: Programs, program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, {
    ...programs.owner,
    cwd: programs.dataDir,
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, LC_ALL: 'C', SystemRoot: process.env.SystemRoot },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  if (code === 0) return;
  const { log } = pathsOf(programs.dataDir);
  const detail = existsSync(log) ? `${output}\n${readFileSync(log, 'utf8')}` : output;
  throw new EmbeddedPostgresError(`The embedded PostgreSQL failed (${args[0]}): ${detail.trim().slice(-2000)}`);
}
