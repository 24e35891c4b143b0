/** Title, metatags, links and structured data of a page. */
import type { CompiledBrand, RequestContext } from '../../core/request-context.ts';
import { type PublicRoutes, publicRoutes } from '../../core/routing/href.ts';
import { feedAddress } from '../../core/search/search-address.ts';
import { isNoindexPage, statusOf, textsOfPage } from '../../core/search-pages/describe-search.ts';
import { blogFeedAddress } from '../../core/seo/blog-feed.ts';
import { feedFormats, feedTypes } from '../../core/seo/feeds.ts';
import { type PageHeadInput, pageHead } from '../../core/seo/page-head.ts';
import { sharePicture } from '../../core/seo/share-picture.ts';
import type { PageHeadTags } from '../../core/seo/types.ts';
import { loadArticle } from '../assemble/article.ts';
import { loadOrganizationData } from '../assemble/organization.ts';
import { onOwnOrigin } from '../assemble/own-origin.ts';
import type { HeadInfo } from '../assemble/page-props.ts';
import { loadPosting, loadShownJob } from '../assemble/posting.ts';
import { loadProfile } from '../assemble/profile.ts';
import type { ResolvedPage } from '../assemble/resolved-page.ts';
import type { PageOutcome } from '../widget-contract.ts';
import { socialImage } from './social-image.ts';

/**
 * Starts loading what the head needs from the backend; the returned function takes what the widgets' data says about
 * the page.
 */
export async function headOf(
  context: RequestContext,
  resolved: ResolvedPage,
): Promise<(outcome: PageOutcome) => HeadInfo> {
  const { brand, locale, origin } = context;
  const routes = publicRoutes(brand.document);
  const { search, content, metatags } = resolved;
  const [block, shown] = await Promise.all([
    loadBlock(context, resolved),
    search?.jobId ? loadShownJob(context, search.jobId) : null,
  ]);
  const place = {
    canonical: shown ? onOwnOrigin(context, shown.canonicalUrl) : resolved.canonical,
    alternates: shown ? {} : (resolved.hreflang ?? resolved.alternates),
    feeds: brand.document.features.rss ? feedsOf(resolved, routes, locale) : {},
    ...(metatags !== null && { metatags }),
  };
  return (outcome) => {
    const input: PageHeadInput = {
      origin,
      siteName: brand.document.site.name,
      locale,
      defaultLocale: routes.defaultLocale,
      ...textsOfPage(brand, locale, resolved, outcome),
      ...(statusOf(resolved, outcome) === 200 ? place : nowhere),
      noindex: isNoindexPage(brand, { ...resolved, route: context.route }, outcome),
      type:
        content?.type === 'job' || content?.type === 'blog-post'
          ? 'article'
          : content?.type === 'organization' || content?.type === 'cv-site'
            ? 'profile'
            : 'website',
      image: statusOf(resolved, outcome) === 200 ? imageOf(content, brand, locale) : socialImage(brand),
    };
    const tags = pageHead(input);
    return { ...(metatags === null ? bare(tags) : tags), jsonLd: block ? [block] : [] };
  };
}

/** If the metatags of a page could not be loaded, only certain tags such as its URL are kept, rather than guesses. */
function bare({ title, metas, links }: PageHeadTags): PageHeadTags {
  return {
    title,
    metas: metas.filter(({ name }) => name === 'robots'),
    links: links.filter(({ rel }) => rel === 'canonical'),
  };
}

/** The feeds of a job search, or of the blog, by their media type. */
function feedsOf({ search, page }: ResolvedPage, routes: PublicRoutes, locale: string): Record<string, string> {
  if (page === 'blog' || page === 'blog-post') return { [feedTypes.rss]: blogFeedAddress(locale) };
  if (search?.index !== 'JOBS') return {};
  return Object.fromEntries(
    feedFormats.map((format) => [feedTypes[format], feedAddress(search, routes.search, locale, format)]),
  );
}

/** The picture of a job or post, drawn for it. */
function imageOf(content: ResolvedPage['content'], brand: CompiledBrand, locale: string): string {
  if (content?.type === 'job') return sharePicture('job', content.id, locale);
  return content?.type === 'blog-post' ? sharePicture('post', content.id, locale) : socialImage(brand);
}

/** Structured data of the page. */
function loadBlock(context: RequestContext, { content, canonical }: ResolvedPage): Promise<string | null> | null {
  if (content?.type === 'job') return loadPosting(context, content.id, canonical);
  if (content?.type === 'blog-post') return loadArticle(context, content.id);
  if (content?.type === 'organization') return loadOrganizationData(context, content.id, canonical);
  return content?.type === 'cv-site' ? loadProfile(context, content.id, canonical) : null;
}

/** An error page has no address, whatever was requested. */
const nowhere = { canonical: null, alternates: {}, feeds: {}, metatags: [] };
