/** Frames for other sites: jobs of a search, one job, jobs of an employer. */
import { operation } from '../../runtime/core/operation.ts';
import { writePairs } from '../../runtime/core/paths/raw-url.ts';
import { readQuery } from '../../runtime/core/paths/request-target.ts';
import type { CompiledBrand, RequestContext } from '../../runtime/core/request-context.ts';
import { shiftHeadings } from '../../runtime/core/richtext/headings.ts';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';
import { relevantQuery } from '../../runtime/core/routing/relevant-query.ts';
import { compileRoutes } from '../../runtime/core/routing/table.ts';
import { feedSearch } from '../../runtime/core/search/search-address.ts';
import { searchRequest } from '../../runtime/core/search/search-request.ts';
import { readSearch } from '../../runtime/core/search-pages/read-search.ts';
import { embeddedJobQuery, embeddedJobsQuery, embeddedOrganizationQuery } from './embed.generated.ts';
import { type FrameSite, factsOf, frameDocument, frameSite, languageOf, siteLink, teaser, text } from './frame-page.ts';
import { type Look, readLook, writeLook } from './look.ts';

export interface FrameRequest {
  brand: CompiledBrand;
  origin: string;
  path: string;
  /** Raw query without `?`. */
  query: string;
  run: (locale: string) => RequestContext['query'];
  log: RequestContext['log'];
}

export interface Frame {
  status: 200 | 400 | 404 | 410 | 503;
  html: string;
}

type Pairs = NonNullable<ReturnType<typeof readQuery>>;

interface Asked extends FrameRequest {
  site: FrameSite;
  pairs: Pairs;
  look: Look;
}

const RECORD = /^\/embed\/(?<kind>job|organization)\/(?<id>[1-9]\d{0,8})$/;
/** Parameters that the search field replaces: a new search begins on its first page, without a place that the words named. */
const OF_FIELD = new Set(['search', 'literal', 'jobId', 'facet']);

/** The frame at a path; null where there is none. A failed query is logged. */
export async function readFrame(request: FrameRequest): Promise<Frame | null> {
  const { kind, id } = RECORD.exec(request.path)?.groups ?? {};
  if (request.path !== '/embed/jobs' && kind === undefined) return null;
  const { default: standard, supported } = request.brand.document.locales;
  const pairs = readQuery(request.query);
  const locale = pairs?.find(([name]) => name === 'locale')?.[1] ?? standard;
  const isKnown = supported.includes(locale) || locale === standard;
  const site = frameSite(request.brand, request.origin, isKnown ? locale : standard);
  if (pairs === null || !isKnown) return sentence(site, 400, 'unreadable');
  const asked: Asked = { ...request, site, pairs, look: readLook(pairs) };
  try {
    if (kind === 'job') return await jobFrame(asked, Number(id));
    return kind === 'organization' ? await organizationFrame(asked, Number(id)) : await searchFrame(asked);
  } catch (error) {
    request.log('error', 'FRAME_FAILED', error instanceof Error ? error.message : String(error));
    return sentence(site, 503, 'away');
  }
}

async function searchFrame(asked: Asked): Promise<Frame> {
  const { brand, site, pairs, look, run, log } = asked;
  const { locale, t } = site;
  const routes = publicRoutes(brand.document);
  const { page: _, ...parameters } = relevantQuery(pairs, compileRoutes(brand.document).parameters.jobs);
  const route = { page: 'jobs' as const, taxonomy: [], query: parameters };
  const read = await readSearch({ brand, locale, query: run(locale), log, route, routes });
  if (read?.kind !== 'state') return sentence(site, 400, 'unreadable');
  const first = (look.page - 1) * look.number;
  const request = {
    ...searchRequest(read.state, brand.document, locale),
    facets: [],
    range: { first, last: first + look.number },
  };
  const { search } = await run(locale)(operation(embeddedJobsQuery, { request }));
  const jobs = search.hits.flatMap(({ job }) => (job && !job.sample ? [job] : []));
  const href = createHref(routes, locale);
  const all = href.jobs(feedSearch(read.state));
  const pages = Math.ceil(search.total / look.number);
  const title = t('title', { site: site.name });
  const items = jobs.map((job) => teaser(site, job, href.job(job)));
  return {
    status: 200,
    html: frameDocument(site, {
      title,
      canonical: all,
      isCompact: look.look === 'compact',
      body: [
        `<div class="top">`,
        `<h1${look.look === 'compact' ? ' class="hidden"' : ''}>${text(title)}</h1>`,
        look.box ? searchForm(asked, parameters) : '',
        `<p class="meta" role="status">${text(search.total === 0 ? t('none') : t('total', { count: search.total }))}</p>`,
        '</div>',
        items.length > 0 ? `<ul class="jobs">\n${items.join('\n')}\n</ul>` : '',
        pager(asked, parameters, pages),
        `<p class="all">${siteLink(site, all, t('all', { site: site.name }))}</p>`,
      ].join('\n'),
    }),
  };
}

