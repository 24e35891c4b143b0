/** The languages of a CV with their levels, whichever of them is written first. Pure. */

import { languagesNamed } from './known-languages.ts';
import { isLevel, levelIn } from './levels.ts';
import type { LanguageLevel, RecognisedLanguage } from './recognised.ts';
import { levelsOf, shareIn } from './scales.ts';

/** Each language once, by its name in the file. */
export function languagesIn(lines: readonly string[]): RecognisedLanguage[] {
  const found: (RecognisedLanguage & { share: number | null })[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const isAlone = isLevel(line) && languagesNamed(line).length === 0;
    // A level on a line of its own belongs to the language above.
    if (isAlone && last?.level === null) {
      last.level = levelIn(line);
      last.share ??= shareIn(line);
    }
    const own = isAlone ? [] : languagesOf(line);
    found.push(...own.map((one) => ({ ...one, share: own.length > 1 ? null : shareIn(line) })));
  }
  const levels = levelsOf(found.map(({ share }) => share));
  return found
    .map(({ name, level }, at) => ({ name, level: level ?? levels[at] ?? null }))
    .filter(({ name }, at) => found.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) === at);
}

/** What a line says of languages. What stands in parentheses is about the language before them. */
function languagesOf(line: string): RecognisedLanguage[] {
  const masked = line.replace(/\([^()]*\)/g, (part) => ' '.repeat(part.length));
  const outside = languagesNamed(masked);
  const named = outside.length > 0 ? outside : languagesNamed(line);
  if (named.length === 0) return unknownIn(line);
  const before = levelIn(line.slice(0, named[0]?.from));
  const after = named.map(({ to }, at) => line.slice(to, named[at + 1]?.from));
  const isFirst = before !== null && levelIn(after.at(-1) ?? '') === null;
  const levels = isFirst ? levelsBefore(before, after) : levelsAfter(after);
  return named.map(({ name }, at) => ({ name, level: levels[at] ?? null }));
}

/** `Fluent in French and German, basic Welsh`: a level holds until the next. */
function levelsBefore(first: LanguageLevel, after: readonly string[]): LanguageLevel[] {
  const levels = [first];
  for (const text of after.slice(0, -1)) levels.push(levelIn(text) ?? levels.at(-1) ?? first);
  return levels;
}

/** `German and Turkish (native), English B1`: a level behind several names joined by `and` is that of all. */
function levelsAfter(after: readonly string[]): (LanguageLevel | null)[] {
  const levels: (LanguageLevel | null)[] = [];
  let arePlural = false;
  for (const text of after.toReversed()) {
    // `Deutsch, Türkisch (Muttersprachen)`
    const isJoined = /^\s*(?:and|und|et|&|\/)\s*$/iu.test(text) || (arePlural && /^,\s*$/.test(text));
    arePlural ||= /\b(?:Muttersprachen|mother tongues|native languages|langues maternelles)\b/i.test(text);
    levels.unshift(isJoined ? (levels[0] ?? null) : levelIn(text));
  }
  return levels;
}

/** Languages that no list has are known by their level: `Shelta (fluent)`. */
function unknownIn(line: string): RecognisedLanguage[] {
  return line.split(/[,;|•·\t](?![^(]*\))/u).flatMap((piece) => {
    const [, name = '', level = ''] =
      /^[\s*•–-]*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\s*[\s:(–—-]\s*(\S.*)$/u.exec(piece) ?? [];
    return name !== '' && isLevel(level) && levelIn(name) === null ? [{ name, level: levelIn(level) }] : [];
  });
}

/** Whether a line says nothing but which languages somebody speaks, and how well: null if it says something else. */
export function languageLine(line: string): 'with level' | 'alone' | null {
  const named = languagesNamed(line);
  if (named.length === 0) return null;
  const rest = named.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, line);
  if (isLevel(rest)) return 'with level';
  return /\p{L}{4}/u.test(rest) ? null : 'alone';
}
