import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { GraphqlQuery } from '../../core/operation.ts';
import { contextFixture } from '../testing/context-fixture.ts';
import { brandFixture } from '../testing/page-fixture.ts';
import type { WidgetLoader, WidgetLoaders } from '../widget-contract.ts';
import type { HeadInfo, PageProps } from './page-props.ts';
import { servePage } from './serve-page.ts';

const beyond = { outcome: () => ({ status: 404 }), load: () => ({}) };
const counted = { outcome: () => ({ total: 128 }), load: () => ({}) };
const nothing = { outcome: () => ({ total: 0 }), load: () => ({}) };
const loaders: WidgetLoaders = Object.fromEntries(
  Object.entries({ counted, nothing, beyond, plain: {} }).map(([name, parts]) => [
    name,
    { defaults: {}, texts: [], ...parts } as WidgetLoader,
  ]),
);

type Options = Parameters<typeof contextFixture>[1] & {
  url?: string;
  main?: string;
  answer?: (query: GraphqlQuery) => unknown;
};

async function serve({ url = '/', main = 'plain', answer = () => ({}), ...options }: Options) {
  const brand = brandFixture(({ pages }) => {
    pages.nursing = {
      path: '/nursing-jobs',
      title: 'Nursing jobs',
      search: '/jobs/nurse?search=night&sorting=x&page=3',
    };
    for (const key of Object.keys(pages))
      Object.assign(pages, {
        [key]: {
          ...pages[key],
          header: [],
          hero: [],
          aside: [],
          detail: [],
          footer: [],
          bottom: [],
          sidebar: [],
          main: [{ widget: main }],
        },
      });
  });
  const context = contextFixture(answer, { brand, ...options });
  const res = { statusCode: 200 } as ServerResponse;
  const result = await servePage({ url, nameplate: context } as unknown as IncomingMessage, res, loaders);
  return { result, status: res.statusCode, context };
}

const origin = 'https://jobs.example';

type WithHead = PageProps & { head: HeadInfo };

function propsOf(result: Awaited<ReturnType<typeof servePage>>): WithHead {
  if (!('props' in result) || !result.props.head) throw new Error(`No page: ${JSON.stringify(result)}`);
  return { ...result.props, head: result.props.head };
}
const meta = ({ head }: WithHead, name: string) =>
  head.metas.find((one) => one.name === name || one.property === name)?.content;
const link = ({ head }: WithHead, rel: string) => head.links.filter((one) => one.rel === rel).map(({ href }) => href);
const jobs = { page: 'jobs', document: 'jobs', path: '/jobs' } as const;
const job = { page: 'job', document: 'job', path: '/job/pilot-42', params: { id: '42', slug: 'pilot' } } as const;
const route = (parts: object) => ({ getRoutInfo: { route: { error: null, redirect: null, content: null, ...parts } } });

it('knows nothing of requests that did not come through the server', async () => {
  expect(await servePage({ url: '/api/x' } as unknown as IncomingMessage, {} as ServerResponse, loaders)).toEqual({
    notFound: true,
  });
});

describe('a landing page', () => {
  const nursing = { page: 'landing', document: 'nursing', path: '/nursing-jobs', params: { key: 'nursing' } } as const;
  const nurse = { field: 'occupations', filter: '3', alias: 'nurse', label: 'Nurse', translatedAliases: [] };

  it('shows the first page of its search, under its own title and address', async () => {
    const answer = () => ({ facetAliases: [nurse] });
    const props = propsOf((await serve({ main: 'counted', route: nursing, answer })).result);
    expect(props.page.search).toMatchObject({
      index: 'JOBS',
      page: 1,
      text: 'night',
      sorting: null,
      choices: [{ filter: '3' }],
    });
    expect([props.page.title, props.head.title]).toEqual(['Nursing jobs', 'Nursing jobs | Job Board']);
    expect(link(props, 'canonical')).toEqual(['https://jobs.example/nursing-jobs']);
    expect(meta(props, 'description')).toBe('night, Nurse: jobs: 128 open positions on Job Board.');
    expect(meta(props, 'robots')).toBeUndefined();
  });

  it('asks not to be listed while it finds nothing', async () => {
    const answer = () => ({ facetAliases: [nurse] });
    const { result, status } = await serve({ main: 'nothing', route: nursing, answer });
    expect([status, meta(propsOf(result), 'robots')]).toEqual([200, 'noindex, follow']);
  });

  it('may be kept in the database, with its own texts', async () => {
    const landingPage = { title: 'Nights', search: '/jobs?search=night' };
    const metatags = [{ meta: 'title', value: 'Nights | Job Board' }];
    const content = { id: 7, type: 'landing_page', translations: null, metatags, landingPage };
    const stored = { page: 'landing', document: 'landing', path: '/nights', params: { slug: '/nights' } } as const;
    const props = propsOf((await serve({ main: 'nothing', route: stored, answer: () => route({ content }) })).result);
    expect(props.page).toMatchObject({
      title: 'Nights',
      search: { text: 'night' },
      content: { type: 'landing', id: 7 },
    });
    expect([props.head.title, meta(props, 'robots')]).toEqual(['Nights | Job Board', 'noindex, follow']);
  });

  it('does not show all jobs if its filter does not exist', async () => {
    const { status, context } = await serve({ route: nursing, answer: () => ({ facetAliases: [] }) });
    expect([status, context.logged.map(({ code }) => code)]).toEqual([404, ['SAVED_SEARCH_UNKNOWN']]);
  });
});

