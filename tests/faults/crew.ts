/** A site with all that runs on one machine: server, worker, embedded database, mail server. Each can be killed and comes back, as under a process manager. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { createSmtpDesk, type SmtpDesk } from '../../backend/mail/testing/smtp.ts';
import { nodeFlagsOf } from '../../scripts/processes/place.ts';
import { freePort } from '../free-port.ts';
import { client, type Get } from '../site/support/http.ts';
import { openData } from './open-data.ts';

export const BRAND = 'harbor-ledger';
const START_MS = 600_000;

export type Member = 'server' | 'worker';

export interface Crew {
  port: number;
  dataDir: string;
  get: Get;
  mails: SmtpDesk;
  /** Process of a member, or of the embedded database. */
  pidOf(who: Member | 'database'): number;
  kill(who: Member | 'database'): void;
  /** Resolves when the server answers. */
  awaitServer(within?: number): Promise<void>;
  /** Runs statements in the embedded database. */
  withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** A connection to the embedded database, which the caller ends. */
  connect(): Promise<pg.Client>;
  /** What the members printed so far. */
  output(): string;
  stop(): Promise<void>;
}

export interface CrewOptions {
  /** The stopped site to copy; without it, a new one is seeded. */
  from?: string | undefined;
  /** A folder with its data, which stays. */
  dataDir?: string;
  env?: Record<string, string>;
}

/** Starts everything; must be stopped. */
export async function openCrew({ from, dataDir: given, env = {} }: CrewOptions = {}): Promise<Crew> {
  const data = given === undefined ? await openData(from) : { folder: given, remove: async () => undefined };
  const dataDir = data.folder;
  const mails = createSmtpDesk();
  await mails.listen();
  const port = await freePort();
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
    TRUST_PROXY: 'loopback',
    ADMIN_HOST: '0',
    GRAPHQL_CALLS: '0',
    STOP_SECONDS: '1',
    WORKER: 'separate',
    SMTP_URL: `smtp://127.0.0.1:${mails.port()}`,
    SMTP_FROM: 'jobs@network.example',
    SMTP_TLS: 'off',
    ...env,
  };
  const get = client(port, { brand: BRAND });
  const members = new Map<Member, ChildProcess>();
  let isOver = false;
  let printed = '';

  function start(who: Member, build: '0' | '1' = '0'): void {
    const args =
      who === 'server' ? [...nodeFlagsOf('start'), 'server.ts'] : [...nodeFlagsOf('worker'), 'scripts/worker.ts'];
    const child = spawn(process.execPath, args, {
      env: { ...settings, BUILD: build },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed = (printed + chunk).slice(-200_000);
      });
    }
    members.set(who, child);
    // A process manager starts it again.
    child.once('exit', () => void (isOver || setTimeout(() => isOver || start(who), 500)));
  }

  const pidFile = path.join(dataDir, 'postgres/data/postmaster.pid');
  function pidOf(who: Member | 'database'): number {
    if (who !== 'database') return members.get(who)?.pid ?? 0;
    return existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  }

  async function awaitServer(within = START_MS): Promise<void> {
    const deadline = Date.now() + within;
    for (;;) {
      const status = await get('/healthz').then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return;
      if (Date.now() > deadline) throw new Error(`The server does not answer (${status}):\n${printed.slice(-4000)}`);
      await pause(50);
    }
  }

  async function connect(): Promise<pg.Client> {
    const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: () => undefined });
    try {
      const connection = new pg.Client(database.url);
      // Whoever waits for an answer learns of its end.
      connection.on('error', () => undefined);
      await connection.connect();
      return connection;
    } finally {
      // The members keep it up.
      await database.stop();
    }
  }

  const stop = async () => {
    isOver = true;
    for (const child of members.values()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    }
    await mails.close();
    await data.remove();
  };
  try {
    start('server', '1');
    await awaitServer();
    start('worker');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...{ port, dataDir, get, mails, pidOf, awaitServer, stop },
    kill(who) {
      const pid = pidOf(who);
      // The number in the file may be that of a process that has ended, and belong to somebody else by now.
      if (pid > 0 && isOurs(pid, who === 'database' ? path.dirname(pidFile) : process.cwd()))
        process.kill(pid, 'SIGKILL');
    },
    async withDatabase(work) {
      const connection = await connect();
      return work(connection).finally(() => connection.end());
    },
    connect,
    output: () => printed,
  };
}

const isOurs = (pid: number, folder: string): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
};
