/** The indexed words, used to correct typos. */
import { configurationOf, wordsOf } from './fold.ts';
import type { Transaction } from './index-types.ts';

const SHORTEST = 3;
const LONGEST = 40;

/**
 * Adds new words, except stop words. Known words are not updated, because all writers would contend for their rows. So a count is that of the
 * document batch that introduced the word, which is enough to break ties, and words outlive their documents until the next rebuild.
 */
export async function addWords(tx: Transaction, texts: readonly { langcode: string; folded: string }[]): Promise<void> {
  const byLanguage = new Map<string, Map<string, number>>();
  for (const { langcode, folded } of texts) {
    const counts = byLanguage.get(langcode) ?? new Map<string, number>();
    byLanguage.set(langcode, counts);
    for (const word of new Set(wordsOf(folded))) {
      if (word.length >= SHORTEST && word.length <= LONGEST && /^\p{L}+$/u.test(word))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  for (const [langcode, counts] of [...byLanguage].sort()) {
    await tx.query(
      `insert into search_word (langcode, word, count)
        select $1, word, count from unnest($3::text[], $4::integer[]) w(word, count)
        where not exists (select from search_word k where k.langcode = $1 and k.word = w.word) and to_tsvector($2::regconfig, word) <> ''
        order by word on conflict do nothing`,
      [langcode, configurationOf(langcode), [...counts.keys()], [...counts.values()]],
    );
  }
}
