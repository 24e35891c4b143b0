/** Translated paths of one locale. The first match in document order wins, in both directions. */
import { compilePattern, fillPattern, matchPattern, type Pattern } from './pattern.ts';

export interface Translation {
  /** The canonical (untranslated) side: `/jobs*`. */
  from: string;
  /** The translated side, as shown in the address: `/emploi*`. */
  to: string;
}

export interface CompiledTranslation {
  readonly canonical: Pattern;
  readonly translated: Pattern;
}

/** Compiles the list of one locale, preserving its order. */
export function compileTranslations(translations: readonly Translation[]): CompiledTranslation[] {
  return translations.map(({ from, to }) => ({ canonical: compilePattern(from), translated: compilePattern(to) }));
}

/** Segments as used in the address of this locale. */
export function toTranslated(
  translations: readonly CompiledTranslation[],
  segments: readonly string[],
): readonly string[] {
  for (const { canonical, translated } of translations) {
    const captures = matchPattern(canonical, segments);
    if (captures) return fillPattern(translated, captures);
  }
  return segments;
}

/** Canonical segments of an address in this locale; a path that matches no pattern is canonical already. */
export function toCanonical(
  translations: readonly CompiledTranslation[],
  segments: readonly string[],
): readonly string[] {
  for (const { canonical, translated } of translations) {
    const captures = matchPattern(translated, segments);
    if (captures) return fillPattern(canonical, captures);
  }
  return segments;
}
