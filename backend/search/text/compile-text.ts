/** Compiles parsed text to queries of the database, one per language. */
import { configurationOf } from '../fold.ts';
import { canonicalWord } from '../vocabulary/canonical.ts';
import { splitCompound } from '../vocabulary/compounds.ts';
import type { Lexeme, WordInLanguage } from './lexemes.ts';
import type { ParsedText, WordGroup } from './parse-text.ts';
import { type FormKind, NAMESAKE, OPTIONAL, POINTS, type Weight } from './ranking.ts';
import { titleLexeme, townLexeme } from './sections.ts';

/** The text in one language. All queries are tsqueries as text. */
export interface CompiledText {
  language: string;
  /** Rows must match it in any section; empty if only facet values are wanted. */
  match: string;
  /** Whether some words must not be in a row. If not, a row matches as soon as its head does. */
  excludes: boolean;
  /** What positive words add to the score of a row. */
  scores: readonly GroupScore[];
  /** Adjacent words, to be found in the title; empty for a single word. */
  adjacent: string;
  /** The lexeme of a title that consists of these words; empty for several alternatives. */
  wholeTitle: string;
  /** Words that rows need not contain, each with its ways to be found, best first. */
  optional: readonly (readonly ScoreLevel[])[];
  facets: readonly FacetGroup[];
}

export interface GroupScore {
  /** Best first. */
  words: readonly (readonly ScoreLevel[])[];
  /** For the group as a whole. */
  synonyms: readonly ScoreLevel[];
  /** Another name in the title; empty without other names. */
  otherTitle: string;
}

export interface ScoreLevel {
  points: number;
  query: string;
}

/** A row matches by value, or by these words in its title, occupation or skills. */
export interface FacetGroup {
  values: readonly number[];
  query: string;
}

interface Form {
  kind: FormKind;
  /** A tsquery whose lexemes have no weights. */
  query: string;
}

/** A word of the vector's language. */
interface Speech {
  language: string;
  lexeme(word: string): string;
  ignored: ReadonlySet<string>;
}

/**
 * The same text without the stop words of the page's language, unless it has no others: otherwise a row in another
 * language, where `de` is a word, would have found one word more.
 */
export function ignoreStopWords(text: ParsedText, language: string, lexeme: Lexeme): ParsedText {
  const configuration = configurationOf(language);
  const words = text.alternatives.flat().flatMap((group) => group.words);
  const ignored = words.filter((word) => lexeme(configuration, canonicalWord(word, language)) === '');
  return ignored.length === words.length ? text : { ...text, ignored: new Set(ignored) };
}

/** Every word whose lexeme `compileText` will ask for. */
export function wordsToLoad(text: ParsedText, languages: readonly string[]): WordInLanguage[] {
  const words: WordInLanguage[] = [];
  for (const language of languages) {
    const configuration = configurationOf(language);
    const speech = {
      language,
      ignored: text.ignored,
      lexeme: (word: string) => {
        words.push({ configuration, word });
        return word;
      },
    };
    compileIn(text, speech, () => []);
  }
  return words;
}

/** Null if the language has nothing but stop words in it. */
export function compileText(
  text: ParsedText,
  language: string,
  lexeme: Lexeme,
  valuesOf: (facet: NonNullable<WordGroup['facet']>) => readonly number[],
): CompiledText | null {
  const configuration = configurationOf(language);
  const { ignored } = text;
  return compileIn(text, { language, ignored, lexeme: (word) => lexeme(configuration, word) }, valuesOf);
}

