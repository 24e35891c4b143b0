/** The search text of a plan as a query of the database. */
import { primaryLanguage, STEMMED } from '../fold.ts';
import type { Correction, UnderstoodFacet } from '../port.ts';
import { TABLES } from '../sql-tables.ts';
import { type CompiledText, compileText, ignoreStopWords, wordsToLoad } from './compile-text.ts';
import type { Lexemes } from './lexemes.ts';
import { type ParsedText, parseText, type TextRules, type WordGroup } from './parse-text.ts';

export interface TextQuery {
  /** One per stemmed language of the brand that has words in it, for rows in that language. */
  languages: readonly CompiledText[];
  /** Languages with a query of their own. */
  stemmed: readonly string[];
  /** For rows in other languages, and rows without a language; null if it has no words. */
  other: CompiledText | null;
  /** Language of the page, whose rows come first among equals; null on a board in one language. */
  own: string | null;
}

export interface ReadText {
  parsed: ParsedText | null;
  /** Null if the text contains nothing but stop words. */
  query: TextQuery | null;
  corrections: Correction[];
  understood: UnderstoodFacet[];
}

export const NO_TEXT: ReadText = { parsed: null, query: null, corrections: [], understood: [] };

export interface TextScope extends TextRules {
  /** Language of the page. */
  language: string;
}

/** Ids of facet values by field and code. */
export type FacetIds = (facets: readonly NonNullable<WordGroup['facet']>[]) => Promise<(number | undefined)[]>;

/** Parses and compiles normalized search text. */
export async function readText(
  lexemes: Lexemes,
  facetIds: FacetIds,
  scope: TextScope,
  folded: string,
  preferred: readonly string[] = [],
): Promise<ReadText> {
  const typed = parseText(folded, scope, preferred);
  const facets = facetsOf(typed);
  // A value that no document has has no id.
  const ids = facets.length === 0 ? [] : await facetIds(facets);
  const { hasLanguage } = TABLES[scope.index];
  const stemmed = hasLanguage ? scope.languages.filter((language) => STEMMED.includes(language)) : [];
  const rest = hasLanguage ? '' : primaryLanguage(scope.language);
  const own = hasLanguage && scope.languages.length > 1 ? primaryLanguage(scope.language) : null;
  const lexeme = await lexemes.load(wordsToLoad(typed, [...stemmed, rest]));
  const page = primaryLanguage(scope.language);
  const parsed = stemmed.includes(page) ? ignoreStopWords(typed, page, lexeme) : typed;
  const valuesOf = (facet: NonNullable<WordGroup['facet']>) => {
    const id = ids[facets.indexOf(facet)];
    return id === undefined ? [] : [id];
  };
  const languages = stemmed.flatMap((language) => compileText(parsed, language, lexeme, valuesOf) ?? []);
  const other = compileText(parsed, rest, lexeme, valuesOf);
  const hasWords = stemmed.length > 0 ? languages.length > 0 : other !== null;
  const understood = parsed.alternatives.flat().flatMap(({ words, facet }) => {
    const id = facet === null ? undefined : valuesOf(facet)[0];
    return facet === null || id === undefined ? [] : [{ words: words.join(' '), field: facet.field, value: id }];
  });
  return { parsed, query: hasWords ? { languages, stemmed, other, own } : null, corrections: [], understood };
}

function facetsOf({ alternatives }: ParsedText): NonNullable<WordGroup['facet']>[] {
  return alternatives.flat().flatMap(({ facet }) => facet ?? []);
}