describe('a search', () => {
  it('says what was searched for, how much there is and where it stands', async () => {
    const { result } = await serve({ main: 'counted', route: { ...jobs, query: { search: 'nurse' } } });
    const props = propsOf(result);

    expect(props.head.title).toBe('nurse: jobs | Job Board');
    expect(meta(props, 'description')).toBe('nurse: jobs: 128 open positions on Job Board.');
    expect(link(props, 'canonical')).toEqual(['https://jobs.example/jobs?search=nurse']);
    expect(meta(props, 'robots')).toBe('noindex, follow');
  });

  it('may be listed as long as nothing was asked for', async () => {
    const props = propsOf((await serve({ main: 'counted', route: jobs })).result);

    expect(meta(props, 'robots')).toBeUndefined();
    expect(link(props, 'alternate')).toContain('https://jobs.example/de/jobs');
  });

  it('redirects an address that says too much', async () => {
    const { result } = await serve({ route: { ...jobs, query: { page: '-1', search: 'nurse' } } });

    expect(result).toEqual({ redirect: { destination: '/jobs?search=nurse', statusCode: 301 } });
  });

  it('shows the error page for a facet value that nobody knows', async () => {
    const { result, status } = await serve({
      route: { ...jobs, taxonomy: ['no-such'] },
      answer: () => ({ facetAliases: [] }),
    });

    expect(status).toBe(404);
    expect(propsOf(result).page).toMatchObject({ page: 'error', document: 'error', status: 404, canonical: null });
  });

  it('answers 404 behind the last page, with the list still there to say so', async () => {
    const { result, status } = await serve({ main: 'beyond', route: { ...jobs, query: { page: '99' } } });
    const props = propsOf(result);

    expect(status).toBe(404);
    expect(props.page).toMatchObject({ page: 'jobs', status: 404 });
    expect(meta(props, 'robots')).toBe('noindex, follow');
    expect([props.head.links, meta(props, 'og:url')]).toEqual([[], undefined]);
  });

  it('never says so on a data request, which would make the browser load anew', async () => {
    const { status } = await serve({
      main: 'beyond',
      url: '/_next/data/b/jobs.json?page=99',
      route: { ...jobs, query: { page: '99' } },
    });

    expect(status).toBe(200);
  });

  it.each([
    ['https://fixture.localhost/job/pilot-42', 'https://jobs.example/job/pilot-42'],
    ['https://owner.example/emploi/pilot-42', 'https://owner.example/emploi/pilot-42'],
  ])('names the page of the job that is open beside the list as canonical: %s', async (canonicalUrl, canonical) => {
    const props = propsOf(
      (await serve({ route: { ...jobs, query: { jobId: '42' } }, answer: () => ({ job: { canonicalUrl } }) })).result,
    );

    expect(link(props, 'canonical')).toEqual([canonical]);
  });

  it.each([
    [{}, 'Jobs | Job Board'],
    [{ page: '2' }, 'Jobs | Job Board'],
    [{ page: '2', search: 'nurse' }, 'nurse: jobs | Job Board'],
  ])('names its feed without the page of %j', async (query, title) => {
    const props = propsOf((await serve({ main: 'counted', route: { ...jobs, query } })).result);

    expect(props.head.links.find(({ type }) => type === 'application/rss+xml')).toMatchObject({ title });
  });

  it('keeps order and open job for a visitor who changes the language, and neither for search engines', async () => {
    const query = { search: 'nurse', sorting: 'publish_date_desc' };
    const sorted = propsOf((await serve({ route: { ...jobs, query } })).result);
    expect(sorted.page.alternates.de).toBe('/de/jobs?search=nurse&sorting=publish_date_desc');
    expect(link(sorted, 'alternate')).toContain('https://jobs.example/de/jobs?search=nurse');

    const open = propsOf((await serve({ route: { ...jobs, query: { jobId: '42' } } })).result);
    expect(open.page.alternates.de).toBe('/de/jobs?jobId=42');
  });
});

