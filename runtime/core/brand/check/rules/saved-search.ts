import type { BrandDocument } from '../../../document/brand.generated.ts';
import { fixedPages } from '../../../paths/names.ts';
import { readQuery, splitUrl } from '../../../paths/raw-url.ts';
import { type ListingAt, listingAt } from '../../../routing/listing-at.ts';
import { searchParameters } from '../../../search/parameters.ts';
import { entriesAt, stringAt, stringsAt } from '../../sources/json.ts';
import { placementsOf } from '../../views.ts';
import { type Draft, defineRule } from '../rule.ts';
import { listed, nearest, wayOut } from '../words.ts';

/** Parameters of an address that say what is on the screen, not what is searched for. */
const PASSING = ['page', 'jobId', 'facet', 'locale', 'region', 'router'];

export const savedSearch = defineRule({
  code: 'SAVED_SEARCH',
  severity: 'warning',
  description:
    'The saved search of a landing page is no address of the job or organization search, or has parameters and values that the site does not offer; or links name a page without a saved search.',
  remedy: 'Search on the site, copy the address from the browser, and leave out the host.',
  *find({ document, readable, own }) {
    if (readable === undefined || readable.abstract) return;
    for (const [page] of entriesAt(own, ['pages'])) {
      const address = stringAt(own, ['pages', page, 'search']);
      if (address === undefined || fixedPages.includes(page)) continue;
      const path = ['pages', page, 'search'];
      for (const fault of faultsOf(readable, address)) yield { path, ...fault };
    }
    const saved = entriesAt(document, ['pages']).flatMap(([page]) =>
      stringAt(document, ['pages', page, 'search']) === undefined ? [] : [page],
    );
    for (const { path, widget } of placementsOf(document).filter((one) => one.widget === 'landing-links')) {
      for (const { text, index } of stringsAt(document, [...path, 'props', 'pages'])) {
        if (saved.includes(text)) continue;
        const suggestion = nearest(text, saved);
        yield {
          path: [...path, 'props', 'pages', index],
          message: `"${widget}" cannot link to "${text}", which is no page with a saved search.${wayOut(suggestion, saved)}`,
          allowed: saved,
          ...(suggestion && { suggestion }),
        };
      }
    }
  },
});

type Fault = Omit<Draft, 'path'>;

function* faultsOf(document: BrandDocument, address: string): Iterable<Fault> {
  const found = listingAt(document, address);
  if (found === null) {
    yield {
      message: `"${address}" is no address of the job or organization search. Copy one from the browser, such as "/jobs?search=nurse".`,
    };
    return;
  }
  const facets = document.facets[found.match.page].order;
  const given = (readQuery(splitUrl(address)?.query ?? '') ?? []).map(([name]) => name);
  for (const name of new Set(given)) {
    if (PASSING.includes(name)) {
      yield {
        message: `"${name}" in "${address}" has no effect: a landing page always begins at the first page. Remove it.`,
      };
    } else if (!facets.includes(name) && !(searchParameters as readonly string[]).includes(name)) {
      const allowed = [...searchParameters.filter((one) => !PASSING.includes(one)), ...facets];
      const suggestion = nearest(name, allowed);
      yield { message: `"${name}" in "${address}" is no filter of this search.${wayOut(suggestion, allowed)}` };
    }
  }
  yield* numbersIn(found, facets, address);
}

/** The numbers of facet values differ between servers; their words do not. */
function* numbersIn({ match }: ListingAt, facets: readonly string[], address: string): Iterable<Fault> {
  const numbered = facets.filter((field) => match.query[field]?.split(',').some((value) => /^\d+$/.test(value.trim())));
  if (numbered.length === 0) return;
  yield {
    message: `"${address}" has numbers of values for ${listed(numbered)}, which other servers do not share. Write their words, such as "${numbered[0]}=full-time".`,
  };
}
