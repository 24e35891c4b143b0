/** A lock file between processes of one machine, and a register of the processes that use a server. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 90_000;
const INTERVAL_MS = 50;
/** How long a lock may take to get the name of its holder. */
const NAMELESS_MS = 10_000;

/** Whether a process with this id runs, whoever owns it. Zombies do not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Runs `work` while no other process holds `path`. A lock whose holder died is taken over. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryLock(path)) {
    if (Date.now() > deadline) throw new Error(`Another process has held ${path} for ${PATIENCE_MS / 1000} s.`);
    await sleep(INTERVAL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EEXIST') {
      // On a full disk it has no name in it.
      if (code === 'ENOSPC') rmSync(path, { force: true });
      throw error;
    }
    const holder = readPid(path);
    if (holder === undefined ? isNameless(path) : !isAlive(holder)) rmSync(path, { force: true });
    return false;
  }
}

/** Whether its holder was killed before it wrote its name. */
function isNameless(path: string): boolean {
  try {
    const { size, mtimeMs } = statSync(path);
    return size === 0 && Math.abs(Date.now() - mtimeMs) > NAMELESS_MS;
  } catch {
    return false;
  }
}

function readPid(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Notes that this process uses the server. */
export function register(directory: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, String(process.pid)), '');
}

/** Removes this process from the register; true when no other live process is in it. */
export function unregister(directory: string): boolean {
  rmSync(join(directory, String(process.pid)), { force: true });
  let others = 0;
  for (const name of readdirSync(directory)) {
    if (isAlive(Number(name))) others += 1;
    else rmSync(join(directory, name), { force: true });
  }
  return others === 0;
}
