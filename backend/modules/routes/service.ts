/** Resolves a path of the brand to content, redirect or error. */

import type { RouteDecision, RouteMatch } from '../../../runtime/core/paths/types.ts';
import { summaryOf } from '../../../runtime/core/richtext/text-of.ts';
import { publicRoutes } from '../../../runtime/core/routing/href.ts';
import { resolveRoute } from '../../../runtime/core/routing/resolve.ts';
import {
  isNoindexPage,
  type SaidOutcome,
  type SaidPage,
  textsOfPage,
} from '../../../runtime/core/search-pages/describe-search.ts';
import { readSavedSearch } from '../../../runtime/core/search-pages/saved-search.ts';
import type { ApiContext } from '../../context.ts';
import type { Route } from '../../graphql.generated.ts';
import { readObject, readText } from '../../read-json.ts';
import { hrefOf } from '../../services/href.ts';
import { slugOf } from '../../services/slug.ts';
import { pathsOf, postUrl, readPostAt } from '../blog/service.ts';
import { pagesTag } from '../content/tags.ts';
import { headlineOf, viewOfSite } from '../cv-sites/service.ts';
import { findOnline, findPresentSlug } from '../cv-sites/store.ts';
import { jobUrl } from '../jobs/address.ts';
import { isGone, isShown, stateOf } from '../jobs/policy.ts';
import { expectSimilar } from '../jobs/show/similar.ts';
import { organizationRecord } from '../organizations/organization.ts';
import { findPresentSlug as findPresentOrganization } from '../organizations/slug-store.ts';
import { findOrganizationBySlug } from '../organizations/store.ts';
import { pagePath } from '../pages/address.ts';
import { findLandingPage, listPublishedVersions } from '../pages/store.ts';
import { countFound } from './landing-links.ts';
import { resolveListing } from './listing.ts';
import { describeMetatags, type PageFacts } from './metatags.ts';

const DESCRIPTION_LENGTH = 160;

/** Resolves a path with or without language prefix; `language` applies to a path without one. */
export async function resolvePath(context: ApiContext, path: string, language: string | null): Promise<Route> {
  const decision = decide(context, path, language);
  switch (decision.kind) {
    case 'redirect':
      return { error: null, redirect: { code: decision.status, target: decision.location }, content: null };
    case 'rewrite':
      return { error: null, redirect: { code: 307, target: decision.target }, content: null };
    case 'error':
      return failure(decision.status, decision.reason);
    case 'page':
      return resolvePage({ ...context, locale: decision.locale }, decision.match);
  }
}

/** Callers may also pass the untranslated path: where a language translates it, the translation is meant. */
function decide({ brand, locale }: ApiContext, path: string, language: string | null): RouteDecision {
  const absolute = path.startsWith('/') ? path : `/${path}`;
  const { default: standard, supported } = brand.document.locales;
  const wanted = language !== null && supported.includes(language) ? language : locale;
  const isPrefixed = supported.includes(absolute.split('/')[1] ?? '');
  const prefixed = wanted === standard || isPrefixed ? absolute : `/${wanted}${absolute === '/' ? '' : absolute}`;
  const decision = resolveRoute(brand, 'GET', prefixed);
  if (decision.kind !== 'redirect' || decision.location !== hrefOf(brand, wanted).path(absolute)) return decision;
  return resolveRoute(brand, 'GET', decision.location);
}

function resolvePage(context: ApiContext, match: RouteMatch): Promise<Route> | Route {
  if (match.page === 'job') return jobRoute(context, Number(match.params.id), match.params.slug ?? '');
  if (match.page === 'organization') return organizationRoute(context, match.params.slug ?? '');
  if (match.page === 'cv-site') return cvSiteRoute(context, match.params.slug ?? '');
  if (match.page === 'blog-post') return blogPostRoute(context, match.params.slug ?? '');
  if (match.page === 'landing' && match.params.key === undefined) return landingRoute(context, match.params.slug ?? '');
  if (match.page === 'jobs' || match.page === 'organizations') return listingRoute(context, match);
  return documentRoute(context, match);
}

