/** Names of the same occupation, from backend/data/vocabulary/occupation-labels.txt; docs/data.md names the source. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, phraseKey, rememberingKeys } from './phrase-key.ts';

const FILE = join(import.meta.dirname, '../../data/vocabulary/occupation-labels.txt');
/** Besides the preferred name, which is enough for a name that is not: "surgeon" is a specialized doctor, not each of them. */
const MOST_CLOSE = 3;
const MOST_TRANSLATIONS = 2;

export interface OccupationLabels {
  /** A line of names per occupation. */
  lines: readonly string[];
  /** Occupations by language and key (`phraseKey`). */
  index: ReadonlyMap<string, readonly number[]>;
}

let shipped: OccupationLabels | undefined;

/** The shipped names; reading them takes a tenth of a second, once. */
export function shippedLabels(): OccupationLabels {
  shipped ??= parseLabels(readFileSync(FILE, 'utf8'));
  return shipped;
}

/** A line per occupation: names by language separated by tabs, each list with the preferred name first (or nothing), then the closest. */
export function parseLabels(text: string): OccupationLabels {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const index = new Map<string, number[]>();
  const keyOf = rememberingKeys();
  for (const [at, line] of lines.entries())
    for (const [language, names] of namesIn(line))
      for (const name of names) {
        if (name === '') continue;
        const id = `${language} ${keyOf(name, language)}`;
        const known = index.get(id);
        if (known === undefined) index.set(id, [at]);
        else if (known.at(-1) !== at) known.push(at);
      }
  return { lines, index };
}

/** Other names of the occupations that have this one: close ones in its language, and translations. */
export function labelsWith(
  { lines, index }: OccupationLabels,
  key: string,
  language: string,
  languages: readonly string[],
): string[] {
  return (index.get(`${language} ${key}`) ?? []).flatMap((at) => {
    const names = new Map(namesIn(lines[at] ?? ''));
    const [preferred = '', ...close] = names.get(language) ?? [];
    const isPreferred = preferred !== '' && phraseKey(preferred.split(' '), language) === key;
    const same = isPreferred ? close.slice(0, MOST_CLOSE) : [preferred];
    const others = languages
      .filter((other) => other !== language)
      .flatMap((other) => (names.get(other) ?? []).slice(0, isPreferred ? 1 + MOST_TRANSLATIONS : 1));
    return [...same, ...others].filter((name) => name !== '');
  });
}

function namesIn(line: string): [language: string, names: string[]][] {
  const columns = line.split('\t');
  return LANGUAGES.map((language, at) => [language, (columns[at] ?? '').split('|')]);
}
