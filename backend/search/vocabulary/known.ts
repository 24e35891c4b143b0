/** Words that are spelled right even if no job contains them. */
import { allowedMistakes, editDistance } from '../closest.ts';
import { splitCompound } from './compounds.ts';
import { shippedLabels } from './occupation-labels.ts';
import { LANGUAGES, rememberingKeys } from './phrase-key.ts';
import { shippedSynonyms } from './synonym-groups.ts';

/** Labels contain misspelled names as well, but each of them once. */
const LEAST_LABELS = 2;

/** Keys (`phraseKey`) of words by language. */
let shipped: ReadonlySet<string> | undefined;
let names: ReadonlyMap<string, readonly string[]> | undefined;

/** Whether a folded word is part of the name of an occupation, a skill or a kind of work in one of the languages, in any form. */
export function isVocabulary(word: string, languages: readonly string[]): boolean {
  shipped ??= collectWords();
  const known = shipped;
  const keyOf = rememberingKeys();
  return (
    languages.some((language) => known.has(`${language} ${keyOf(word, language)}`)) ||
    (languages.includes('de') && splitCompound(word).length > 1)
  );
}

/** Names of one word that may have been meant by a folded word, which is none: those within the allowed distance, closest first. */
export function similarNames(word: string, languages: readonly string[], most: number): string[] {
  names ??= collectNames();
  const mistakes = allowedMistakes(word.length);
  const near = languages.flatMap((language) =>
    (names?.get(`${language} ${word[0]}`) ?? []).flatMap((name) => {
      if (Math.abs(name.length - word.length) > mistakes) return [];
      const distance = editDistance(word, name);
      return distance <= mistakes ? [{ name, distance }] : [];
    }),
  );
  return [...new Set(near.sort((a, b) => a.distance - b.distance).map(({ name }) => name))].slice(0, most);
}

/** Names of one word by language and first letter. */
function collectNames(): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const group of new Set([...shippedSynonyms().values()].flat()))
    for (const [language, { equal, further, related }] of group)
      for (const name of [...equal, ...further, ...related]) {
        if (!/^\p{L}{4,}$/u.test(name)) continue;
        const id = `${language} ${name[0]}`;
        found.set(id, (found.get(id) ?? new Set()).add(name));
      }
  return new Map([...found].map(([id, list]) => [id, [...list]]));
}

function collectWords(): Set<string> {
  const labels = new Map<string, number>();
  for (const line of shippedLabels().lines)
    for (const [at, column] of line.split('\t').entries())
      for (const [rank, name] of column.split('|').entries())
        for (const word of new Set(name.split(/[ -]/))) {
          const id = `${LANGUAGES[at]} ${word}`;
          labels.set(id, (labels.get(id) ?? 0) + (rank === 0 ? LEAST_LABELS : 1));
        }
  const keyOf = rememberingKeys();
  const idOf = (language: string, word: string) => `${language} ${keyOf(word, language)}`;
  const often = [...labels].filter(([, count]) => count >= LEAST_LABELS).map(([id]) => id.split(' '));
  const named = [...new Set([...shippedSynonyms().values()].flat())].flatMap((group) =>
    [...group].flatMap(([language, { equal, further, related }]) =>
      [...equal, ...further, ...related].flatMap((name) => name.split(/[ -]/).map((word) => [language, word])),
    ),
  );
  return new Set([...often, ...named].map(([language = '', word = '']) => idOf(language, word)));
}
