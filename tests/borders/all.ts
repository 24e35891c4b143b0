/**
 * `npm run borders`: removes every brand filter, one at a time, and reports which test notices. `npm run borders --
 * billing` limits it to some files.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chosen, type Filter, findFilters } from './filters.ts';
import { tableNames } from './tables.ts';

const root = join(import.meta.dirname, '../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'borders-'));
const report = join(folder, 'report.json');
const words = process.argv.slice(2);
const began = performance.now();

interface Report {
  /** Filter number -> the test that noticed its removal. */
  noticed: Record<string, string>;
}

/** Runs tests on instrumented sources; optionally with one filter removed from the start. */
function run(tests: readonly string[], off = 0): { failed: boolean; output: string } {
  const settings = { BORDER_TESTS: tests.join(','), BORDER_OFF: String(off), BORDER_REPORT: report };
  const env = { ...process.env, ...settings, BORDER_WORDS: JSON.stringify(words) };
  const config = ['--config', join(import.meta.dirname, 'vitest.config.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', ...config], {
    ...{ cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  return { failed: status !== 0, output: stdout + stderr };
}

/** Tests that may notice, in rounds: that of the source, then those in its folder, then those in the parent folder. */
function roundsOf(file: string): string[][] {
  const own = file.replace(/\.ts$/, '.test.ts');
  const rounds = existsSync(join(root, own)) ? [[own]] : [];
  for (let at = dirname(file); at !== '.'; at = dirname(at)) {
    const tests = readdirSync(join(root, at)).filter((name) => name.endsWith('.test.ts'));
    if (tests.length > 0) return [...rounds, tests.map((name) => `${at}/${name}`).filter((name) => name !== own)];
  }
  return rounds;
}

/** The first test of the module that fails without the filter; null if all pass. */
function firstToFail({ file, number }: Filter): string | null {
  for (const tests of roundsOf(file).filter(({ length }) => length > 0)) {
    const { failed, output } = run(tests, number);
    if (failed) return /FAIL\s+(.*)/.exec(stripVTControlCharacters(output))?.[1] ?? tests.join(', ');
  }
  return null;
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const filters = chosen(findFilters(root, await tableNames(root)), words);
say(`There are ${filters.length} filters by brand here. They are taken out one by one; it takes some minutes.`);
try {
  const each = run(['tests/borders/remove-each.ts']);
  if (each.failed || !existsSync(report)) throw new Error(`The contract could not be tried:\n${each.output}`);
  const { noticed } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const counts = { contract: 0, modules: 0, nobody: 0 };
  for (const filter of filters) {
    const contract = noticed[filter.number];
    const by = contract ?? firstToFail(filter);
    counts[by === null ? 'nobody' : by === contract ? 'contract' : 'modules'] += 1;
    say(`${filter.file}:${filter.line}  ${filter.text}\n    ${by ?? 'NOBODY NOTICED'}`);
  }
  const { contract, modules, nobody } = counts;
  say(`${contract} are noticed by the contract, ${modules} by tests of their modules, ${nobody} by nobody.`);
  say(`It took ${Math.round((performance.now() - began) / 1000)} seconds.`);
  process.exitCode = nobody === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
