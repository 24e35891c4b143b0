/** `brand check`: all findings at once, as text or JSON. */
import { basename, dirname, resolve } from 'node:path';
import { describeFinding, type Finding, type Severity } from '../../runtime/core/brand/check/finding.ts';
import { settingNotYetEffective } from '../../runtime/core/brand/check/rules/setting-not-yet-effective.ts';
import { type Fixed, fixFiles } from './fix.ts';
import { UserError } from './user-error.ts';
import { type Locations, Workspace } from './workspace.ts';

export interface CheckOptions {
  json?: boolean;
  fix?: boolean;
  /** Omit findings of severity info. */
  quiet?: boolean;
  /** List settings that are not effective yet individually, rather than as a number per file. */
  notes?: boolean;
}

export interface Output {
  text: string;
  exitCode: 0 | 1;
}

const MOST_ROUNDS = 3;
const WAITING = settingNotYetEffective.code;

/** Checks the given brands (ids or their files), or all. Exit code 1 if any finding is an error. */
export async function check(locations: Locations, brands: readonly string[], options: CheckOptions): Promise<Output> {
  const ids = brands.map((brand) => idOf(locations, brand));
  let workspace = await Workspace.open(locations);
  let findings = workspace.findings(ids);
  const fixed: Fixed[] = [];
  // Other findings of a file with syntax errors only appear once it can be parsed.
  for (let round = 0; options.fix && round < MOST_ROUNDS; round += 1) {
    const done = await fixFiles(locations, findings);
    if (done.length === 0) break;
    fixed.push(...done);
    workspace = await Workspace.open(locations);
    findings = workspace.findings(ids);
  }
  const exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  const shown = options.quiet ? findings.filter(({ severity }) => severity !== 'info') : findings;
  if (options.json)
    return {
      text: JSON.stringify(
        {
          fixed: fixed.map(({ file, pointer, code, fix }) => ({ file, pointer, code, title: fix.title })),
          findings: shown,
        },
        null,
        2,
      ),
      exitCode,
    };
  const fixedLines = fixed.map(
    ({ file, pointer, fix }) => `${[file, 'fixed', pointer].filter(Boolean).join('  ')}\n  ${fix.title}`,
  );
  const listed = listFindings(shown, ids.length || workspace.ids().length, options);
  return { text: [...fixedLines, listed].join('\n'), exitCode };
}

/** The findings of a number of documents as text, and their numbers. */
export function listFindings(shown: readonly Finding[], documents: number, options: CheckOptions): string {
  const waiting = options.notes || documents === 1 ? [] : shown.filter(({ code }) => code === WAITING);
  const listed = shown.filter((finding) => !waiting.includes(finding)).toSorted(leastFirst);
  const end = `${summary(documents, shown, options)}${waiting.length > 0 ? ' `--notes` lists each.' : ''}`;
  return [...countByFile(waiting), ...listed.map(describeFinding), end].join('\n');
}

/** The id of a brand given as an id or as one of its files, such as `brands/acme.json` or `brands/acme/pages.json`. */
function idOf({ brandsDir }: Locations, brand: string): string {
  if (!brand.endsWith('.json')) return brand;
  const path = brand.replaceAll('\\', '/');
  const folder = dirname(resolve(path));
  if (!path.includes('/') || basename(folder) === basename(brandsDir)) return basename(path, '.json');
  if (basename(dirname(folder)) === basename(brandsDir)) return basename(folder);
  throw new UserError(`"${brand}" is not in the directory of brands, "${brandsDir}".`);
}

const ORDER: readonly Severity[] = ['info', 'warning', 'error'];

/** Errors come last, where the terminal shows them. */
function leastFirst(a: Finding, b: Finding): number {
  return ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity);
}

/** `brands/acme.json  12 settings wait for later` */
function countByFile(waiting: readonly Finding[]): string[] {
  return [...Map.groupBy(waiting, ({ file }) => file)].map(
    ([file, { length }]) => `${file}  ${length === 1 ? '1 setting waits' : `${length} settings wait`} for later`,
  );
}

/** `8 documents: no errors, 2 warnings, 1 note.` */
function summary(documents: number, findings: readonly Finding[], { quiet }: CheckOptions): string {
  const count = (severity: Severity, one: string, many: string) => {
    const n = findings.filter((finding) => finding.severity === severity).length;
    return n === 0 ? `no ${many}` : `${n} ${n === 1 ? one : many}`;
  };
  const what = documents === 1 ? '1 document' : `${documents} documents`;
  const counts = [count('error', 'error', 'errors'), count('warning', 'warning', 'warnings')];
  return `${what}: ${[...counts, ...(quiet ? [] : [count('info', 'note', 'notes')])].join(', ')}.`;
}
