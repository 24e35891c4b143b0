/** SQL conditions and scores of a text. */
import type { StatementValues } from '../sql-builder.ts';
import type { SearchTable } from '../sql-tables.ts';
import type { CompiledText, GroupScore, ScoreLevel } from './compile-text.ts';
import {
  ADJACENT,
  ALL_IN_HEAD,
  FACET_POINTS,
  FACET_WORD_POINTS,
  IN_HEAD,
  OTHER_TITLE,
  OWN_LANGUAGE,
  WHOLE_TITLE,
} from './ranking.ts';
import type { TextQuery } from './text-query.ts';

/** Whether a row matches the query of its language. */
export function textCondition(table: SearchTable, text: TextQuery, values: StatementValues): string {
  return perLanguage(table, text, values, (query) => conditionOf('all_vector', query, values));
}

/** Whether all words of the text are in the head of a row. */
export function headCondition(table: SearchTable, text: TextQuery, values: StatementValues): string {
  return perLanguage(table, text, values, (query) => conditionOf('head_vector', query, values));
}

/** Whether the text has words that a row must not contain: only then may a row whose head matches fail to match. */
export function excludesWords({ other, languages }: TextQuery): boolean {
  return [other, ...languages].some((query) => query?.excludes === true);
}

function perLanguage(
  table: SearchTable,
  text: TextQuery,
  values: StatementValues,
  condition: (query: CompiledText) => string,
): string {
  const { other, languages, stemmed } = text;
  if (!table.hasLanguage || isOneQuery(text)) return other === null ? 'false' : condition(other);
  const arms = languages.map((query) => `langcode = ${values.add(query.language, 'text')} and ${condition(query)}`);
  if (other !== null) arms.push(`langcode <> all(${values.add(stemmed, 'text[]')}) and ${condition(other)}`);
  return arms.length === 0 ? 'false' : `(${arms.map((arm) => `(${arm})`).join(' or ')})`;
}

/** A text with the same queries in every language does not depend on the row's language. */
function isOneQuery({ languages, stemmed, other }: TextQuery): boolean {
  if (other === null || languages.length !== stemmed.length) return false;
  const wanted = keyOf(other);
  return languages.every((query) => keyOf(query) === wanted);
}

function keyOf({ language: _, ...query }: CompiledText): string {
  return JSON.stringify(query);
}

function conditionOf(vector: string, { match, facets }: CompiledText, values: StatementValues): string {
  const conditions = facets.map((facet) => `(${facetCases(facet, values).join(' or ')})`);
  if (match !== '') conditions.unshift(`${vector} @@ ${values.add(match, 'tsquery')}`);
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

function facetCases({ values: ids, query }: CompiledText['facets'][number], values: StatementValues): string[] {
  const byValue = ids.length === 0 ? 'false' : `"values" && ${values.add(ids, 'integer[]')}`;
  return query === '' ? [byValue] : [byValue, `head_vector @@ ${values.add(query, 'tsquery')}`];
}

/** Points of a row, as an integer expression: see `ranking.ts`. */
export function scoreOf(table: SearchTable, text: TextQuery, values: StatementValues): string {
  const points = pointsOf(table, text, values);
  if (text.own === null) return points;
  return `(${points} + (case when langcode = ${values.add(text.own, 'text')} then ${OWN_LANGUAGE} else 0 end))`;
}

function pointsOf(table: SearchTable, text: TextQuery, values: StatementValues): string {
  const { other, languages } = text;
  const rest = other === null ? '0' : scoreIn(other, values);
  if (!table.hasLanguage || isOneQuery(text) || languages.length === 0) return rest;
  const arms = languages.map((query) => `when ${values.add(query.language, 'text')} then ${scoreIn(query, values)}`);
  return `(case langcode ${arms.join(' ')} else ${rest} end)`;
}

function scoreIn(query: CompiledText, values: StatementValues): string {
  const { scores, adjacent, wholeTitle, optional, facets } = query;
  const bonus = (wanted: string, worth: number) =>
    wanted === '' ? [] : [`(case when head_vector @@ ${values.add(wanted, 'tsquery')} then ${worth} else 0 end)`];
  const points = [
    ...scores.map((group) => groupPoints(group, values)),
    ...scores.flatMap(({ otherTitle }) => bonus(otherTitle, OTHER_TITLE)),
    ...facets.map((facet) => {
      const [byValue = 'false', byWords = 'false'] = facetCases(facet, values);
      return `(case when ${byValue} then ${IN_HEAD + FACET_POINTS} when ${byWords} then ${IN_HEAD + FACET_WORD_POINTS} else 0 end)`;
    }),
    ...bonus(adjacent === '' ? '' : inTitle(adjacent), ADJACENT),
    ...bonus(wholeTitle, WHOLE_TITLE),
    ...optional.map((levels) => cases(levels, values)),
  ];
  const sum = points.length === 0 ? '0' : points.join(' + ');
  const isSingle = scores.length === 1 && facets.length + optional.length === 0 && scores[0]?.words.length === 1;
  // A single word that is not in the head has no points, so that most rows cost one comparison.
  return `(case when ${conditionOf('head_vector', query, values)} then ${ALL_IN_HEAD} + ${sum} else ${isSingle ? '0' : sum} end)`;
}

function groupPoints({ words, synonyms }: GroupScore, values: StatementValues): string {
  const sum = words.map((levels) => cases(wordPoints(levels), values)).join(' + ');
  return synonyms.length === 0 ? sum : `greatest(${sum}, ${cases(wordPoints(synonyms, words.length), values)})`;
}

/** As many words found in the head. */
function wordPoints(levels: readonly ScoreLevel[], times = 1): ScoreLevel[] {
  return levels.map(({ points, query }) => ({ points: times * (IN_HEAD + points), query }));
}

function cases(levels: readonly ScoreLevel[], values: StatementValues): string {
  const arms = levels.map(({ points, query }) => `when head_vector @@ ${values.add(query, 'tsquery')} then ${points}`);
  return `(case ${arms.join(' ')} else 0 end)`;
}

function inTitle(query: string): string {
  return query.replaceAll(/'(?:[^']|'')*'/g, '$&:A');
}
