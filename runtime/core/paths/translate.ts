/** Translated paths of one locale. Of several patterns that match, the most specific one counts, in both directions. */
import { compilePattern, fillPattern, matchPattern, type Pattern } from './pattern.ts';

/** Addresses as visitors see them, by the canonical (untranslated) ones: `{ "/jobs*": "/emploi*" }`. */
export type Translations = Readonly<Record<string, string>>;

interface Pair {
  readonly canonical: Pattern;
  readonly translated: Pattern;
}

export interface CompiledTranslations {
  /** The same pairs, those with the most specific canonical side first. */
  readonly byCanonical: readonly Pair[];
  /** Those with the most specific translated side first. */
  readonly byTranslated: readonly Pair[];
}

/** Compiles the translations of one locale. */
export function compileTranslations(translations: Translations): CompiledTranslations {
  const pairs = Object.entries(translations).map(([from, to]) => ({
    canonical: compilePattern(from),
    translated: compilePattern(to),
  }));
  return {
    byCanonical: pairs.toSorted((a, b) => bySpecificity(a.canonical, b.canonical)),
    byTranslated: pairs.toSorted((a, b) => bySpecificity(a.translated, b.translated)),
  };
}

/** Longer patterns first, then those with fewer wildcards; `/resume` comes before `/resume*`. */
function bySpecificity(a: Pattern, b: Pattern): number {
  const wildcards = ({ parts, rest }: Pattern) =>
    parts.filter((part) => 'name' in part).length + (rest === null ? 0 : 1);
  return b.parts.length - a.parts.length || wildcards(a) - wildcards(b);
}

/** Segments as used in the address of this locale. */
export function toTranslated(
  translations: CompiledTranslations | undefined,
  segments: readonly string[],
): readonly string[] {
  for (const { canonical, translated } of translations?.byCanonical ?? []) {
    const captures = matchPattern(canonical, segments);
    if (captures) return fillPattern(translated, captures);
  }
  return segments;
}

/** Canonical segments of an address in this locale; a path that matches no pattern is canonical already. */
export function toCanonical(
  translations: CompiledTranslations | undefined,
  segments: readonly string[],
): readonly string[] {
  for (const { canonical, translated } of translations?.byTranslated ?? []) {
    const captures = matchPattern(translated, segments);
    if (captures) return fillPattern(canonical, captures);
  }
  return segments;
}
