/**
 * `npm run old-code [-- FILES]`: runs backend tests of an earlier version on the tables of this one, as its processes run during an update. The
 * version is the last one without the newest migration, or the commit in OLD_COMMIT. It needs the history of the repository.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { treeOfCommit } from './other-tree.ts';

const MIGRATIONS = 'backend/database/migrations';
/** Every operation, task and store function on two brands, what each role may do, background work and mail. */
const USUAL = ['backend/borders.test.ts', 'backend/permissions.test.ts', 'backend/work', 'backend/mail'];

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The last commit without the newest migration; undefined where history does not go back so far. */
function commitBefore(): string | undefined {
  const newest = git('ls-files', `${MIGRATIONS}/*.sql`).split('\n').at(-1) ?? '';
  const adding = git('log', '--format=%H', '--diff-filter=A', '-1', '--', newest);
  if (adding === '') return undefined;
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${adding}~1^{commit}`], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

function run(commit: string, files: readonly string[]): boolean {
  const count = (text: string) => text.split('\n').filter(Boolean).length;
  const own = git('ls-files', `${MIGRATIONS}/*.sql`);
  const theirs = git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`)
    .split('\n')
    .filter((name) => name.endsWith('.sql'));
  console.warn(
    `${git('log', '-1', '--format=%h of %as, %s', commit)}: it knows ${theirs.length} of ${count(own)} migrations.`,
  );
  const tree = treeOfCommit('old-code', commit);
  try {
    rmSync(path.join(tree, MIGRATIONS), { recursive: true });
    cpSync(MIGRATIONS, path.join(tree, MIGRATIONS), { recursive: true });
    const { status } = spawnSync(
      'npx',
      ['vitest', 'run', '--project', 'database', '--project', 'database-sweeps', ...files],
      {
        cwd: tree,
        stdio: 'inherit',
      },
    );
    return status === 0;
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

const commit = process.env.OLD_COMMIT || commitBefore();
const files = process.argv.slice(2);
if (commit === undefined) {
  console.error(
    'The history here does not reach back to before the newest migration: git fetch --unshallow, or set OLD_COMMIT.',
  );
  process.exitCode = 1;
} else if (!run(commit, files.length > 0 ? files : USUAL)) process.exitCode = 1;