describe('a job', () => {
  const posting = {
    id: 42,
    title: 'Pilot',
    state: 'published',
    frontend: 'fixture',
    description: '<p>a</p></script><b>',
    published: '2026-05-01T00:00:00Z',
    expires: null,
    organizationName: 'Port',
    organization: null,
    logo: null,
    location: { addressLine1: null, locality: 'Portland', administrativeArea: 'ME', zip: null, countryCode: 'US' },
    locations: [],
    salary: null,
    employmentTypes: [],
    remote: 'none',
    occupations: [],
    industries: [],
    skills: [],
    applicationWorkflow: 'none',
  };
  const found = route({
    content: {
      id: 42,
      type: 'job',
      metatags: [
        { meta: 'title', value: 'Pilot – Port | Job Board' },
        { meta: 'canonical_url', value: 'https://owner.example/job/pilot-42' },
      ],
    },
  });

  it('carries its JobPosting as a data block that cannot be broken out of', async () => {
    const { result } = await serve({
      route: job,
      answer: ({ document }) => (document.includes('PostingJob') ? { job: posting } : found),
    });
    const props = propsOf(result);

    expect(props.head.title).toBe('Pilot – Port | Job Board');
    expect(link(props, 'canonical')).toEqual(['https://owner.example/job/pilot-42']);
    expect(link(props, 'alternate')).toEqual([]);
    expect(props.head.jsonLd).toHaveLength(1);
    expect(props.head.jsonLd[0]).not.toContain('<');
    expect(JSON.parse(props.head.jsonLd[0] ?? '')).toMatchObject({
      '@type': 'JobPosting',
      title: 'Pilot',
      description: posting.description,
    });
  });

  it("stands where its languages stand when it is the brand's own", async () => {
    const own = [
      { meta: 'canonical_url', value: 'https://fixture.localhost/job/pilot-42' },
      { meta: 'og:url', value: 'https://fixture.localhost/job/pilot-42' },
    ];
    const { result } = await serve({
      route: job,
      answer: () => route({ content: { id: 42, type: 'job', metatags: own } }),
    });
    const props = propsOf(result);

    expect([...link(props, 'canonical'), meta(props, 'og:url')]).toEqual(Array(2).fill(`${origin}/job/pilot-42`));
    expect(link(props, 'alternate')).toContain(`${origin}/de/job/pilot-42`);
  });

  it('moves to its right address', async () => {
    const { result } = await serve({
      route: job,
      answer: () => route({ redirect: { code: 301, target: '/job/harbor-pilot-42' } }),
    });

    expect(result).toEqual({ redirect: { destination: '/job/harbor-pilot-42', statusCode: 301 } });
  });

  it('never leads off the site', async () => {
    const { status } = await serve({
      route: job,
      answer: () => route({ redirect: { code: 301, target: '//evil.example' } }),
    });

    expect(status).toBe(404);
  });

  it.each([404, 410])('that is gone answers %i in the look of the brand', async (code) => {
    const { result, status } = await serve({
      route: job,
      answer: () => route({ error: { code, reason: 'JOB_GONE' } }),
    });

    expect(status).toBe(code);
    expect(propsOf(result).page).toMatchObject({ document: 'error', status: code });
  });

  it('has its canonical link alone when its metatags cannot be had', async () => {
    const { result, status, context } = await serve({
      route: job,
      answer: ({ document }) => {
        if (document.includes('PostingJob')) return { job: posting };
        if (document.includes('metatags')) return Promise.reject(new Error('The metatags are away.'));
        return route({ content: { id: 42, type: 'job' } });
      },
    });
    const { head, page } = propsOf(result);

    expect([status, page.content]).toEqual([200, { type: 'job', id: 42 }]);
    expect([head.metas, head.links]).toEqual([[], [{ rel: 'canonical', href: `${origin}/job/pilot-42` }]]);
    expect(context.logged).toEqual([{ level: 'error', code: 'METATAGS_FAILED', message: 'The metatags are away.' }]);
  });

  it('answers 503 in the look of the brand when the backend does not answer', async () => {
    const { result, status, context } = await serve({ route: job, answer: () => Promise.reject(new Error('down')) });
    const props = propsOf(result);

    expect(status).toBe(503);
    expect(props.page).toMatchObject({ document: 'error', status: 503 });
    expect(meta(props, 'robots')).toBe('noindex, follow');
    expect(context.logged.map(({ code }) => code)).toContain('ROUTE_INFO_FAILED');
  });
});

it('draws the error that the server decided on', async () => {
  const { result, status } = await serve({
    route: { page: 'error', document: 'error', params: { status: '400' } },
    locale: 'de',
  });

  expect(status).toBe(400);
  expect(propsOf(result).head.title).toBe('Ungültige Adresse | Job Board');
});

it('keeps an address without a page when the language is switched, and tells search engines of none', async () => {
  const { result } = await serve({
    route: {
      page: 'error',
      document: 'error',
      params: { status: '404' },
      path: '/de/nirgends',
      query: { search: 'a b' },
    },
    locale: 'de',
  });
  const props = propsOf(result);
  expect(props.page.alternates).toMatchObject({ en: '/nirgends?search=a+b', de: '/de/nirgends?search=a+b' });
  expect(props.head.links).toEqual([]);
});

it('tells the browser little about the brand', async () => {
  const props = propsOf((await serve({ route: jobs })).result);
  const slice = JSON.stringify(props.page.brand);

  expect(gzipSync(slice).length).toBeLessThan(8 * 1024);
  for (const secret of ['senderEmail', 'retention', 'moderation', '"products":{', 'forms', 'analytics'])
    expect(slice).not.toContain(secret);
});
