/** Groups of names for the same thing: ours in backend/data/vocabulary/synonyms.txt, and those of a brand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '../fold.ts';
import { LANGUAGES, rememberingKeys } from './phrase-key.ts';

/** Names of a group in another language: the most common ones stand first. */
const MOST_TRANSLATIONS = 4;

/** Folded names of a language. */
interface Names {
  equal: readonly string[];
  /** Found by the equal ones, but not the other way round. */
  further: readonly string[];
  /** Found in the same way, and ranked below all others: neighbouring occupations. */
  related: readonly string[];
}

/** Other names of a phrase. */
export interface OtherNames {
  /** Best first. */
  names: readonly string[];
  related: readonly string[];
}

/** Names by language. */
export type SynonymGroup = ReadonlyMap<string, Names>;
/** Groups by language and key (`phraseKey`) of their equal names. */
export type SynonymIndex = ReadonlyMap<string, readonly SynonymGroup[]>;

let shipped: SynonymIndex | undefined;

export function shippedSynonyms(): SynonymIndex {
  shipped ??= indexGroups(
    parseGroups(readFileSync(join(import.meta.dirname, '../../data/vocabulary/synonyms.txt'), 'utf8')),
  );
  return shipped;
}

/** Lines "English | German | French | Spanish"; names are separated by commas, further ones follow ">", and related ones a second ">". */
export function parseGroups(text: string): SynonymGroup[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const columns = line.split('|');
      return new Map(LANGUAGES.map((language, at) => [language, parseNames(columns[at] ?? '')]));
    });
}

function parseNames(column: string): Names {
  const [equal = '', further = '', related = ''] = column.split('>');
  const list = (names: string) =>
    names
      .split(',')
      .map(foldText)
      .filter((name) => name !== '');
  return { equal: list(equal), further: list(further), related: list(related) };
}

/** A brand's groups, which hold in each of its languages. */
export function ownGroups(groups: readonly (readonly string[])[], languages: readonly string[]): SynonymGroup[] {
  return groups.map((phrases) => {
    const equal = phrases.map(foldText).filter((phrase) => phrase !== '');
    return new Map(languages.map((language) => [language, { equal, further: [], related: [] }]));
  });
}

export function indexGroups(groups: readonly SynonymGroup[]): SynonymIndex {
  const index = new Map<string, SynonymGroup[]>();
  const keyOf = rememberingKeys();
  for (const group of groups)
    for (const [language, { equal }] of group)
      for (const key of new Set(equal.map((name) => keyOf(name, language)))) {
        const id = `${language} ${key}`;
        const known = index.get(id);
        if (known === undefined) index.set(id, [group]);
        else known.push(group);
      }
  return index;
}

/** Names of the groups that contain a key, first those in its language, then those in the others. */
export function namesWith(
  index: SynonymIndex,
  key: string,
  language: string,
  languages: readonly string[],
): OtherNames {
  const groups = index.get(`${language} ${key}`) ?? [];
  const same = groups.flatMap((group) => group.get(language) ?? []);
  const others = groups.flatMap((group) =>
    languages.filter((other) => other !== language).flatMap((other) => group.get(other) ?? []),
  );
  return {
    names: [
      ...same.flatMap(({ equal, further }) => [...equal, ...further]),
      ...others.flatMap(({ equal }) => equal.slice(0, MOST_TRANSLATIONS)),
    ],
    related: same.flatMap(({ related }) => related),
  };
}
