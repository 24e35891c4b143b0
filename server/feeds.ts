/** RSS feed of any job search: the same parameters as the search page, all in the query. */

import { operation } from '../runtime/core/operation.ts';
import { readQuery } from '../runtime/core/paths/raw-url.ts';
import type { CompiledBrand, RequestContext } from '../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../runtime/core/routing/href.ts';
import { relevantQuery } from '../runtime/core/routing/relevant-query.ts';
import { compileRoutes } from '../runtime/core/routing/table.ts';
import { feedAddress, feedSearch } from '../runtime/core/search/search-address.ts';
import { searchRequest } from '../runtime/core/search/search-request.ts';
import { readSearch } from '../runtime/core/search-pages/read-search.ts';
import { type RssItem, rssXml } from '../runtime/core/seo/rss.ts';
import { localised } from '../runtime/core/texts/localised.ts';
import { type FeedJob, feedQuery } from './feed.generated.ts';

interface FeedRequest {
  brand: CompiledBrand;
  origin: string;
  /** Raw query without `?`. */
  query: string;
  run: (locale: string) => RequestContext['query'];
  log: RequestContext['log'];
}

const itemsPerFeed = 50;

export type Feed =
  | { xml: string }
  /** The error message for an invalid URL. */
  | { error: string }
  /** The error message when the jobs are temporarily unavailable. */
  | { away: string };

/** The feed of a search. A failed query is logged. */
export async function jobFeed(request: FeedRequest): Promise<Feed> {
  try {
    return await readFeed(request);
  } catch (error) {
    request.log('error', 'FEED_FAILED', error instanceof Error ? error.message : String(error));
    return { away: 'The jobs of this feed cannot be read at the moment. Please try again in a minute.' };
  }
}

async function readFeed({ brand, origin, query, run, log }: FeedRequest): Promise<Feed> {
  const pairs = readQuery(query);
  if (!pairs) return { error: 'The query of this feed cannot be read.' };
  const wanted = pairs.find(([name]) => name === 'locale')?.[1];
  const parameters = relevantQuery(pairs, compileRoutes(brand.document).parameters.jobs);
  const { default: standard, supported } = brand.document.locales;
  const locale = wanted ?? standard;
  if (!supported.includes(locale) && locale !== standard) {
    return { error: `This site has no language "${locale.slice(0, 20)}"; it has ${supported.join(', ')}.` };
  }
  const route = { page: 'jobs' as const, taxonomy: [], query: parameters };
  const routes = publicRoutes(brand.document);
  const read = await readSearch({ brand, locale, query: run(locale), log, route, routes });
  if (!read || read.kind === 'redirect') return { error: 'This feed has a parameter that cannot be read.' };
  if (read.kind === 'notFound') return { error: `There is no filter value "${read.value.slice(0, 80)}".` };
  const href = createHref(routes, locale);
  const request = {
    ...searchRequest(read.state, brand.document, locale),
    facets: [],
    range: { first: 0, last: itemsPerFeed },
  };
  const { search } = await run(locale)(operation(feedQuery, { request }));
  const { name, description } = brand.document.site;
  const items = search.hits.flatMap(({ job }) => (job && !job.sample ? [item(job, origin + href.job(job))] : []));
  return {
    xml: rssXml({
      title: read.state.text ? `${read.state.text} · ${name}` : name,
      link: origin + href.jobs(feedSearch(read.state)),
      self: origin + feedAddress(read.state, routes.search, locale),
      description: localised(description, brand.document, locale) || name,
      language: locale,
      items,
    }),
  };
}

function item({ title, organizationName, location, description, published }: FeedJob, link: string): RssItem {
  const place = location ? ` · ${location.label}` : '';
  return { title: `${title} · ${organizationName}${place}`, link, description, published };
}
