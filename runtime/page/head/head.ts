/** Title, metatags, links and structured data of a page. */
import type { RequestContext } from '../../core/request-context.ts';
import { publicRoutes } from '../../core/routing/href.ts';
import { feedAddress } from '../../core/search/search-address.ts';
import { isNoindexPage, statusOf, textsOfPage } from '../../core/search-pages/describe-search.ts';
import { type PageHeadInput, pageHead } from '../../core/seo/page-head.ts';
import type { PageHeadTags } from '../../core/seo/types.ts';
import { onOwnOrigin } from '../assemble/own-origin.ts';
import type { HeadInfo } from '../assemble/page-props.ts';
import { loadPosting, loadShownJob } from '../assemble/posting.ts';
import { loadProfile } from '../assemble/profile.ts';
import type { ResolvedPage } from '../assemble/resolved-page.ts';
import type { PageOutcome } from '../widget-contract.ts';

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
    feed: search?.index === 'JOBS' && brand.document.features.rss ? feedAddress(search, routes.search, locale) : null,
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
        content?.type === 'job'
          ? 'article'
          : content?.type === 'organization' || content?.type === 'cv-site'
            ? 'profile'
            : 'website',
      image: socialImage(context),
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

/** Structured data of the page. */
function loadBlock(context: RequestContext, { content, canonical }: ResolvedPage): Promise<string | null> | null {
  if (content?.type === 'job') return loadPosting(context, content.id, canonical);
  return content?.type === 'cv-site' ? loadProfile(context, content.id, canonical) : null;
}

/** An error page has no address, whatever was requested. */
const nowhere = { canonical: null, alternates: {}, feed: null, metatags: [] };

/** The brand's own image, else the one generated from its name and colors. */
function socialImage({ brand }: RequestContext): string {
  const { assets, openGraphImage } = brand.document.site;
  return openGraphImage === null ? `/brands/${brand.id}/social.png` : `/brands/${assets ?? brand.id}/${openGraphImage}`;
}
