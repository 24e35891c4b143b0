/**
 * Builds backend/data/taxonomies from scripts/taxonomies/terms: `node scripts/taxonomies/make.ts <folder of sources>
 * [--check]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeTaxonomy } from './compose.ts';
import { readChosenTerms } from './read-terms.ts';
import { readSources, type Sources } from './sources.ts';

const TERMS = join(import.meta.dirname, 'terms');
/** Line width of the formatter. */
const LINE = 120;
const TAXONOMIES = join(import.meta.dirname, '../../backend/data/taxonomies');

/** File contents by name, and all errors. */
export function makeTaxonomies(
  termsFolder: string,
  sources: Sources,
): { files: Map<string, string>; problems: string[] } {
  const made = [...readChosenTerms(termsFolder)].map(([name, chosen]) => composeTaxonomy(name, chosen, sources));
  return {
    files: new Map(made.map(({ taxonomy }) => [`${taxonomy.taxonomy}.json`, writeJson(taxonomy)])),
    problems: made.flatMap(({ problems }) => problems),
  };
}

/** Formatted like Biome: lists and objects of strings are on one line if they fit. */
function writeJson(value: unknown): string {
  const inner = /^(.*)([[{])\n((?: +(?:"[\w-]+": )?"[^\n]*",?\n)+) *[\]}],?$/gm;
  const text = JSON.stringify(value, null, 2).replace(inner, (whole, before, open, items) => {
    const flat = items.trim().replace(/\n +/g, ' ');
    const line = before + (open === '{' ? `{ ${flat} }` : `[${flat}]`) + (whole.endsWith(',') ? ',' : '');
    return line.length <= LINE ? line : whole;
  });
  return `${text}\n`;
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder of the sources; docs/taxonomies.md says what is in it.');
  const { files, problems } = makeTaxonomies(TERMS, readSources(folder));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const changed = [...files].filter(([name, text]) => text !== read(join(TAXONOMIES, name)));
  if (values.check && changed.length > 0) {
    throw new Error(`Not as made: ${changed.map(([name]) => name).join(', ')}. Make them anew without --check.`);
  }
  for (const [name, text] of changed) writeFileSync(join(TAXONOMIES, name), text);
  process.stdout.write(`${files.size} taxonomies, ${changed.length} changed.\n`);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.main) main();
