import type { BrandDocument } from '../../../document/brand.generated.ts';
import { fixedPages } from '../../../paths/names.ts';
import { readQuery, splitUrl } from '../../../paths/request-target.ts';
import { type ListingAt, listingAt } from '../../../routing/listing-at.ts';
import { entriesAt, stringAt, stringsAt } from '../../sources/json.ts';
import { placementsOf } from '../../views.ts';
import { type Draft, defineRule } from '../rule.ts';
import { listed, nearest, wayOut } from '../words.ts';
import { fateOf } from './dead-link.ts';

/** Parameters of an address that say what is on the screen, not what is searched for. */
const PASSING = ['page', 'jobId', 'facet', 'locale', 'region', 'router'];

export const savedSearch = defineRule({
  code: 'SAVED_SEARCH',
  severity: 'warning',
  description:
    'The saved search of a landing page is another page than the job or organization search, or says what only one visit or one server knows; or links name a page without a saved search.',
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
    // An address without a page is a dead link like any other.
    if (fateOf(document, address).answer !== 'answers') return;
    yield {
      message: `"${address}" is no address of the job or organization search. Copy one from the browser, such as "/jobs?search=nurse".`,
    };
    return;
  }
  const given = (readQuery(splitUrl(address)?.query ?? '') ?? []).map(([name]) => name);
  for (const name of new Set(given.filter((one) => PASSING.includes(one)))) {
    yield {
      message: `"${name}" in "${address}" has no effect: a landing page always begins at the first page. Remove it.`,
    };
  }
  yield* numbersIn(found, document.facets[found.match.page].order, address);
}

/** The numbers of facet values differ between servers; their words do not. */
function* numbersIn({ match }: ListingAt, facets: readonly string[], address: string): Iterable<Fault> {
  const numbered = facets.filter((field) =>
    stringAt(match.query, [field])
      ?.split(',')
      .some((value) => /^\d+$/.test(value.trim())),
  );
  if (numbered.length === 0) return;
  yield {
    message: `"${address}" has numbers of values for ${listed(numbered)}, which other servers do not share. Write their words, such as "${numbered[0]}=full-time".`,
  };
}
