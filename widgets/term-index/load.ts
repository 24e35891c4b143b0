import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { TermIndexProps } from '../props.generated.ts';
import { jobTownsQuery } from '../shared/figures/job-towns.generated.ts';
import { termIndexQuery } from './term-index.generated.ts';

/** Towns count separately from a few kilometers apart. */
const TOWN_KM = 5;

/** A facet that the search does not offer has no values. */
export function load({ page, brand }: LoadContext, { of, limit }: Pick<TermIndexProps, 'of' | 'limit'>) {
  if (of === 'place') return { towns: operation(jobTownsQuery, { km: TOWN_KM, limit, language: page.locale }) };
  if (!brand.document.facets.jobs.order.includes(of)) return {};
  const request = { language: page.locale, facets: [{ field: of, limit }], range: { first: 0, last: 0 } };
  return { terms: operation(termIndexQuery, { request }) };
}
