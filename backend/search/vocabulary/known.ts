/** Words that are spelled right even if no job contains them. */
import { splitCompound } from './compounds.ts';
import { shippedLabels } from './occupation-labels.ts';
import { LANGUAGES, rememberingKeys } from './phrase-key.ts';
import { shippedSynonyms } from './synonym-groups.ts';

/** Labels contain misspelled names as well, but each of them once. */
const LEAST_LABELS = 2;

/** Keys (`phraseKey`) of words by language. */
let shipped: ReadonlySet<string> | undefined;

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
    [...group].flatMap(([language, { equal, further }]) =>
      [...equal, ...further].flatMap((name) => name.split(/[ -]/).map((word) => [language, word])),
    ),
  );
  return new Set([...often, ...named].map(([language = '', word = '']) => idOf(language, word)));
}