function compileIn(
  { alternatives }: ParsedText,
  speech: Speech,
  valuesOf: (facet: NonNullable<WordGroup['facet']>) => readonly number[],
): CompiledText | null {
  const matches: string[] = [];
  const scores: GroupScore[] = [];
  const facets: FacetGroup[] = [];
  const optional: ScoreLevel[][] = [];
  let isAny = false;
  let excludes = false;
  let adjacent = '';
  for (const groups of alternatives) {
    const wanted: string[] = [];
    for (const group of groups) {
      const words = group.words.map((word) => formsOf(word, speech)).filter((forms) => forms.length > 0);
      if (group.facet !== null) {
        facets.push({ values: valuesOf(group.facet), query: all(words.map((forms) => weighted(any(forms), 'AB'))) });
        continue;
      }
      if (words.length === 0) continue;
      excludes ||= group.negated;
      const synonyms = group.isPhrase || group.negated ? [] : synonymsOf(group, speech);
      if (group.isPhrase) {
        const phrase = phraseOf(group.words, speech);
        wanted.push(group.negated ? `!(${phrase})` : `(${phrase})`);
        if (!group.negated)
          scores.push({ words: [levels([{ kind: 'exact', query: phrase }])], synonyms: [], otherTitle: '' });
        continue;
      }
      if (group.negated) {
        wanted.push(`!(${words.map(([exact]) => exact?.query ?? '').join(' & ')})`);
        continue;
      }
      if (group.isOptional) {
        optional.push(optionalLevels(group, words));
        continue;
      }
      wanted.push(any([all(words.map(matchOf)), ...synonyms.map(({ query }) => weighted(query, 'AB'))]));
      const names = synonyms.filter(({ kind }) => kind === 'synonym');
      scores.push({
        words: words.map(levels),
        synonyms: levels(synonyms),
        otherTitle: names.length === 0 ? '' : weighted(any(names), 'A'),
      });
    }
    if (wanted.length > 0) matches.push(all(wanted));
    else isAny ||= optional.length > 0;
    adjacent ||= adjacentOf(groups, speech);
  }
  if (matches.length === 0 && facets.length === 0 && !isAny) return null;
  const wholeTitle = alternatives.length === 1 ? wholeTitleOf(alternatives[0] ?? [], speech) : '';
  return { language: speech.language, match: any(matches), excludes, scores, adjacent, wholeTitle, optional, facets };
}

/** A way in which words of the text may be found in a section of the head. */
export interface Probe {
  words: string;
  form: FormKind;
  weight: Weight;
  points: number;
  query: string;
}

/** Every way in which the words of a text add to the score of a row; facet values apart. */
export function probesOf({ alternatives, ignored }: ParsedText, language: string, lexeme: Lexeme): Probe[] {
  const configuration = configurationOf(language);
  const speech: Speech = { language, ignored, lexeme: (word) => lexeme(configuration, word) };
  const probe = (words: string, { kind, query }: Form, worth?: number) =>
    WEIGHTS.flatMap((weight): Probe[] => {
      const points = worth ?? POINTS[kind][weight];
      if (points === undefined || query === '') return [];
      return [{ words, form: kind, weight, points, query: weighted(query, weight) }];
    });
  return alternatives.flat().flatMap((group) => {
    if (group.negated || group.facet !== null) return [];
    const words = group.words.join(' ');
    if (group.isPhrase) return probe(words, { kind: 'exact', query: phraseOf(group.words, speech) });
    if (group.towns.length > 0) {
      const town: Probe = { words, form: 'exact', weight: 'D', points: OPTIONAL, query: townQuery(group) };
      const query = all(group.words.flatMap((word) => formsOf(word, speech)[0]?.query ?? []));
      return [town, ...probe(words, { kind: 'exact', query }, NAMESAKE)];
    }
    const worth = group.isOptional ? OPTIONAL : undefined;
    return [
      ...group.words.flatMap((word) => formsOf(word, speech).flatMap((form) => probe(word, form, worth))),
      ...synonymsOf(group, speech).flatMap((form) => probe(words, form)),
    ];
  });
}

/**
 * Rows that contain the words in sections with these weights, as the name of something other than their own place;
 * empty for stop words.
 */
export function compileName(words: readonly string[], language: string, lexeme: Lexeme, weights: string): string {
  const configuration = configurationOf(language);
  const phrase = phraseOf(words, { language, ignored: new Set(), lexeme: (word) => lexeme(configuration, word) });
  return phrase === '' ? '' : `(${weighted(phrase, weights)}) & !(${weighted(phrase, 'D')})`;
}

/** The word itself, then the parts of a compound; empty for a stop word. */
function formsOf(word: string, { language, lexeme, ignored }: Speech): Form[] {
  const exact = lexeme(canonicalWord(word, language));
  if (exact === '' || ignored.has(word)) return [];
  const parts = (language === 'de' ? splitCompound(word) : [])
    .map((part) => lexeme(canonicalWord(part, language)))
    .filter((part) => part !== '' && part !== exact);
  return [
    { kind: 'exact', query: exact },
    ...(parts.length > 1 ? [{ kind: 'parts', query: all(parts) } as const] : []),
  ];
}

