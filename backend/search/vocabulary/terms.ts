/** Words that mean a value of a facet: part time, Homeoffice, CDI. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText, primaryLanguage } from '../fold.ts';
import { LANGUAGES, phraseKey } from './phrase-key.ts';

export interface FacetWord {
  /** Facet field, such as `employment_type`. */
  field: string;
  /** Code of its taxonomy. */
  code: string;
}

/** Words `from` up to but not including `to` that mean a facet value. */
export interface FacetWordSpan extends FacetWord {
  from: number;
  to: number;
}

const FILE = join(import.meta.dirname, '../../data/vocabulary/facet-words.txt');

let shipped: ReadonlyMap<string, FacetWord> | undefined;

/** Values named by folded words in languages of the board; of overlapping names, the longest counts, then the first. */
export function findFacetWords(words: readonly string[], languages: readonly string[]): readonly FacetWordSpan[] {
  shipped ??= parseFacetWords(readFileSync(FILE, 'utf8'));
  const known = shipped;
  const primary = [...new Set(languages.map(primaryLanguage))];
  const longest = Math.min(words.length, 4);
  const spans: FacetWordSpan[] = [];
  for (let length = longest; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length;
      if (spans.some((span) => from < span.to && span.from < to)) continue;
      const phrase = words.slice(from, to);
      const ids = primary.map((language) => `${language} ${phraseKey(phrase, language)}`);
      const found = ids.map((id) => known.get(id)).find((word) => word !== undefined);
      if (found !== undefined) spans.push({ from, to, ...found });
    }
  }
  return spans.toSorted((a, b) => a.from - b.from);
}

/** Values by language and key (`phraseKey`), from lines "field code | English | German | French | Spanish". */
export function parseFacetWords(text: string): ReadonlyMap<string, FacetWord> {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return new Map(
    lines.flatMap((line) => {
      const [head = '', ...columns] = line.split('|');
      const [field = '', code = ''] = head.trim().split(' ');
      return columns.flatMap((column, at) =>
        column.split(',').map((name) => {
          const language = LANGUAGES[at] ?? '';
          return [`${language} ${phraseKey(foldText(name).split(' '), language)}`, { field, code }] as const;
        }),
      );
    }),
  );
}
