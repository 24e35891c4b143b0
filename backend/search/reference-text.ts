/** Search text and documents of the reference implementation, as lists of words. */

import type { ParsedText, WordGroup } from './text/parse-text.ts';
import {
  ADJACENT,
  ALL_IN_HEAD,
  type FormKind,
  IN_HEAD,
  OPTIONAL,
  OTHER_TITLE,
  POINTS,
  type Weight,
  WHOLE_TITLE,
} from './text/ranking.ts';
import { BODY_WEIGHT, HEAD, type Sections, titleLexeme } from './text/sections.ts';
import { canonicalWord } from './vocabulary/canonical.ts';
import { splitCompound } from './vocabulary/compounds.ts';

interface Token {
  position: number;
  weight: string;
  inHead: boolean;
}

/** Occurrences by lexeme. */
export type Tokens = ReadonlyMap<string, readonly Token[]>;
/** The lexeme of a word in a language; empty for a stop word. */
export type LexemeOf = (language: string, word: string) => string;
type Allowed = (token: Token) => boolean;

const WEIGHTS: readonly Weight[] = ['A', 'B', 'C', 'D'];

/** The words of a document, section by section, each in all languages of the document. */
export function tokensOf(
  texts: readonly (readonly [language: string, sections: Sections])[],
  lexeme: LexemeOf,
): Tokens {
  const tokens = new Map<string, Token[]>();
  let end = 0;
  const add = (language: string, text: string, weight: string, inHead: boolean) => {
    const start = end;
    text.split(' ').forEach((word, i) => {
      const found = word === '' ? '' : lexeme(language, word);
      if (found === '') return;
      end = start + i + 1;
      tokens.set(found, [...(tokens.get(found) ?? []), { position: end, weight, inHead }]);
    });
  };
  for (const [section, weight] of HEAD) {
    for (const [language, sections] of texts) add(language, sections[section], weight, true);
  }
  for (const [, { title }] of texts) tokens.set(titleLexeme(title), [{ position: 0, weight: '', inHead: true }]);
  for (const [language, sections] of texts) add(language, sections.body, BODY_WEIGHT, false);
  return tokens;
}

/** A text in one language, to be compared with documents. Null if it contains nothing but stop words. */
export function readQuery(
  { alternatives, ignored }: ParsedText,
  language: string,
  lexeme: LexemeOf,
): ReferenceQuery | null {
  const words = (list: readonly string[]) => list.map((word) => lexeme(language, canonicalWord(word, language)));
  const partsOf = (word: string) =>
    language !== 'de' || lexeme(language, canonicalWord(word, language)) === ''
      ? []
      : words(splitCompound(word)).filter(
          (part) => part !== '' && part !== lexeme(language, canonicalWord(word, language)),
        );
  const read = alternatives.map((groups) =>
    groups.flatMap((group): ReferenceGroup[] => {
      const wanted = words(group.words).map((word, i) => (ignored.has(group.words[i] ?? '') ? '' : word));
      if (wanted.every((word) => word === '')) return [];
      const exact = group.isPhrase ? words(group.words) : wanted;
      const isPlain = !group.negated && !group.isPhrase;
      const whole = (names: readonly (readonly string[])[]) =>
        isPlain ? names.map(words).filter((name) => name[0] !== '' && name.at(-1) !== '') : [];
      const forms = group.words.flatMap((word, i) => {
        const parts = partsOf(word);
        return exact[i] === '' ? [] : [{ exact: exact[i] ?? '', parts: parts.length > 1 ? parts : [] }];
      });
      return [
        {
          group,
          exact,
          forms,
          synonyms: whole(group.synonyms),
          related: whole(group.related),
        },
      ];
    }),
  );
  const meaningful = read.filter((groups) => groups.length > 0);
  if (meaningful.length === 0) return null;
  const adjacent = alternatives
    .map((groups) =>
      groups.filter(({ negated, isOptional }) => !negated && !isOptional).flatMap((group) => group.words),
    )
    .filter((list) => list.length > 1)
    .map(words)
    .find((list) => list.some((word) => word !== ''));
  const [only = [], second] = alternatives;
  const required = only.filter(({ isOptional }) => !isOptional);
  const canHaveWhole = second === undefined && required.length > 0 && required.every(({ negated }) => !negated);
  const whole = required.flatMap((group) => group.words).map((word) => canonicalWord(word, language));
  return {
    alternatives: meaningful,
    adjacent: adjacent ?? [],
    wholeTitle: canHaveWhole ? titleLexeme(whole.join(' ')) : null,
  };
}