function synonymsOf({ synonyms, related }: WordGroup, speech: Speech): Form[] {
  const forms = new Map<string, Form>();
  const add = (kind: FormKind, phrases: WordGroup['synonyms']) => {
    for (const phrase of phrases) {
      const query = isWholeName(phrase, speech) ? phraseOf(phrase, speech) : '';
      if (query !== '' && !forms.has(query)) forms.set(query, { kind, query });
    }
  };
  add('synonym', synonyms);
  add('related', related);
  return [...forms.values()];
}

/** Without its first or last word, it names something else: "IT technician" is not every technician. */
function isWholeName(phrase: readonly string[], { language, lexeme }: Speech): boolean {
  return [phrase[0], phrase.at(-1)].every((word = '') => lexeme(canonicalWord(word, language)) !== '');
}

function optionalLevels(group: WordGroup, words: readonly (readonly Form[])[]): ScoreLevel[] {
  const query = all(words.flatMap(([exact]) => exact?.query ?? []));
  if (group.towns.length === 0) return [{ points: OPTIONAL, query }];
  return [
    { points: OPTIONAL, query: townQuery(group) },
    { points: NAMESAKE, query },
  ];
}

/** Rows in the town itself: South Portland is not Portland. */
function townQuery({ towns }: WordGroup): string {
  return any([...new Set(towns.map(townLexeme))].map((town) => `'${town}'`));
}

/** Stop words inside count as any word. */
function phraseOf(words: readonly string[], { language, lexeme }: Speech): string {
  let query = '';
  let distance = 0;
  for (const word of words) {
    const next = lexeme(canonicalWord(word, language));
    distance += 1;
    if (next === '') continue;
    query = query === '' ? bracketed(next) : `${query} <${distance}> ${bracketed(next)}`;
    distance = 0;
  }
  return query;
}

function adjacentOf(groups: readonly WordGroup[], speech: Speech): string {
  const words = groups.filter(({ negated, isOptional }) => !negated && !isOptional).flatMap((group) => group.words);
  return words.length < 2 ? '' : phraseOf(words, speech);
}

function wholeTitleOf(groups: readonly WordGroup[], { language }: Speech): string {
  const wanted = groups.filter(({ isOptional }) => !isOptional);
  if (wanted.length === 0 || wanted.some(({ negated }) => negated)) return '';
  const words = wanted.flatMap((group) => group.words).map((word) => canonicalWord(word, language));
  return `'${titleLexeme(words.join(' '))}'`;
}

/** The word anywhere, or its parts in the title or an occupation. */
function matchOf(forms: readonly Form[]): string {
  return any(forms.map(({ kind, query }) => (kind === 'exact' ? query : weighted(query, 'AB'))));
}

/** Forms by points, best first; those with equal points in one query. */
function levels(forms: readonly Form[]): ScoreLevel[] {
  const byPoints = new Map<number, string[]>();
  for (const { kind, query } of forms) {
    for (const weight of WEIGHTS) {
      const points = POINTS[kind][weight];
      if (points === undefined) continue;
      byPoints.set(points, [...(byPoints.get(points) ?? []), weighted(query, weight)]);
    }
  }
  return [...byPoints].sort(([a], [b]) => b - a).map(([points, queries]) => ({ points, query: any(queries) }));
}

const WEIGHTS: readonly Weight[] = ['A', 'B', 'C', 'D'];

/** Every lexeme restricted to sections with these weights. */
function weighted(query: string, weights: string): string {
  return query.replaceAll(/'(?:[^']|'')*'/g, `$&:${weights}`);
}

function all(queries: readonly string[]): string {
  return queries.map(bracketed).join(' & ');
}

function any(queries: readonly (string | Form)[]): string {
  return queries.map((query) => bracketed(typeof query === 'string' ? query : query.query)).join(' | ');
}

function bracketed(query: string): string {
  return /^'(?:[^']|'')*'(?::[A-D]+)?$/.test(query) ? query : `(${query})`;
}
