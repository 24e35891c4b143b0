/** Search text and documents of the reference implementation, as lists of words. */

/** A part of a document with its text search configuration. */
export type Section = readonly [configuration: string, folded: string];
/** Positions by lexeme. */
export type Tokens = ReadonlyMap<string, readonly number[]>;

interface Term {
  negated: boolean;
  /** Lexemes with their offset from the first. */
  words: { lexeme: string; offset: number }[];
}

/** Alternatives, each of which is a list of terms that must all match. */
export type TextExpression = Term[][];

/** `a b or c`, `"a phrase"`, `-not`; null if only stop words are left. */
export function parseText(folded: string, lexemeOf: (word: string) => string | null): TextExpression | null {
  const alternatives: TextExpression = [[]];
  for (const part of folded.match(/-?"[^"]*"|\S+/g) ?? []) {
    if (part === 'or') {
      alternatives.push([]);
      continue;
    }
    const negated = part.startsWith('-');
    const words = part
      .replace(/^-/, '')
      .replaceAll('"', '')
      .split(' ')
      .filter((word) => word !== '')
      .map((word, offset) => ({ lexeme: lexemeOf(word), offset }))
      .flatMap(({ lexeme, offset }) => (lexeme === null ? [] : [{ lexeme, offset }]));
    if (words.length > 0) alternatives.at(-1)?.push({ negated, words });
  }
  const meaningful = alternatives.filter((terms) => terms.length > 0);
  return meaningful.length > 0 ? meaningful : null;
}

/** Whether all terms of an alternative match; the words of a phrase must be adjacent. */
export function matchesText(expression: TextExpression, tokens: Tokens): boolean {
  return expression.some((terms) => terms.every(({ negated, words }) => holds(words, tokens) !== negated));
}

function holds(words: Term['words'], tokens: Tokens): boolean {
  const [first] = words;
  if (first === undefined) return true;
  const starts = tokens.get(first.lexeme) ?? [];
  return starts.some((start) =>
    words.every(({ lexeme, offset }) => tokens.get(lexeme)?.includes(start + offset - first.offset) ?? false),
  );
}

/** Sections are concatenated; a stop word at the end of one takes no position. */
export function tokensOf(
  sections: readonly Section[],
  lexemeOf: (configuration: string, word: string) => string | null,
): Tokens {
  const tokens = new Map<string, number[]>();
  let end = 0;
  for (const [configuration, folded] of sections) {
    const start = end;
    folded.split(' ').forEach((word, i) => {
      const lexeme = word === '' ? null : lexemeOf(configuration, word);
      if (lexeme === null) return;
      const position = start + i + 1;
      tokens.set(lexeme, [...(tokens.get(lexeme) ?? []), position]);
      end = Math.max(end, position);
    });
  }
  return tokens;
}