async function jobRoute(context: ApiContext, id: number, slug: string): Promise<Route> {
  const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  if (isId) expectSimilar(context, id);
  const job = isId ? await context.jobs.load(id) : null;
  if (job !== null && isGone(job.row, context)) return failure(410, 'JOB_GONE');
  if (job === null || !isShown(job.row, context)) return failure(404, 'JOB_UNKNOWN');
  const right = slugOf(job.row.title);
  if (slug !== right) {
    const target = hrefOf(context.brand, context.locale).job({ id, slug: right });
    return { error: null, redirect: { code: 301, target }, content: null };
  }
  const metatags = describeMetatags({
    ...siteFacts(context),
    title: `${job.row.title} – ${job.row.organizationName}`,
    description: summaryOf(job.data.description, DESCRIPTION_LENGTH),
    canonical: jobUrl(job.row, context),
    type: 'article',
    noindex: stateOf(job.row, context.now) !== 'published',
  });
  return { error: null, redirect: null, content: { id, type: 'job', metatags, landingPage: null, translations: null } };
}

async function organizationRoute(context: ApiContext, slug: string): Promise<Route> {
  const found = await findOrganizationBySlug(context, slug);
  // Without a profile, the next one that is published may be the one.
  const tags = found === null ? [`orgs:${context.frontend}`] : [`org:${found.id}`, `org-jobs:${found.id}`];
  for (const tag of tags) context.shown.own.add(tag);
  if (found === null) return formerOrganization(context, slug);
  const { row, data } = organizationRecord(found);
  const metatags = describeMetatags({
    ...siteFacts(context),
    title: row.name,
    description: summaryOf(data.presentation ?? '', DESCRIPTION_LENGTH),
    canonical: absolute(context, hrefOf(context.brand, context.locale).organization(row.slug)),
    type: 'profile',
  });
  return {
    error: null,
    redirect: null,
    content: { id: row.id, type: 'organization_profile', metatags, landingPage: null, translations: null },
  };
}

/** Former URLs of a renamed profile redirect. */
async function formerOrganization(context: ApiContext, slug: string): Promise<Route> {
  const present = await findPresentOrganization(context, slug);
  if (present === null) return failure(404, 'ORGANIZATION_UNKNOWN');
  const target = hrefOf(context.brand, context.locale).organization(present);
  return { error: null, redirect: { code: 301, target }, content: null };
}

/** A public resume page; indexed by search engines only if its owner allows it. */
async function cvSiteRoute(context: ApiContext, slug: string): Promise<Route> {
  const site = await findOnline(context, { slug });
  const href = hrefOf(context.brand, context.locale);
  if (site === null) {
    const present = await findPresentSlug(context, slug);
    if (present === null) return failure(404, 'CV_SITE_UNKNOWN');
    return { error: null, redirect: { code: 301, target: href.path(`/cv-site/${present}`) }, content: null };
  }
  const { name, parts } = viewOfSite(context, site);
  const headline = headlineOf(site);
  const about = readObject(readObject(parts.find(({ group }) => group === 'personal_info')?.answers).about);
  const metatags = describeMetatags({
    ...siteFacts(context),
    title: name === null ? headline : `${name} – ${headline}`,
    description: summaryOf(readText(about.value) ?? '', DESCRIPTION_LENGTH) || headline,
    canonical: absolute(context, href.path(`/cv-site/${slug}`)),
    type: 'profile',
    noindex: !site.indexable,
  });
  return {
    error: null,
    redirect: null,
    content: { id: site.id, type: 'cv_site', metatags, landingPage: null, translations: null },
  };
}

/** A published post of the blog, with its versions in other languages. */
async function blogPostRoute(context: ApiContext, slug: string): Promise<Route> {
  const post = await readPostAt(context, slug);
  if (post === null) return failure(404, 'POST_UNKNOWN');
  const { id, title, summary, picture } = post;
  const paths = await pathsOf(context, post);
  const metatags = describeMetatags({
    ...siteFacts(context),
    title,
    description: summary,
    canonical: postUrl(post, context),
    // Networks do not show drawings.
    image: picture && !picture.url.endsWith('.svg') ? absolute(context, picture.url) : null,
    type: 'article',
    noindex: post.sample,
  });
  const translations = Object.entries(paths).map(([locale, path]) => ({ locale, path }));
  return {
    error: null,
    redirect: null,
    content: { id, type: 'blog_post', metatags, landingPage: null, translations },
  };
}

