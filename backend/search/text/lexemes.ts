/** Words as the database stores them: reduced to stems, without stop words. */
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

/** A word in a text search configuration. */
export interface WordInLanguage {
  configuration: string;
  word: string;
}

/** The quoted lexeme of a word, to be used in a tsquery; an empty text for a stop word. */
export type Lexeme = (configuration: string, word: string) => string;

const MOST_KEPT = 50_000;

/** Lexemes never change, so they are cached for all brands. */
export class Lexemes {
  readonly #pool: Pool;
  readonly #known = new LRUCache<string, string>({ max: MOST_KEPT });

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async load(words: Iterable<WordInLanguage>): Promise<Lexeme> {
    const found = new Map<string, string>();
    const missing = new Map<string, WordInLanguage>();
    for (const entry of words) {
      const key = keyOf(entry.configuration, entry.word);
      const lexeme = this.#known.get(key);
      if (lexeme === undefined) missing.set(key, entry);
      else found.set(key, lexeme);
    }
    if (missing.size > 0) {
      const asked = [...missing.values()];
      const { rows } = await this.#pool.query<{ lexemes: string[] }>({
        name: 'search-lexemes',
        text: `select array(select plainto_tsquery(c::regconfig, w)::text
          from unnest($1::text[], $2::text[]) with ordinality u(c, w, i) order by i) as lexemes`,
        values: [asked.map(({ configuration }) => configuration), asked.map(({ word }) => word)],
      });
      asked.forEach(({ configuration, word }, i) => {
        const lexeme = rows[0]?.lexemes[i] ?? '';
        this.#known.set(keyOf(configuration, word), lexeme);
        found.set(keyOf(configuration, word), lexeme);
      });
    }
    return (configuration, word) => found.get(keyOf(configuration, word)) ?? '';
  }
}

function keyOf(configuration: string, word: string): string {
  return `${configuration} ${word}`;
}
