/** Matches words of a CV with taxonomy terms: by any label or synonym, in any language. */
import type { TermRecord, Terms } from '../../taxonomies/terms.ts';
import { fold } from './recognise/fold.ts';

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Finds the code of a word; null if no term matches. Loads the terms once. */
export function termFinder(terms: Pick<Terms, 'offered'>, taxonomy: string): (word: string) => string | null {
  const codes = new Map<string, string>();
  for (const term of terms.offered(taxonomy))
    for (const name of namesOf(term)) if (!codes.has(name)) codes.set(name, term.code);
  return (word) => codes.get(plain(word)) ?? null;
}

function namesOf({ labels, synonyms }: TermRecord): string[] {
  const names = [...Object.values(labels), ...Object.values(synonyms).flat()];
  return names.map(plain).filter((name) => name !== '');
}