export interface ReferenceQuery {
  alternatives: readonly (readonly ReferenceGroup[])[];
  adjacent: readonly string[];
  wholeTitle: string | null;
}

interface ReferenceGroup {
  group: WordGroup;
  /** One per word; empty for a stop word. */
  exact: readonly string[];
  /** Without stop words. */
  forms: readonly { exact: string; parts: readonly string[] }[];
  synonyms: readonly (readonly string[])[];
  related: readonly (readonly string[])[];
}

/** Whether all groups of an alternative match, in the whole document or in its head. */
export function matchesText({ alternatives }: ReferenceQuery, tokens: Tokens, part: 'head' | 'all'): boolean {
  const inPart: Allowed = ({ inHead }) => part === 'all' || inHead;
  return alternatives.some((groups) => groups.every((group) => group.group.isOptional || holds(group, tokens, inPart)));
}

function holds({ group, exact, forms, synonyms, related }: ReferenceGroup, tokens: Tokens, inPart: Allowed): boolean {
  if (group.isPhrase) return hasPhrase(exact, tokens, inPart) !== group.negated;
  if (group.negated) return !exact.every((word) => word === '' || has(word, tokens, inPart));
  const named: Allowed = (token) => inPart(token) && 'AB'.includes(token.weight);
  return (
    forms.every(
      (form) =>
        has(form.exact, tokens, inPart) ||
        (form.parts.length > 0 && form.parts.every((word) => has(word, tokens, named))),
    ) || [...synonyms, ...related].some((phrase) => hasPhrase(phrase, tokens, named))
  );
}

function has(lexeme: string, tokens: Tokens, allowed: Allowed): boolean {
  return (tokens.get(lexeme) ?? []).some(allowed);
}

/** Stop words inside count as any word; those at the ends do not matter. */
function hasPhrase(lexemes: readonly string[], tokens: Tokens, allowed: Allowed): boolean {
  const words = lexemes.map((lexeme, offset) => ({ lexeme, offset })).filter(({ lexeme }) => lexeme !== '');
  const [first] = words;
  if (first === undefined) return false;
  return (tokens.get(first.lexeme) ?? [])
    .filter(allowed)
    .some(({ position }) =>
      words.every(({ lexeme, offset }) =>
        (tokens.get(lexeme) ?? []).some(
          (token) => allowed(token) && token.position === position + offset - first.offset,
        ),
      ),
    );
}

/** The rules of `ranking.ts`, word by word. */
export function scoreText(query: ReferenceQuery, tokens: Tokens): number {
  const groups = query.alternatives.flat().filter(({ group }) => !group.negated);
  const inTitle: Allowed = ({ weight, inHead }) => inHead && weight === 'A';
  const points = groups.map(({ group, exact, forms, synonyms, related }) => {
    if (group.isOptional)
      return sum(forms.map((form) => (has(form.exact, tokens, ({ inHead }) => inHead) ? OPTIONAL : 0)));
    const among = (list: typeof synonyms) => list.map((phrase) => (has: Allowed) => hasPhrase(phrase, tokens, has));
    if (group.isPhrase) return best('exact', [(allowed) => hasPhrase(exact, tokens, allowed)]);
    const words = forms.map((form) =>
      Math.max(
        best('exact', [(allowed) => has(form.exact, tokens, allowed)]),
        best(
          'parts',
          form.parts.length === 0 ? [] : [(allowed) => form.parts.every((part) => has(part, tokens, allowed))],
        ),
      ),
    );
    const others = Math.max(best('synonym', among(synonyms)), best('related', among(related)));
    const hasOtherTitle = synonyms.some((phrase) => hasPhrase(phrase, tokens, inTitle));
    return Math.max(sum(words), words.length * others) + (hasOtherTitle ? OTHER_TITLE : 0);
  });
  const isAdjacent = query.adjacent.length > 0 && hasPhrase(query.adjacent, tokens, inTitle);
  return (
    sum(points) +
    (matchesText(query, tokens, 'head') ? ALL_IN_HEAD : 0) +
    (isAdjacent ? ADJACENT : 0) +
    (query.wholeTitle !== null && tokens.has(query.wholeTitle) ? WHOLE_TITLE : 0)
  );
}

function best(kind: FormKind, found: readonly ((allowed: Allowed) => boolean)[]): number {
  const points = WEIGHTS.flatMap((weight) => {
    const allowed: Allowed = (token) => token.inHead && token.weight === weight;
    const worth = POINTS[kind][weight];
    return worth !== undefined && found.some((isFound) => isFound(allowed)) ? [IN_HEAD + worth] : [];
  });
  return Math.max(0, ...points);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
