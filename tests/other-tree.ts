/** A second tree of the sources beside this one. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** An empty folder outside of this tree: within it, a build would take this one for its root. */
function emptyFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `nameplate-${name}-`));
  // When run as root, the embedded database is another user's process, and its program is in here.
  chmodSync(folder, 0o755);
  return folder;
}

/** The sources as they are now. */
export function treeOfNow(name: string): string {
  const folder = emptyFolder(name);
  const files = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0');
  for (const file of files) if (file !== '' && existsSync(file)) cpSync(file, path.join(folder, file));
  linkPackages(folder);
  return folder;
}

/** The sources of a commit, with the packages of now. */
export function treeOfCommit(name: string, commit: string): string {
  const folder = emptyFolder(name);
  const archive = path.join(folder, 'sources.tar');
  run('git', ['archive', `--output=${archive}`, commit]);
  run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  linkPackages(folder);
  return folder;
}

/** A build does not accept a link to a folder outside of its root, so that each file is linked, or copied from another disk. */
function linkPackages(folder: string): void {
  try {
    run('cp', ['-al', 'node_modules', folder]);
  } catch {
    rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
    run('cp', ['-a', 'node_modules', folder]);
  }
}
