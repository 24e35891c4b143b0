/** Clocks of processes that can be set while they run, by libfaketime (Debian: `faketime`). Timers go on as they do when a system's clock is set. */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPrograms } from '../../backend/database/embedded/programs.ts';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { installOne } from '../debian.ts';

const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

export interface MovedClock {
  /** For the processes that follow it. */
  env: Record<string, string>;
  /** How many seconds it is ahead of the true one; may be below 0. */
  set(seconds: number): void;
}

/** `folder` must be readable by everybody. Throws where the library is missing and cannot be installed. */
export function openClock(folder: string): MovedClock {
  if (!existsSync(LIBRARY) && !installOne([{ name: 'faketime', file: LIBRARY }]))
    throw new Error('Clocks are set by libfaketime, which is missing (Debian: apt-get install faketime).');
  const file = path.join(folder, 'clock');
  const set = (seconds: number) => {
    writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}\n`, { mode: 0o644 });
    renameSync(`${file}.next`, file);
  };
  set(0);
  const env = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, set };
}

/** The embedded database, on that clock; it is started without this process, which would not hand on its environment. */
export async function startOnClock(folder: string, { env }: MovedClock): Promise<{ url: string; stop(): void }> {
  const home = path.join(folder, 'postgres');
  const first = await startEmbeddedPostgres({ dataDir: home, log: console.warn });
  await first.stop();
  const { pgCtl, owner } = findPrograms(home, console.warn);
  const cluster = path.join(first.folder, 'data');
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(pgCtl, [...args, '-w', '-s', '-D', cluster], {
      ...owner,
      cwd: first.folder,
      env: { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`pg_ctl ${args[0]}: ${stderr}`);
  };
  run('start', '-l', path.join(first.folder, 'server.log'));
  return { url: first.url, stop: () => run('stop', '-m', 'fast') };
}
