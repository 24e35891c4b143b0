/** Parses search text into groups of words with their alternatives; independent of any search engine. */
import { wordsOf } from '../fold.ts';
import type { SearchIndex } from '../port.ts';
import { isFiller } from '../vocabulary/filler.ts';
import { findSynonyms, type SynonymSpan } from '../vocabulary/synonyms.ts';
import { findFacetWords } from '../vocabulary/terms.ts';

/** Words that mean one thing together: `registered nurse`, or a single word. */
export interface WordGroup {
  /** Normalized. */
  words: readonly string[];
  negated: boolean;
  /** Whether the words must be adjacent. */
  isPhrase: boolean;
  /** Other names of the same thing, each as a list of adjacent words. */
  synonyms: readonly (readonly string[])[];
  /** Names of what is close to it, which rank below. */
  related: readonly (readonly string[])[];
  /** What the words select if they mean a facet value, such as `part time`. */
  facet: { field: string; code: string } | null;
  /** Whether rows match without it; it counts where it is found. */
  isOptional: boolean;
  /** Names of the town that the words name. */
  towns: readonly string[];
}

/** Alternatives, in each of which all groups must match. */
export interface ParsedText {
  alternatives: readonly (readonly WordGroup[])[];
  /** Without quotation marks, `or` and minus: such a text may be interpreted and corrected. */
  isPlain: boolean;
  /** Stop words of the language of the page: rows in other languages need not contain them, either. */
  ignored: ReadonlySet<string>;
}

export interface TextRules {
  index: SearchIndex;
  /** Of the brand, without region. */
  languages: readonly string[];
  /** The brand's own groups of synonyms. */
  synonyms: readonly (readonly string[])[];
  /** Whether words are taken literally: not as facet values. */
  literal: boolean;
}

const NONE: ReadonlySet<string> = new Set();
const MOST_GROUPS = 20;
const MOST_SYNONYMS = 40;

/** Expects results of `foldQuery`. Rows need not be in the preferred town, whose names come as typed first. */
export function parseText(folded: string, rules: TextRules, preferred: readonly string[] = []): ParsedText {
  const text = parseWanted(folded, rules);
  const [typed] = preferred;
  if (typed === undefined) return text;
  const town = { ...group(wordsOf(typed)), isOptional: true, towns: preferred };
  const alternatives = text.alternatives.length === 0 ? [[]] : text.alternatives;
  return { ...text, alternatives: alternatives.map((groups) => [...groups, town]) };
}

function group(words: readonly string[]): WordGroup {
  return {
    words,
    negated: false,
    isPhrase: false,
    synonyms: [],
    related: [],
    facet: null,
    isOptional: false,
    towns: [],
  };
}

function parseWanted(folded: string, rules: TextRules): ParsedText {
  const tokens = folded.match(/-?"[^"]*"|\S+/g) ?? [];
  const isPlain = !tokens.some((token) => token === 'or' || /^-|"/.test(token));
  if (isPlain) return { alternatives: [interpret(folded, rules)], isPlain, ignored: NONE };
  const alternatives: WordGroup[][] = [[]];
  for (const token of tokens.slice(0, MOST_GROUPS)) {
    if (token === 'or') alternatives.push([]);
    else alternatives.at(-1)?.push(...groupsOfToken(token, rules));
  }
  return { alternatives: alternatives.filter((groups) => groups.length > 0), isPlain, ignored: NONE };
}

function groupsOfToken(token: string, rules: TextRules): WordGroup[] {
  const words = wordsOf(token);
  if (words.length === 0) return [];
  const negated = token.startsWith('-');
  const isPhrase = words.length > 1;
  if (negated || token.includes('"')) return [{ ...group(words), negated, isPhrase }];
  return interpret(token, { ...rules, literal: true });
}

interface Span {
  from: number;
  to: number;
  synonyms: readonly (readonly string[])[];
  related: readonly (readonly string[])[];
  facet: WordGroup['facet'];
}

/** Facet values first, then the longest synonyms; every other word is a group of its own. */
function interpret(folded: string, { index, languages, synonyms, literal }: TextRules): WordGroup[] {
  const words: string[] = [];
  const spans: Span[] = [];
  for (const token of folded.split(' ')) {
    const from = words.length;
    words.push(...wordsOf(token));
    if (words.length - from > 1)
      spans.push({ from, to: words.length, synonyms: [[wordsOf(token).join('')]], related: [], facet: null });
  }
  const named = findSynonyms(words, { languages, own: synonyms }).map(synonymSpan);
  const facets = literal
    ? []
    : findFacetWords(words, languages).map(({ from, to, field, code }) => ({
        from,
        to,
        synonyms: [],
        related: [],
        facet: { field, code },
      }));
  const taken = chooseSpans([...facets, ...merged([...named, ...spans])]);
  const groups: WordGroup[] = [];
  for (let at = 0; at < words.length && groups.length < MOST_GROUPS; ) {
    const span = taken.find(({ from }) => from === at);
    const to = span?.to ?? at + 1;
    groups.push({
      ...group(words.slice(at, to)),
      synonyms: (span?.synonyms ?? []).slice(0, MOST_SYNONYMS),
      related: (span?.related ?? []).slice(0, MOST_SYNONYMS),
      facet: span?.facet ?? null,
      isOptional: span === undefined && isFiller(words[at] ?? ''),
    });
    at = to;
  }
  // Alone, they ask for any job; elsewhere, or literally, for themselves.
  const isMeant = (literal || index !== 'JOBS') && groups.every(({ isOptional }) => isOptional);
  return isMeant ? groups.map((group) => ({ ...group, isOptional: false })) : groups;
}

function synonymSpan({ from, to, alternatives, related }: SynonymSpan): Span {
  const phrases = (names: readonly string[]) => names.map((name) => wordsOf(name));
  return { from, to, synonyms: phrases(alternatives), related: phrases(related), facet: null };
}

/** One span per range. */
function merged(spans: readonly Span[]): Span[] {
  const byRange = new Map<string, Span>();
  for (const span of spans) {
    const key = `${span.from} ${span.to}`;
    const known = byRange.get(key);
    const synonyms = [...(known?.synonyms ?? []), ...span.synonyms];
    byRange.set(key, { ...span, synonyms, related: [...(known?.related ?? []), ...span.related] });
  }
  return [...byRange.values()];
}

/** Without overlaps: facet values before synonyms, long spans before short ones. */
function chooseSpans(spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted(
    (a, b) => Number(b.facet !== null) - Number(a.facet !== null) || b.to - b.from - (a.to - a.from) || a.from - b.from,
  );
  const taken: Span[] = [];
  for (const span of sorted) {
    if (!taken.some(({ from, to }) => span.from < to && from < span.to)) taken.push(span);
  }
  return taken;
}
