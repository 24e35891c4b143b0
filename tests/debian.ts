/** Debian packages that tests need in addition to npm's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages in turn until one provides its file, if this process may install; undefined if none does. */
export function installOne(packages: readonly { name: string; file: string }[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  for (const { name, file } of packages) {
    console.warn(`Installing ${name} for the tests ...`);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
    if (existsSync(file)) return file;
  }
  return undefined;
}
