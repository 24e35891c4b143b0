/** Whether words are a name on a board, so that a place of that name is not what they mean. */
import type { Pool } from 'pg';
import { configurationOf, primaryLanguage, STEMMED, wordsOf } from '../fold.ts';
import type { NameScope } from '../port.ts';
import { StatementValues } from '../sql-builder.ts';
import { TABLES } from '../sql-tables.ts';
import { canonicalWord } from '../vocabulary/canonical.ts';
import { compileName } from './compile-text.ts';
import type { Lexemes } from './lexemes.ts';

/** Reads one statement; `brandId` is frontend.id. */
export async function isName(pool: Pool, lexemes: Lexemes, scope: NameScope, brandId: number): Promise<boolean> {
  const table = TABLES[scope.index];
  const own = [...new Set(scope.languages.map(primaryLanguage))].filter((language) => STEMMED.includes(language));
  const languages = table.hasLanguage ? [...own, ''] : [primaryLanguage(scope.language)];
  const words = wordsOf(scope.words);
  const lexeme = await lexemes.load(
    languages.flatMap((language) =>
      words.map((word) => ({ configuration: configurationOf(language), word: canonicalWord(word, language) })),
    ),
  );
  const values = new StatementValues();
  const brand = table.brandCondition(values.add(brandId, 'integer'));
  const conditions = languages.flatMap((language) => {
    const query = compileName(words, language, lexeme, scope.ofEmployer ? 'C' : 'ABC');
    if (query === '') return [];
    const named = `head_vector @@ ${values.add(query, 'tsquery')}`;
    // A parameter that no condition uses has no type, and is refused.
    if (!table.hasLanguage) return [named];
    const ofRow =
      language === '' ? `langcode <> all(${values.add(own, 'text[]')})` : `langcode = ${values.add(language, 'text')}`;
    return [`(${ofRow} and ${named})`];
  });
  if (conditions.length === 0) return false;
  const { rows } = await pool.query<{ found: boolean }>(
    `select exists (select from ${table.name} where ${brand} and (${conditions.join(' or ')})) as found`,
    values.list,
  );
  return rows[0]?.found ?? false;
}
