/** `npm run borders`: takes every filter by brand out, one by one, and says which test notices. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Filter, findFilters } from './filters.ts';
import { tableNames } from './tables.ts';

const root = join(import.meta.dirname, '../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'borders-'));
const report = join(folder, 'report.json');

interface Report {
  /** By number of a filter, who noticed that it was gone. */
  noticed: Record<string, string>;
}

/** Runs tests on sources with switches; one filter may be out from the start. */
function run(tests: readonly string[], off = 0): { failed: boolean; output: string } {
  const env = { ...process.env, BORDER_TESTS: tests.join(','), BORDER_OFF: String(off), BORDER_REPORT: report };
  const config = ['--config', join(import.meta.dirname, 'vitest.config.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', ...config], {
    ...{ cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  return { failed: status !== 0, output: stdout + stderr };
}

/** The tests beside a source, and those of the folder around it. */
function testsOf(file: string): string[] {
  for (let at = dirname(file); at !== '.'; at = dirname(at)) {
    const tests = readdirSync(join(root, at)).filter((name) => name.endsWith('.test.ts'));
    if (tests.length > 0) return tests.map((name) => `${at}/${name}`);
  }
  return [];
}

/** The first test of the module that fails without the filter; null where all pass. */
function firstToFail({ file, number }: Filter): string | null {
  const tests = testsOf(file);
  const { failed, output } = tests.length > 0 ? run(tests, number) : { failed: false, output: '' };
  return failed ? (/FAIL\s+(.*)/.exec(stripVTControlCharacters(output))?.[1] ?? tests.join(', ')) : null;
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const filters = [...findFilters(root, await tableNames(root)).values()].flatMap((source) => source.filters);
say(`There are ${filters.length} filters by brand. They are taken out one by one; it takes some minutes.`);
try {
  const each = run(['tests/borders/remove-each.ts']);
  if (each.failed || !existsSync(report)) throw new Error(`The contract could not be tried:\n${each.output}`);
  const { noticed } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  let unnoticed = 0;
  for (const filter of filters) {
    const by = noticed[filter.number] ?? firstToFail(filter);
    if (by === null) unnoticed += 1;
    say(`${filter.file}:${filter.line}  ${filter.text}\n    ${by ?? 'NOBODY NOTICED'}`);
  }
  say(unnoticed === 0 ? 'Every one is noticed.' : `Nobody notices ${unnoticed} of them.`);
  process.exitCode = unnoticed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