/** The address of this frame with other parameters. */
function frameAddress({ path, site, look }: Asked, parameters: Readonly<Record<string, string>>, page: number): string {
  const isStandard = site.locale === site.brand.document.locales.default;
  const pairs = [
    ...(isStandard ? [] : [['locale', site.locale] as const]),
    ...Object.entries(parameters),
    ...writeLook({ ...look, page }),
  ];
  return pairs.length > 0 ? `${path}?${writePairs(pairs)}` : path;
}

function searchForm({ path, pairs, look, site }: Asked, parameters: Readonly<Record<string, string>>): string {
  const kept = [
    ...pairs.filter(([name]) => name === 'locale').slice(0, 1),
    ...Object.entries(parameters).filter(([name]) => !OF_FIELD.has(name)),
    ...writeLook({ ...look, page: 1 }),
  ].map(([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`);
  const { t } = site;
  return `<form action="${text(path)}" target="_self" role="search">
<label for="search">${text(t('search'))}</label>
<input type="search" id="search" name="search" value="${text(parameters.search ?? '')}" maxlength="200" autocomplete="off">
${kept.join('')}<button>${text(t('submit'))}</button>
</form>`;
}

function pager(asked: Asked, parameters: Readonly<Record<string, string>>, pages: number): string {
  const { look, site } = asked;
  const { t } = site;
  if (pages < 2 && look.page === 1) return '';
  const link = (page: number, key: 'previous' | 'next') => {
    const rel = key === 'next' ? 'next' : 'prev';
    return `<a href="${text(frameAddress(asked, parameters, page))}" target="_self" rel="${rel}">${text(t(key))}</a>`;
  };
  const parts = [
    look.page > 1 ? link(Math.min(look.page - 1, Math.max(pages, 1)), 'previous') : '',
    look.page <= pages ? `<span>${text(t('pageOf', { page: look.page, pages }))}</span>` : '',
    look.page < pages ? link(look.page + 1, 'next') : '',
  ];
  return `<nav aria-label="${text(t('pages'))}"><p>${parts.filter((part) => part !== '').join('\n')}</p></nav>`;
}

async function organizationFrame({ brand, site, look, run }: Asked, id: number): Promise<Frame> {
  const { locale, t } = site;
  const limit = Math.min(look.number, 20);
  const { organization } = await run(locale)(operation(embeddedOrganizationQuery, { id, limit }));
  if (organization === null) return sentence(site, 404, 'unknown');
  const { name, slug, openJobs, jobs } = organization;
  const href = createHref(publicRoutes(brand.document), locale);
  const title = t('employer', { organization: name });
  const items = jobs.flatMap((job) => (job.sample ? [] : [teaser(site, job, href.job(job))]));
  return {
    status: 200,
    html: frameDocument(site, {
      title,
      canonical: href.organization(slug),
      isCompact: look.look === 'compact',
      body: [
        `<div class="top">`,
        `<h1${look.look === 'compact' ? ' class="hidden"' : ''}>${text(title)}</h1>`,
        `<p class="meta">${text(openJobs === 0 ? t('none') : t('total', { count: openJobs }))}</p>`,
        '</div>',
        items.length > 0 ? `<ul class="jobs">\n${items.join('\n')}\n</ul>` : '',
        `<p class="all">${siteLink(site, href.organization(slug), t('all', { site: site.name }))}</p>`,
      ].join('\n'),
    }),
  };
}

async function jobFrame({ brand, site, run }: Asked, id: number): Promise<Frame> {
  const { locale, t } = site;
  const { job } = await run(locale)(operation(embeddedJobQuery, { id }));
  if (job === null || job.sample) return sentence(site, 404, 'unknown');
  const path = createHref(publicRoutes(brand.document), locale).job(job);
  if (job.state !== 'published') return sentence(site, 410, 'gone');
  const language = languageOf(site, job);
  return {
    status: 200,
    html: frameDocument(site, {
      title: `${job.title} · ${site.name}`,
      canonical: path,
      body: [
        '<article class="job">',
        `<div><h1${language}>${text(job.title)}</h1>`,
        `${factsOf(site, job)}</div>`,
        `<div class="prose"${language}>${shiftHeadings(job.description, -1)}</div>`,
        `<p>${siteLink(site, path, t('open', { site: site.name }), ' class="button"')}</p>`,
        '</article>',
      ].join('\n'),
    }),
  };
}

function sentence(site: FrameSite, status: Exclude<Frame['status'], 200>, key: string): Frame {
  const { t, name } = site;
  const home = createHref(publicRoutes(site.brand.document), site.locale).jobs();
  const body = `<h1>${text(name)}</h1>\n<p>${text(t(key))}</p>\n<p class="all">${siteLink(site, home, t('all', { site: name }))}</p>`;
  return { status, html: frameDocument(site, { title: name, canonical: null, body }) };
}
