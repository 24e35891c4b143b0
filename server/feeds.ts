/** RSS feeds: of any job search, with the same parameters as the search page, all in the query; and of the blog. */

import { operation } from '../runtime/core/operation.ts';
import { readQuery } from '../runtime/core/paths/raw-url.ts';
import type { CompiledBrand, RequestContext } from '../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../runtime/core/routing/href.ts';
import { relevantQuery } from '../runtime/core/routing/relevant-query.ts';
import { compileRoutes } from '../runtime/core/routing/table.ts';
import { feedAddress, feedSearch } from '../runtime/core/search/search-address.ts';
import { searchRequest } from '../runtime/core/search/search-request.ts';
import { readSearch } from '../runtime/core/search-pages/read-search.ts';
import { BLOG_FEED, blogFeedAddress } from '../runtime/core/seo/blog-feed.ts';
import { feedsOn, JOB_FEED } from '../runtime/core/seo/feeds.ts';
import { type RssItem, rssXml } from '../runtime/core/seo/rss.ts';
import { localised } from '../runtime/core/texts/localised.ts';
import { blogFeedQuery, type FeedJob, feedQuery } from './feed.generated.ts';

type Pairs = NonNullable<ReturnType<typeof readQuery>>;

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
  /** The error message when its content is temporarily unavailable. */
  | { away: string };

/** The feeds of a site, by their path. */
const feeds: Readonly<Record<string, (request: FeedRequest) => Promise<Feed>>> = {
  [JOB_FEED]: jobFeed,
  [BLOG_FEED]: blogFeed,
};

/** The brand has feeds, and what the one at this path is about; undefined if there is no feed at this path. */
export function isFeedOn({ features }: CompiledBrand['document'], path: string): boolean | undefined {
  return Object.hasOwn(feeds, path) ? feedsOn(features).includes(path) : undefined;
}

/** The feed at a path. A failed query is logged. */
export async function readFeed(path: string, request: FeedRequest): Promise<Feed> {
  try {
    return (await feeds[path]?.(request)) ?? { error: 'There is no such feed.' };
  } catch (error) {
    request.log('error', 'FEED_FAILED', error instanceof Error ? error.message : String(error));
    return { away: 'This feed cannot be read at the moment. Please try again in a minute.' };
  }
}

/** The language that the query of a feed names, or why there is none. */
function localeOf({ brand, query }: FeedRequest): { pairs: Pairs; locale: string } | { error: string } {
  const pairs = readQuery(query);
  if (!pairs) return { error: 'The query of this feed cannot be read.' };
  const { default: standard, supported } = brand.document.locales;
  const locale = pairs.find(([name]) => name === 'locale')?.[1] ?? standard;
  if (supported.includes(locale) || locale === standard) return { pairs, locale };
  return { error: `This site has no language "${locale.slice(0, 20)}"; it has ${supported.join(', ')}.` };
}

/** The newest posts in one language. */
async function blogFeed(request: FeedRequest): Promise<Feed> {
  const asked = localeOf(request);
  if ('error' in asked) return asked;
  const { brand, origin, run } = request;
  const { locale } = asked;
  const { blogPosts } = await run(locale)(operation(blogFeedQuery, {}));
  const { name, description } = brand.document.site;
  return {
    xml: rssXml({
      title: `Blog · ${name}`,
      link: origin + createHref(publicRoutes(brand.document), locale).path('/blog'),
      self: origin + blogFeedAddress(locale),
      description: localised(description, brand.document, locale) || name,
      language: locale,
      items: blogPosts.posts.map(({ title, path, summary, published, category }) => ({
        ...{ title, link: origin + path, description: summary, published },
        ...(category !== null && { categories: [category] }),
      })),
    }),
  };
}

async function jobFeed(visit: FeedRequest): Promise<Feed> {
  const asked = localeOf(visit);
  if ('error' in asked) return asked;
  const { brand, origin, run, log } = visit;
  const { pairs, locale } = asked;
  const parameters = relevantQuery(pairs, compileRoutes(brand.document).parameters.jobs);
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
