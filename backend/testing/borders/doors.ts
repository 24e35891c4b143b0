/** What comes in beside operations: links, files, sitemaps, sessions, counts of views, and the work of the clock. */

import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { jobAlerts, resumeAlerts } from '../../modules/alerts/kinds.ts';
import { tellOfEndsTask } from '../../modules/jobs/clock/clock-tasks.ts';
import { NEWSLETTER_LINK } from '../../modules/newsletter/links.ts';
import { WEEKLY_LINK } from '../../modules/statistics/weekly.ts';
import type { SitemapSource } from '../../services/sitemap-store.ts';
import { createAddressSigner } from '../../uploads/signed-address.ts';
import { tasks } from '../../work/tasks.ts';
import { alertToken } from './arguments.ts';
import type { Side } from './board.ts';
import type { Door } from './contract.ts';
import { HERE, SECRET, sessionThere } from './people.ts';
import { apiTokenOf } from './rest.ts';
import { storeDoors } from './stores.ts';
import type { Twin, Twins } from './twins.ts';

const SITEMAPS: readonly SitemapSource[] = ['jobs', 'organizations', 'cvs', 'posts', 'pages'];
const signer = createAddressSigner(SECRET);

const brandOf = ({ backend }: Side) => {
  const brand = backend.work.findBrand(HERE);
  if (brand === undefined) throw new Error('The brand is not served.');
  return brand;
};

/** With one brand alone. */
const workOf = ({ backend }: Side, brand: CompiledBrand) => ({
  ...backend.work,
  brands: () => [brand],
  findBrand: (id: string) => (id === HERE ? brand : undefined),
  signal: new AbortController().signal,
});

const PARTNER_REQUESTS = [
  { method: 'GET', path: '' },
  { method: 'GET', path: '/figures' },
  { method: 'PATCH', path: '', body: { answers: { job_info: { title: 'Other words' } } } },
  { method: 'POST', path: '/archive' },
  { method: 'POST', path: '/publish' },
  { method: 'DELETE', path: '' },
];

interface PartnerAsk {
  /** Of the organization on this brand. */
  key: string;
  method: string;
  path: string;
  body?: unknown;
}

/** What a partner's system is answered here. */
async function askAsPartner(side: Side, { key, method, path, body }: PartnerAsk) {
  const { headers, ...answer } = await side.backend.partnerApi({
    ...{
      brand: brandOf(side),
      method,
      path,
      query: '',
      id: 'request',
      address: '',
      visited: `https://${HERE}.example`,
    },
    headers: {
      authorization: `Bearer ${apiTokenOf(key).token}`,
      'content-type': 'application/json',
      'idempotency-key': 'a-key-of-twins-2',
    },
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  });
  return { ...answer, tag: headers.ETag };
}

