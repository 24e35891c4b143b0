/** The indexed words, used to correct typos. */
import type { Pool } from 'pg';
import { configurationOf, wordsOf } from './fold.ts';
import type { Transaction } from './index-types.ts';
import { isFree } from './locks.ts';
import { TABLES } from './sql-tables.ts';
import { canonicalWord } from './vocabulary/canonical.ts';

const SHORTEST = 3;
const LONGEST = 40;

/** How many words in a hundred are looked at each minute. */
const LOOKED_AT = 1;

interface Word {
  langcode: string;
  word: string;
  count: number;
}

/**
 * Adds new words, except stop words. Known words are not updated, because all writers would contend for their rows. So a count is that of the
 * document batch that introduced the word, which is enough to break ties, and words outlive their documents until `pruneWords` comes to them. While another
 * transaction is adding words, they are only put down: two that add the same one would wait for each other.
 */
export async function addWords(tx: Transaction, texts: readonly { langcode: string; folded: string }[]): Promise<void> {
  const counts = new Map<string, Word>();
  for (const { langcode, folded } of texts) {
    for (const word of new Set(wordsOf(folded))) {
      if (word.length < SHORTEST || word.length > LONGEST || !/^\p{L}+$/u.test(word)) continue;
      const key = `${langcode} ${word}`;
      counts.set(key, { langcode, word, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  const words = [...counts.values()];
  const { rows: added } = await tx.query<Word>(
    `select langcode, word, count from unnest($1::text[], $2::text[], $3::text[], $4::integer[]) w(langcode, config, word, count)
      where not exists (select from search_word k where k.langcode = w.langcode and k.word = w.word)
        and to_tsvector(config::regconfig, word) <> ''`,
    [
      words.map(({ langcode }) => langcode),
      words.map(({ langcode }) => configurationOf(langcode)),
      words.map(({ word }) => word),
      words.map(({ count }) => count),
    ],
  );
  if (added.length === 0) return;
  await tx.query(
    'insert into search_word_later (langcode, word, count) select * from unnest($1::text[], $2::text[], $3::integer[])',
    [added.map(({ langcode }) => langcode), added.map(({ word }) => word), added.map(({ count }) => count)],
  );
  await addLaterWords(tx);
}

/** Adds the words that were put down, unless another transaction is adding words. */
export async function addLaterWords(tx: Transaction): Promise<void> {
  if (!(await isFree(tx, 'WORDS'))) return;
  await tx.query(
    `with later as (delete from search_word_later returning langcode, word, count)
    insert into search_word (langcode, word, count)
      select langcode, word, sum(count) from later group by langcode, word order by langcode, word on conflict do nothing`,
  );
}

/**
 * Deletes words that no row has any more, of those that it looks at: by default one in a hundred, drawn at random, so that all have their turn within hours. One
 * that is added meanwhile may be deleted, too: it returns with the next document that has it.
 */
export async function pruneWords(pool: Pool, percent = LOOKED_AT): Promise<void> {
  const { rows } = await pool.query<Pick<Word, 'langcode' | 'word'>>(
    `select langcode, word from search_word tablesample system (${percent})`,
  );
  const { rows: unused } = await pool.query<Pick<Word, 'langcode' | 'word'>>(
    `select langcode, word
    from unnest($1::text[], $2::text[], $3::text[], $4::text[]) w(langcode, word, config, form)
      cross join lateral (select plainto_tsquery(config::regconfig, form) as query) q
    where ${Object.values(TABLES)
      .map(({ name }) => `not exists (select from ${name} s where s.all_vector @@ query)`)
      .join(' and ')}`,
    [
      rows.map(({ langcode }) => langcode),
      rows.map(({ word }) => word),
      rows.map(({ langcode }) => configurationOf(langcode)),
      rows.map(({ langcode, word }) => canonicalWord(word, langcode)),
    ],
  );
  if (unused.length === 0) return;
  await pool.query(
    `delete from search_word k using unnest($1::text[], $2::text[]) w(langcode, word)
    where k.langcode = w.langcode and k.word = w.word`,
    [unused.map(({ langcode }) => langcode), unused.map(({ word }) => word)],
  );
}
