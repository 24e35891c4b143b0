/** Writes every generated file, or with `--check` exits 1 if one is out of date. */
import { spawnSync } from 'node:child_process';

const check = process.argv.includes('--check') ? ['--check'] : [];

const steps: readonly [name: string, args: readonly string[]][] = [
  ['brand schema and types', ['scripts/generate/types.ts', ...check]],
  ['texts of forms', ['scripts/generate/form-texts.ts', ...check]],
  ['widget registry', ['scripts/generate/widgets.ts', ...check]],
  ['GraphQL types', ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--silent', ...check]],
  ['client of the API for partners', ['scripts/generate/partner-client.ts', ...check]],
  // drizzle-kit names the next migration after its changes; `check` only validates the existing ones.
  ['migrations', ['node_modules/drizzle-kit/bin.cjs', check.length > 0 ? 'check' : 'generate']],
];

for (const [name, args] of steps) {
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (run.status === 0) continue;
  console.error(
    `${run.stdout}${run.stderr}${name}: ${check.length > 0 ? 'out of date, run "npm run generate"' : 'failed'}`,
  );
  process.exitCode = 1;
}
