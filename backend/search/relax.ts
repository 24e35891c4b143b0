/** Variants of a search that may find more: without one of its filters, with a word less, or with a larger radius. */
import { foldQuery, foldText } from './fold.ts';
import type { SearchFilters, SearchPlan } from './plan.ts';

export interface Relaxed {
  /** The removed or changed filter. */
  field: string;
  filters: SearchFilters;
  /** The text with a word less, as typed. */
  text?: string;
  /** In kilometers. */
  radius?: number;
}

/** Each is counted. */
const MOST_VARIANTS = 5;
/** In a longer text, no single word is likely to be the one too many. */
const MOST_WORDS = 3;
const LONGEST_STOP_WORD = 2;
/** They link words, and mean nothing at the end of a text. */
const LINKS: ReadonlySet<string> = new Set(
  (
    'a an and as at for from in of on or the to with ' +
    'als am an auf aus bei das dem den der des die ein eine fur im in mit oder und vom von zu zum zur ' +
    'a à au aux avec d de des du en et l la le les ou par pour sans sur un une'
  ).split(' '),
);

/** One entry per active filter, without that filter; a facet counts as one. */
export function withoutOneFilter(filters: SearchFilters): Relaxed[] {
  const relaxed: Relaxed[] = filters.facets.map(({ field }) => {
    return { field, filters: { ...filters, facets: filters.facets.filter((facet) => facet.field !== field) } };
  });
  if (filters.text !== null) relaxed.push({ field: 'fulltext', filters: { ...filters, text: null } });
  if (filters.place !== null) relaxed.push({ field: 'geoLocation', filters: { ...filters, place: null } });
  if (filters.organizationName !== null) {
    relaxed.push({ field: 'organization_name', filters: { ...filters, organizationName: null } });
  }
  for (const flag of Object.keys(filters.flags)) {
    const flags = Object.fromEntries(Object.entries(filters.flags).filter(([name]) => name !== flag));
    relaxed.push({ field: flag, filters: { ...filters, flags } });
  }
  if (filters.ids !== null || filters.notIds.length > 0) {
    relaxed.push({ field: 'id', filters: { ...filters, ids: null, notIds: [] } });
  }
  return relaxed;
}

/** Whether there is no filter. */
export function isUnfiltered({ text, place, organizationName, ids, flags, ...lists }: SearchFilters): boolean {
  const conditions = [text, place, organizationName, ids].some((filter) => filter !== null);
  const { facets, notIds, excluded } = lists;
  return !conditions && [facets, notIds, excluded, Object.keys(flags)].every(({ length }) => length === 0);
}

/** What may be advised for few hits, the most helpful first; `keys` is the text as typed. */
export function adviceFor({ filters, advice }: SearchPlan, keys: string): Relaxed[] {
  const [near, ...far] = widened(filters, advice.wider);
  const words = withoutOneWord(filters, keys);
  const removed = withoutOneFilter(filters).filter(({ field }) => field !== 'fulltext' || words.length === 0);
  return [...(near ? [near] : []), ...words, ...removed, ...far].slice(0, MOST_VARIANTS);
}

function widened(filters: SearchFilters, wider: readonly number[]): Relaxed[] {
  const { place } = filters;
  if (place?.kind !== 'point') return [];
  return wider.map((km) => ({ field: 'geoLocation', radius: km, filters: { ...filters, place: { ...place, km } } }));
}

/** Only of plain words: in `"a phrase" or -this`, each has its meaning. */
function withoutOneWord(filters: SearchFilters, keys: string): Relaxed[] {
  const words = keys.trim().split(/\s+/);
  const isPlain = words.every((word) => /^[\p{L}\p{N}][^"]*$/u.test(word) && word.toLowerCase() !== 'or');
  if (filters.text === null || !isPlain || words.length < 2 || words.length > MOST_WORDS) return [];
  return words.flatMap((word, at) => {
    if (word.length <= LONGEST_STOP_WORD && /^\p{L}+$/u.test(word)) return [];
    const text = withoutLinks(words.toSpliced(at, 1)).join(' ');
    if (text === '') return [];
    return [{ field: 'fulltext', text, filters: { ...filters, text: foldQuery(text) } }];
  });
}

/** Without links at its ends: `zum Mechatroniker` is Mechatroniker. */
function withoutLinks(words: readonly string[]): readonly string[] {
  const isMeant = (word: string) => !LINKS.has(foldText(word).trim());
  const first = words.findIndex(isMeant);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isMeant) + 1);
}
