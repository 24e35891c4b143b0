/** Lists: languages with their level, and skills. Pure. */
import { fold } from './fold.ts';
import type { LanguageLevel, RecognisedLanguage } from './recognised.ts';

const LEVELS: readonly [RegExp, LanguageLevel][] = [
  [
    /\b(?:native|mother tongue|muttersprach\w*|langue maternelle|maternelle|bilingual|bilingue|zweisprachig)\b/,
    'native',
  ],
  [
    /\b(?:fluent|fliessend\w*|verhandlungssicher\w*|sehr gut\w*|courante?|couramment|tres bon|excellent|advanced|proficient|full professional|c1|c2)\b/,
    'fluent',
  ],
  [
    /\b(?:good|gut\w*|bon\w*|intermediate|conversational|intermediaire|professional|working|fortgeschritten\w*|b1|b2)\b/,
    'good',
  ],
  [
    /\b(?:basic\w*|grundkenntnisse|grundlagen|anfanger\w*|beginner|elementary|limited|notions|debutant\w*|scolaire|schulkenntnisse|a1|a2)\b/,
    'basic',
  ],
];

export function levelIn(text: string): LanguageLevel | null {
  const plain = fold(text);
  return LEVELS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** `Mother tongue: Ukrainian, Russian` with each language before its level. */
function nativeFirst(line: string): string[] {
  const [, names] = /^(?:mother tongues?|muttersprachen?|langues? maternelles?)\s*(?::|\t)\s*(.+)$/i.exec(line) ?? [];
  return names === undefined ? [line] : names.split(/,\s*/).map((name) => `${name} (native)`);
}

/** Each language by its name in the file. */
export function languagesIn(lines: readonly string[]): RecognisedLanguage[] {
  const found: RecognisedLanguage[] = [];
  for (const piece of lines.flatMap(nativeFirst).flatMap((line) => line.split(/[,;|•·\n](?![^(]*\))/u))) {
    const text = piece.replace(/^[\s*•–-]+/u, '').trim();
    if (text === '') continue;
    const [, name = ''] =
      /^(\p{L}[\p{L}' -]*?)(?=\s*(?:$|[(:–—\t/]|\s-\s|\s(?:native|mother|fluent|basic|good|conversational|intermediate|beginner|mutter|flie|verhand|gut|sehr|grund|langue|lu,|courant|bon|notions|maternelle|interm|scolaire|d[ée]butant|[abc][12]\b)))/iu.exec(
        text,
      ) ?? [];
    if (name !== '' && name.length <= 40) found.push({ name: name.trim(), level: levelIn(text.slice(name.length)) });
    else {
      // A level on a line of its own belongs to the language above.
      const last = found.at(-1);
      const level = levelIn(text);
      if (last && last.level === null && level !== null) last.level = level;
    }
  }
  const levels = found.filter(({ name }) => levelIn(name) !== null);
  for (const one of levels) {
    const before = found[found.indexOf(one) - 1];
    if (before && before.level === null) before.level = levelIn(one.name);
  }
  return found.filter((one) => !levels.includes(one));
}

/** Skills one by one; `Languages: Python, Go` loses its label. */
export function skillsIn(lines: readonly string[]): string[] {
  const pieces = lines
    .map((line) => line.replace(/^[\s*•▪●◦·–-]+/u, '').replace(/^[^:,;]{2,30}:\s+/u, ''))
    .flatMap((line) => line.split(/[,;|•·\t]|\s[–—]\s/u))
    .map((piece) =>
      piece
        .replace(/\s*\((?:[^)]*)\)\s*$/, '')
        .replace(/[.\s]+$/, '')
        .trim(),
    )
    // `R` and `C` are skills; other single signs are symbols.
    .filter(
      (piece) => (piece.length >= 2 || /^[A-Z]$/.test(piece)) && piece.length <= 60 && piece.split(' ').length <= 6,
    );
  return [...new Map(pieces.map((piece) => [fold(piece), piece])).values()].slice(0, 60);
}