/** A published text or landing page of the database; its versions in other languages have paths of their own. */
async function landingRoute(context: ApiContext, path: string): Promise<Route> {
  const { brand, locale: langcode, now } = context;
  context.shown.own.add(pagesTag(context.frontend));
  const page = await findLandingPage(context, { langcode, path, now });
  if (page === null) return failure(404, 'PAGE_UNKNOWN');
  const { id, translation, title, description, body, search } = page;
  const landingPage = { title, description, body, search };
  const canonical = absolute(context, pagePath(brand, langcode, path));
  const saved = search === null ? null : await findSaved(context, search);
  if (search !== null && saved === null) return failure(404, 'SAVED_SEARCH_UNKNOWN');
  const noindex = saved?.total === 0 && brand.document.search.seo.noindexEmpty;
  const metatags = describeMetatags({ ...siteFacts(context), title, description, canonical, noindex });
  const versions = translation === null ? null : await listPublishedVersions(context, translation, now);
  const translations =
    versions?.map((one) => ({ locale: one.langcode, path: pagePath(brand, one.langcode, one.path) })) ?? null;
  return { error: null, redirect: null, content: { id, type: 'landing_page', metatags, landingPage, translations } };
}

/** A search with its facet values, place and page number, consistent with the listing page. */
async function listingRoute(context: ApiContext, match: RouteMatch): Promise<Route> {
  const listing = await resolveListing(context, match, (path) => absolute(context, path));
  if (listing.kind === 'missing') return failure(404, listing.reason);
  if (listing.kind === 'redirect') {
    const { status: code, location: target } = listing;
    return { error: null, redirect: { code, target }, content: null };
  }
  return said(context, match, listing);
}

/** A page of the brand document; with a saved search, it is described by what that finds. */
async function documentRoute(context: ApiContext, match: RouteMatch): Promise<Route> {
  const page = { document: match.document, status: 200, search: null };
  const canonical = absolute(context, match.path);
  const address = context.brand.document.pages[match.document]?.search;
  if (address === undefined || match.page !== 'landing') return said(context, match, { page, outcome: {}, canonical });
  const saved = await findSaved(context, address);
  if (saved === null) return failure(404, 'SAVED_SEARCH_UNKNOWN');
  const { state: search, total } = saved;
  return said(context, match, { page: { ...page, search, isSaved: true }, outcome: { total }, canonical });
}

/** The search of a landing page and what it finds now; null if its address cannot be read. */
async function findSaved(context: ApiContext, address: string) {
  const routes = publicRoutes(context.brand.document);
  const saved = await readSavedSearch({ ...context, routes, log: () => undefined }, address);
  return saved && { state: saved.state, total: await countFound(context, saved.state) };
}

/** A page without an id of its own, so its id is 0. */
function said(
  context: ApiContext,
  route: RouteMatch,
  { page, outcome, canonical }: { page: SaidPage; outcome: SaidOutcome; canonical: string },
): Route {
  const { brand, locale } = context;
  const { title, description } = textsOfPage(brand, locale, page, outcome);
  const metatags = describeMetatags({
    ...siteFacts(context),
    title: title || brand.document.site.name,
    description,
    canonical,
    noindex: isNoindexPage(brand, { ...page, route }, outcome),
  });
  return {
    error: null,
    redirect: null,
    content: { id: 0, type: 'landing_page', metatags, landingPage: null, translations: null },
  };
}

function siteFacts({ brand }: ApiContext): Omit<PageFacts, 'title' | 'description' | 'canonical'> {
  return { siteName: brand.document.site.name, image: null, type: 'website', noindex: false };
}

function absolute(context: ApiContext, path: string): string {
  return context.originOf(context.brand) + path;
}

function failure(code: number, reason: string): Route {
  return { error: { code, reason }, redirect: null, content: null };
}
