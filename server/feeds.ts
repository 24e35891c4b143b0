/** Feeds of any job search, with the same parameters as the search page, all in the query; and of the blog. */

import { operation } from '../runtime/core/operation.ts';
import { readQuery } from '../runtime/core/paths/request-target.ts';
import type { CompiledBrand, RequestContext } from '../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../runtime/core/routing/href.ts';
import { relevantQuery } from '../runtime/core/routing/relevant-query.ts';
import { compileRoutes } from '../runtime/core/routing/table.ts';
import { feedAddress, feedSearch } from '../runtime/core/search/search-address.ts';
import { searchRequest } from '../runtime/core/search/search-request.ts';
import { readSearch } from '../runtime/core/search-pages/read-search.ts';
import { atomXml } from '../runtime/core/seo/atom.ts';
import { BLOG_FEED, blogFeedAddress } from '../runtime/core/seo/blog-feed.ts';
import type { FeedChannel, FeedItem } from '../runtime/core/seo/feed-channel.ts';
import { type FeedFormat, feedFormats, feedTypes, jobFeed } from '../runtime/core/seo/feeds.ts';
import { jsonFeed } from '../runtime/core/seo/json-feed.ts';
import { rssXml } from '../runtime/core/seo/rss.ts';
import { withoutEmpty } from '../runtime/core/seo/schema-org.ts';
import { localised } from '../runtime/core/texts/localised.ts';
import { blogFeedQuery, type FeedJob, type FeedPlace, feedQuery } from './feed.generated.ts';

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
  | { type: string; text: string }
  /** The error message for an invalid URL. */
  | { error: string }
  /** The error message when its content is temporarily unavailable. */
  | { away: string };

const write: Readonly<Record<FeedFormat, (channel: FeedChannel) => string>> = {
  rss: rssXml,
  atom: atomXml,
  json: jsonFeed,
};

/** The feeds of a site, by their path. */
const feeds = new Map<string, (request: FeedRequest) => Promise<Feed>>([
  ...feedFormats.map((format) => [jobFeed(format), (request: FeedRequest) => feedOfJobs(request, format)] as const),
  [BLOG_FEED, blogFeed],
]);

/** The feed at a path. A failed query is logged. */
export async function readFeed(path: string, request: FeedRequest): Promise<Feed> {
  try {
    return (await feeds.get(path)?.(request)) ?? { error: 'There is no such feed.' };
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
    type: feedTypes.rss,
    text: rssXml({
      title: `Blog · ${name}`,
      link: origin + createHref(publicRoutes(brand.document), locale).path('/blog'),
      self: origin + blogFeedAddress(locale),
      description: localised(description, brand.document, locale) || name,
      language: locale,
      author: name,
      items: blogPosts.posts.map(({ title, path, summary, published, category }) => ({
        ...{ title, link: origin + path, description: summary, published },
        ...(category !== null && { categories: [category] }),
      })),
    }),
  };
}

async function feedOfJobs(visit: FeedRequest, format: FeedFormat): Promise<Feed> {
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
    type: feedTypes[format],
    text: write[format]({
      title: read.state.text ? `${read.state.text} · ${name}` : name,
      link: origin + href.jobs(feedSearch(read.state)),
      self: origin + feedAddress(read.state, routes.search, locale, format),
      description: localised(description, brand.document, locale) || name,
      language: locale,
      author: name,
      items,
    }),
  };
}

function item(job: FeedJob, link: string): FeedItem {
  const { title, organizationName, location, description, published, changed, langcode, occupations } = job;
  const place = location ? ` · ${location.label}` : '';
  return {
    title: `${title} · ${organizationName}${place}`,
    link,
    description,
    published,
    changed,
    author: organizationName,
    language: langcode,
    categories: occupations.map(({ label }) => label),
    facts: factsOf(job),
  };
}

function factsOf(job: FeedJob): Record<string, unknown> {
  const { id, title, organizationName, location, locations, remote, employmentTypes, salary, expires } = job;
  return withoutEmpty({
    id,
    title,
    company: organizationName,
    locations: [location, ...locations].flatMap((place) => (place ? [placeOf(place)] : [])),
    remote,
    employment_types: employmentTypes.map(({ code }) => code),
    salary: salary
      ? withoutEmpty({ min: salary.min, max: salary.max, currency: salary.currencyCode, unit: salary.unit })
      : undefined,
    expires,
  });
}

function placeOf({ label, locality, administrativeArea, zip, countryCode }: FeedPlace): Record<string, unknown> {
  return withoutEmpty({ label, city: locality, region: administrativeArea, postal_code: zip, country: countryCode });
}
