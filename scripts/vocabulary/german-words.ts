/** Words that German compounds consist of, from labels of occupations and skills. */

import { foldText } from '../../backend/search/fold.ts';
import { canonicalWord } from '../../backend/search/vocabulary/canonical.ts';
import { type Lexicon, splitWith } from '../../backend/search/vocabulary/compounds.ts';

/** Short words are in many others by chance, so they must be in several labels; long ones are compounds of few. */
const SHORTEST = 4;
const SHORT = 6;
const LEAST_LABELS_OF_SHORT = 3;
const LONGEST = 18;
/** The form that only compounds have: Sicherheits-. */
const LINKED = /(?<=ung|heit|keit|schaft|tat|ion|ing|tum|schiff|recht|betrieb|geschaft|verkehr|gesundheit)s$/;

/** Words of the labels that are part of another word of the labels, sorted. `chosen` adds to them and overrules them. */
export function collectWords(labels: readonly string[], chosen: Lexicon): string[] {
  const nouns = countNouns(labels);
  const candidates = [...nouns]
    .filter(([noun, count]) => count >= (noun.length <= SHORT ? LEAST_LABELS_OF_SHORT : 1))
    .map(([noun]) => noun)
    .filter((noun) => noun.length >= SHORTEST && noun.length <= LONGEST);
  const lexicon = { ...chosen, words: new Set([...candidates, ...chosen.words]) };
  const used = new Set([...nouns.keys()].flatMap((noun) => splitWith(lexicon, noun)));
  return [...used].filter((word) => !chosen.words.has(word) && !chosen.whole.has(word)).toSorted();
}

/** Nouns, which German writes with a capital, in the masculine form, with the number of labels that contain them. */
export function countNouns(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) {
    const nouns = label.match(/(?<!\p{L})\p{Lu}[\p{Ll}ß]{2,}(?:In)?(?!\p{L})/gu) ?? [];
    for (const noun of new Set(
      nouns.map((name) =>
        canonicalWord(foldText(name), 'de')
          .replace(/(?<=er)x$/, '')
          .replace(LINKED, ''),
      ),
    ))
      counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  return counts;
}
