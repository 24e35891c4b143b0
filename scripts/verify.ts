/** The command to run before a commit: runs every check with its time; stops at the first failure. */
import { spawnSync } from 'node:child_process';

const steps: readonly [name: string, command: string, args: readonly string[]][] = [
  ['generated files', 'node', ['scripts/generate/all.ts', '--check']],
  ['brands', 'node', ['scripts/brand.ts', 'check', '--quiet']],
  ['types', 'node', ['node_modules/typescript7/bin/tsc', '-p', '.']],
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['layers', 'node', ['scripts/layers.ts']],
  ['dead code', 'knip', []],
  ['tests', 'npm', ['test', '--silent']],
  ['sweeps', 'npm', ['run', 'sweeps', '--silent']],
  ['restarts', 'node', ['tests/restarts.ts', 'signals']],
];

const skipped = new Set(process.argv.slice(2).flatMap((flag) => flag.match(/^--without=(.+)$/)?.[1] ?? []));
for (const [name, command, args] of steps) {
  if (skipped.has(name)) continue;
  const started = performance.now();
  const run = spawnSync(command, args, { stdio: 'inherit' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (run.status !== 0) {
    console.error(`${name}: failed after ${seconds} s`);
    process.exit(1);
  }
  console.warn(`${name}: good (${seconds} s)`);
}
