/**
 * Builds backend/data/vocabulary from labels of occupations and skills and scripts/vocabulary/*.txt: `node
 * scripts/vocabulary/make.ts <folder of sources> [--check]`. docs/search.md lists the sources.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTaxonomies } from '../../backend/data/load-taxonomies.ts';
import { parseLexicon } from '../../backend/search/vocabulary/compounds.ts';
import { collectWords } from './german-words.ts';
import { composeLabels, LABELLED } from './occupation-labels.ts';

const CHOSEN = join(import.meta.dirname, 'german-words.txt');
const VOCABULARY = join(import.meta.dirname, '../../backend/data/vocabulary');
const ATTRIBUTION = '# Derived from ESCO, European Commission, CC BY 4.0; see docs/data.md.';
/** Taxonomies whose German names consist of compounds. */
const COMPOUNDS = ['occupation', 'industry', 'skill', 'field_of_study'];

/** File contents by name. */
export function makeVocabulary(folder: string, chosen: string): Map<string, string> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const german = read('esco-occupation-labels.de.tsv').map((line) => line.split('\t')[1] ?? '');
  const labels = [...german, ...read('esco-skills.de.csv').slice(1), ...ownGermanNames()];
  const words = collectWords(labels, parseLexicon(chosen));
  const occupations = composeLabels(
    Object.fromEntries(
      LABELLED.map((language) => [
        language,
        read(`esco-occupation-labels.${language}.tsv`).map((line) => {
          const [concept = '', label = ''] = line.split('\t');
          return { concept, label };
        }),
      ]),
    ),
  );
  return new Map([
    ['german-words.txt', `${chosen.trimEnd()}\n${words.join('\n')}\n`],
    ['occupation-labels.txt', `${ATTRIBUTION}\n${occupations.join('\n')}\n`],
  ]);
}

function ownGermanNames(): string[] {
  const terms = readTaxonomies().flatMap(({ taxonomy, terms }) => (COMPOUNDS.includes(taxonomy) ? terms : []));
  return terms.flatMap(({ labels, synonyms }) => [labels.de ?? '', ...(synonyms?.de ?? [])]);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder of the sources; docs/search.md says what is in it.');
  const files = makeVocabulary(folder, readFileSync(CHOSEN, 'utf8'));
  const changed = [...files].filter(([name, text]) => text !== readFileSync(join(VOCABULARY, name), 'utf8'));
  if (values.check && changed.length > 0) {
    throw new Error(`Not as made: ${changed.map(([name]) => name).join(', ')}. Make them anew without --check.`);
  }
  for (const [name, text] of changed) writeFileSync(join(VOCABULARY, name), text);
  process.stdout.write(`${files.size} files, ${changed.length} changed.\n`);
}

if (import.meta.main) main();
