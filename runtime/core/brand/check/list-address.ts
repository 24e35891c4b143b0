/** Whether the address of a list says something that its search understands: words and names of filters. */
import type { BrandDocument } from '../../document/brand.generated.ts';
import { isFacetOn, taxonomyOf } from '../../document/facet-fields.ts';
import { readQuery } from '../../paths/request-target.ts';
import { searchParameters } from '../../search/parameters.ts';
import { wordsOf } from '../facet-links.ts';
import { entriesAt } from '../sources/json.ts';
import { localesOf } from '../views.ts';
import type { CheckContext } from './rule.ts';
import { aliasesOf } from './rules/facet-alias-collision.ts';
import { facetFieldsOf } from './rules/unknown-facet.ts';
import { nearest } from './words.ts';

export interface ListAddress {
  target: string;
  page: 'jobs' | 'organizations';
  locale: string;
  /** In the path. */
  words: readonly string[];
  query: string;
}

export interface AddressFault {
  message: string;
  suggestion?: string;
}

interface Term {
  taxonomy: string;
  code: string;
}

const SEARCHES = { jobs: 'job search', organizations: 'search of organizations' };

/** The first thing in the address that leads nowhere; null where nothing does. */
export function addressFault(
  context: CheckContext,
  { facets, features }: BrandDocument,
  address: ListAddress,
): AddressFault | null {
  const { page, target } = address;
  const offered = facets[page].order.filter((field) => isFacetOn(features, field));
  const query = readQuery(address.query) ?? [];
  if (address.words.length + query.length === 0) return null;
  const terms = knownTerms(context, address.locale);
  for (const word of address.words) {
    const fault = wordFault(context, { ...address, word, terms, offered });
    if (fault !== null) return fault;
  }
  for (const [name, value] of query) {
    if (offered.includes(name)) {
      if (name === 'company') continue;
      const ofField = wordsOf(value).map((word) =>
        wordFault(context, { ...address, word, terms, offered, field: name }),
      );
      const fault = ofField.find((one) => one !== null);
      if (fault) return fault;
      continue;
    }
    if (facetFieldsOf(context.document, page).includes(name))
      return { message: `"${target}" shows everything: ${notOffered(page, name)}` };
    if (searchParameters.includes(name)) continue;
    const suggestion = nearest(name, [...searchParameters, ...offered]);
    if (suggestion !== undefined)
      return { message: `"${name}" in "${target}" has no effect. Did you mean "${suggestion}"?`, suggestion };
  }
  return null;
}

interface Word extends ListAddress {
  word: string;
  terms: ReadonlyMap<string, readonly Term[]>;
  /** Facets of the search. */
  offered: readonly string[];
  /** The facet that the address names for it. */
  field?: string;
}

function wordFault(context: CheckContext, asked: Word): AddressFault | null {
  const { target, page, locale, word, terms, offered, field } = asked;
  const taxonomies = new Set((field === undefined ? offered : [field]).map((one) => taxonomyOf(page, one)));
  const meant = new Set(terms.get(word)?.map(({ taxonomy }) => taxonomy));
  if ([...meant].some((taxonomy) => taxonomies.has(taxonomy))) return null;
  const owner = facetFieldsOf(context.document, page).find((one) => meant.has(taxonomyOf(page, one) ?? ''));
  if (owner !== undefined && !offered.includes(owner))
    return { message: `Visitors find nothing at "${target}": ${notOffered(page, owner)}` };
  const translation = elsewhere(context, word, languageOf(locale), taxonomies);
  if (translation !== undefined)
    return {
      message: `"${word}" in "${target}" is a word of a language that the site does not have. Write "${translation}".`,
      suggestion: translation,
    };
  const candidates = [...terms].filter(([, list]) => list.some(({ taxonomy }) => taxonomies.has(taxonomy)));
  const suggestion = nearest(
    word,
    candidates.map(([one]) => one),
  );
  if (suggestion !== undefined)
    return { message: `No filter in "${target}" is called "${word}". Did you mean "${suggestion}"?`, suggestion };
  // It may be the name of an employer.
  if (field === undefined && offered.includes('company')) return null;
  const none =
    field === undefined
      ? `No filter of the ${SEARCHES[page]} has a value "${word}"`
      : `The filter "${field}" has no value "${word}"`;
  return { message: `${none}, so visitors find nothing at "${target}". Correct the address, or remove the link.` };
}

const notOffered = (page: ListAddress['page'], field: string) =>
  `the ${SEARCHES[page]} of this site has no filter "${field}". Add it to "facets.${page}.order", or remove the link.`;

/** The values of all facets by their words in the languages of the site. */
function knownTerms({ catalogue, document }: CheckContext, locale: string): Map<string, Term[]> {
  const known = new Map<string, Term[]>();
  const add = (word: string, terms: readonly Term[]) => known.set(word, [...(known.get(word) ?? []), ...terms]);
  const locales = [...new Set([locale, ...localesOf(document)])];
  for (const language of new Set(locales.map(languageOf)))
    for (const [word, terms] of catalogue.facetWords.get(language) ?? []) add(word, terms);
  for (const [field] of entriesAt(document, ['customFields']))
    for (const one of locales)
      for (const { alias } of aliasesOf(document, field, one)) add(alias, [{ taxonomy: field, code: alias }]);
  return known;
}

/** The word of a facet value in this language, for its word in another one. */
function elsewhere(
  { catalogue: { facetWords } }: CheckContext,
  word: string,
  language: string,
  taxonomies: ReadonlySet<string | null>,
): string | undefined {
  const meant = [...facetWords.values()].flatMap((words) => words.get(word) ?? []);
  const term = meant.find(({ taxonomy }) => taxonomies.has(taxonomy));
  if (term === undefined) return undefined;
  const same = (one: Term) => one.taxonomy === term.taxonomy && one.code === term.code;
  return [...(facetWords.get(language) ?? [])].find(([, terms]) => terms.some(same))?.[0];
}

const languageOf = (locale: string) => locale.split('-')[0] ?? locale;
