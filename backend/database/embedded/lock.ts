/** A lock file between processes of one machine, and a register of the processes that use a server. */
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 90_000;
const INTERVAL_MS = 50;

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
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = readPid(path);
    if (holder !== undefined && !isAlive(holder)) rmSync(path, { force: true });
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
