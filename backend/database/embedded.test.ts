import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Report } from './embedded/keep-up.ts';
import { canReach } from './embedded/programs.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

const SOURCE = fileURLToPath(new URL('./embedded.ts', import.meta.url));
const SETTINGS = { fsync: 'off', shared_buffers: '16MB' };
const made: string[] = [];

function directory(): string {
  const path = mkdtempSync('/tmp/np-embedded-');
  made.push(path);
  chmodSync(path, 0o755);
  return join(path, 'postgres');
}

const PAUSES = { look: 20, first: 20, longest: 100 };

const start = (dataDir: string, report: Report = () => undefined): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, report, settings: SETTINGS, pauses: PAUSES });

/** Another process that uses the server until it reads a line. */
function neighbour(dataDir: string): ChildProcess {
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(SOURCE)};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {}, settings: ${JSON.stringify(SETTINGS)}, pauses: ${JSON.stringify(PAUSES)} });
    process.stdout.write(server.url);
    process.stdin.once('data', async () => { await server.stop(); process.exit(0); });`;
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

const firstOutput = (child: ChildProcess): Promise<string> =>
  new Promise((done) => child.stdout?.once('data', (chunk) => done(String(chunk))));
const ended = (child: ChildProcess): Promise<void> => new Promise((done) => child.once('exit', () => done()));

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query({ text, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

// One cluster for all but one: making it takes longest. Each test leaves it stopped.
const home = mkdtempSync('/tmp/np-embedded-');
chmodSync(home, 0o755);
const dataDir = join(home, 'postgres');
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the embedded server', () => {
  it('is joined by further processes, and stopped by the last that leaves', async () => {
    const [own, child] = [await start(dataDir), neighbour(dataDir)];
    expect(await firstOutput(child)).toBe(own.url);
    await own.stop();
    expect(await ask(own.url, 'select 1')).toEqual([1]);
    child.stdin?.write('\n');
    await ended(child);
    expect(existsSync(join(dataDir, 'data/postmaster.pid'))).toBe(false);
    await expect(ask(own.url, 'select 1')).rejects.toThrow();
  });

  it('is reached over a socket that its own user alone can open, and over no port', async () => {
    const server = await start(dataDir);
    expect(new URL(server.url).searchParams.get('host')).toBe(join(dataDir, 'socket'));
    expect(statSync(join(dataDir, 'socket')).mode & 0o777).toBe(0o700);
    expect(await ask(server.url, "select current_setting('listen_addresses')")).toEqual(['']);
    await server.stop();
  });

  it('keeps its rows over a restart, and its time of compiling at zero', async () => {
    const first = await start(dataDir);
    await ask(first.url, 'create table of_a_restart as select 42 as answer');
    await first.stop();
    const second = await start(dataDir);
    expect(await ask(second.url, "select answer, current_setting('jit') from of_a_restart")).toEqual([42, 'off']);
    await second.stop();
  });

  it('outlives a process that was killed, and the next one takes it over', async () => {
    const child = neighbour(dataDir);
    const url = await firstOutput(child);
    child.kill('SIGKILL');
    await ended(child);
    const next = await start(dataDir);
    expect(next.url).toBe(url);
    await next.stop();
    expect(existsSync(join(dataDir, 'data/postmaster.pid'))).toBe(false);
  });

  it('starts over the pid file and the lock of processes that are gone', async () => {
    const first = await start(dataDir);
    const pidFile = join(dataDir, 'data/postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await first.stop();
    // The number of a process that lives and is no PostgreSQL.
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
    writeFileSync(join(dataDir, 'lock'), '999999999');
    const second = await start(dataDir);
    expect(await ask(second.url, 'select 1')).toEqual([1]);
    await second.stop();
  });

  it('starts over a lock whose holder was killed before it wrote its name', async () => {
    const lock = join(dataDir, 'lock');
    writeFileSync(lock, '');
    utimesSync(lock, new Date(), new Date(Date.now() - 60_000));
    const own = await start(dataDir);
    expect(await ask(own.url, 'select 1')).toEqual([1]);
    await own.stop();
  });

  it('is created once when two processes begin together', async () => {
    const shared = directory();
    const [own, child] = [start(shared), neighbour(shared)];
    const [server, url] = await Promise.all([own, firstOutput(child)]);
    expect(url).toBe(server.url);
    child.stdin?.write('\n');
    await Promise.all([ended(child), server.stop()]);
  });
});

describe('an embedded server that ended by itself', () => {
  const pid = () => Number(readFileSync(join(dataDir, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  const answers = (url: string) => vi.waitFor(async () => expect(await ask(url, 'select 1')).toEqual([1]), 15_000);

  it('is started again, once, at the address that its processes know', async () => {
    const said: string[] = [];
    const own = await start(dataDir, (_level, code, message) => said.push(`${code} ${message}`));
    await ask(own.url, 'create table kept as select 42 as answer');
    const child = neighbour(dataDir);
    await firstOutput(child);
    const first = pid();
    process.kill(first, 'SIGKILL');

    await vi.waitFor(() => expect(said.at(-1)).toMatch(/^DATABASE_BACK /), 15_000);
    expect(await ask(own.url, 'select answer from kept')).toEqual([42]);
    const second = pid();
    expect([second === first, own.fault()]).toEqual([false, null]);
    expect(said[0]).toMatch(/^DATABASE_ENDED The embedded PostgreSQL has ended; it is started again\./);

    child.stdin?.write('\n');
    await ended(child);
    expect(pid()).toBe(second);
    await own.stop();
    expect(existsSync(join(dataDir, 'data/postmaster.pid'))).toBe(false);
  });

  it('is tried again and again, with its reason said once, until it can be started', async () => {
    const said: string[] = [];
    const server = await start(dataDir, (_level, code, message) => said.push(`${code} ${message}`));
    const settings = join(dataDir, 'data/postgresql.conf');
    const good = readFileSync(settings, 'utf8');
    writeFileSync(settings, `${good}\nnonsense = on\n`);
    process.kill(pid(), 'SIGKILL');

    await vi.waitFor(() => expect(server.fault()).toMatch(/could not be started again \(tries: [3-9]\)\.$/), 15_000);
    expect(said).toHaveLength(2);
    expect(said[1]).toMatch(
      /^DATABASE_ENDED The embedded PostgreSQL could not be started again: FATAL: .*contains errors$/,
    );
    writeFileSync(settings, good);
    await answers(server.url);
    await vi.waitFor(() => expect(server.fault()).toBeNull());
    await server.stop();
  });
});

describe('reach', () => {
  it('ends at a directory that is closed to others', () => {
    const closed = mkdtempSync('/tmp/np-closed-');
    made.push(closed);
    expect([canReach('/tmp'), canReach(closed), canReach(join(closed, 'deeper/still'))]).toEqual([true, false, false]);
  });
});