export const doors: readonly Door[] = [
  {
    name: 'The address of a file',
    async open({ backend }, { file }) {
      const opened = await backend.services.uploads.open(HERE, signer.sign({ uploadId: file, variant: '' }));
      return opened === null || opened === 'expired' ? opened : { name: opened.name, tag: opened.tag };
    },
  },
  {
    name: 'The one click of a mail of a job alert',
    open: (side, { alert }) =>
      side.backend.services.unsubscribe(brandOf(side), jobAlerts, alertToken('job alert', alert)),
  },
  {
    name: 'The results in a mail of a job alert',
    open: (side, { alert }) =>
      side.backend.services.openResults(brandOf(side), jobAlerts, alertToken('job alert', alert)),
  },
  {
    name: 'The one click of a mail of a resume alert',
    open: (side, { resumeAlert }) =>
      side.backend.services.unsubscribe(brandOf(side), resumeAlerts, alertToken('resume alert', resumeAlert)),
  },
  {
    name: 'The one click of a mail of the newsletter',
    open: (side, { reader }) => side.backend.services.endNewsletter(brandOf(side), alertToken(NEWSLETTER_LINK, reader)),
  },
  {
    name: 'The one click of a mail of the weekly figures',
    open: (side, { weekly }) => side.backend.services.endWeeklyFigures(brandOf(side), alertToken(WEEKLY_LINK, weekly)),
  },
  ...SITEMAPS.map((type) => ({
    name: `The sitemap of ${type}`,
    isOne: true as const,
    async open({ backend }: Side) {
      const query = { brand: HERE, type, language: 'en', now: new Date() };
      const { sitemaps } = backend.services;
      return [await sitemaps.summary(query), await sitemaps.rows({ ...query, after: 0, limit: 100 })];
    },
  })),
  {
    name: 'All jobs for job search engines',
    isOne: true,
    async open({ backend }) {
      const pages = [];
      for await (const page of backend.services.jobFeeds.jobs(HERE, `https://${HERE}.example`)) pages.push(page);
      return pages;
    },
  },
  {
    name: 'A session',
    async open({ backend }, { brand }, { shared }) {
      const sessionId = brand === HERE ? shared.people.seeker.sessionId : sessionThere('seeker');
      const token = await backend.services.tokens.sign({ sessionId, frontend: brand, version: 1 }, 3600);
      const request = new Request(`http://${HERE}.example/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', frontend: `${HERE};en`, authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ getUser { id } }' }),
      });
      return (await backend.fetch(request)).json();
    },
  },
  ...(['read', 'end'] as const).map((action) => ({
    name: `A session of a browser that wants to ${action} it`,
    async open(side: Side, { brand }: Twin, { shared }: Twins) {
      const sessionId = brand === HERE ? shared.people.seeker.sessionId : sessionThere('seeker');
      const visit = { brand: brandOf(side), locale: 'en', address: '', origin: `https://${HERE}.example`, devices: '' };
      const answer = await side.backend.services.signIns[action](visit, sessionId);
      return answer && { ...answer, jwt: '' };
    },
  })),
  ...(['/me', '/jobs', '/webhooks', '/jobs/1/figures'] as const).map((path) => ({
    name: `An API key at ${path}`,
    open: (side: Side, { brand }: Twin) => askAsPartner(side, { key: brand, method: 'GET', path }),
  })),
  ...PARTNER_REQUESTS.map(({ method, path, body }) => ({
    name: `An API key of this brand that wants to ${method} /jobs/{id}${path}`,
    open: (side: Side, { published, job }: Twin) =>
      askAsPartner(side, { key: HERE, method, path: `/jobs/${method === 'DELETE' ? job : published}${path}`, body }),
  })),
  ...(['GET', 'DELETE', 'POST'] as const).map((method) => ({
    name: `An API key of this brand that wants to ${method} a webhook`,
    open: (side: Side, about: Twin) => {
      const path = { GET: `/webhooks/${about.webhook}/deliveries`, DELETE: `/webhooks/${about.webhook}` };
      return askAsPartner(side, {
        ...{ key: HERE, method, path: method === 'POST' ? `/deliveries/${about.delivery}/again` : path[method] },
      });
    },
  })),
  {
    name: 'A view of a job',
    async open({ backend }, { published }) {
      backend.services.counter.viewed(HERE, published, 'direct');
      await backend.services.counter.flush();
    },
  },
  ...tasks.map((task) => ({
    name: `The task "${task.name}"`,
    isOne: true as const,
    /** Where this brand alone is served. */
    async open(side: Side, { importer, importerRun }: Twin) {
      // Other tasks need no data.
      await task.run(workOf(side, brandOf(side)), { importer, run: importerRun });
    },
  })),
  {
    name: 'The task "tell-of-ends", where no mail can be made,',
    isOne: true,
    async open(side) {
      const brand = brandOf(side);
      const site = {
        ...brand.document.site,
        get name(): string {
          throw new Error('A mail would begin with it.');
        },
      };
      await tellOfEndsTask.run(workOf(side, { ...brand, document: { ...brand.document, site } }), {});
    },
  },
  ...storeDoors,
];
