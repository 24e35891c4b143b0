/** Assembles the steps for one set of services. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Backend } from '../backend/backend.ts';
import { createBuildStore } from '../backend/services/build-store.ts';
import { counted } from '../backend/services/counting/measures.ts';
import type { BrandRegistry } from '../runtime/core/brand/registry.ts';
import { readPath } from '../runtime/core/paths/raw-url.ts';
import { isSitemapPath } from '../runtime/core/seo/sitemap-paths.ts';
import { createApp } from './app.ts';
import { brandCards } from './brand-cards.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Shortcuts } from './cache/shortcuts.ts';
import { createQueryFor, outsideBackend, outsideEndpoint } from './data.ts';
import { fullDisks } from './disks.ts';
import { readFrame } from './embed/read-frame.ts';
import type { BrandExchange, Step } from './exchange.ts';
import { readFeed } from './feeds.ts';
import type { HostBrands } from './host-brands.ts';
import { findKept } from './kept-builds.ts';
import { answerProbe, type Phase } from './life/probes.ts';
import { createTurnAway } from './life/turn-away.ts';
import type { Log } from './log.ts';
import type { OpenDatabase } from './open-backend.ts';
import { createPreviewSite } from './preview/preview-site.ts';
import type { Published } from './published/follow-published.ts';
import { createRenderer, type NextHandler } from './render.ts';
import { createRenderGate, type RenderGate } from './render-gate.ts';
import type { Settings } from './settings/settings.ts';
import { canonicalOrigin } from './settings/site-origin.ts';
import { createSharePictures } from './share-pictures.ts';
import { isIndexed, sitemapXml } from './sitemaps.ts';
import type { createAccept, createAddressOf } from './steps/accept.ts';
import { createAlertResults } from './steps/alert-results.ts';
import { createAssets } from './steps/assets.ts';
import { createAuth } from './steps/auth.ts';
import { createPlainSignIn } from './steps/auth-plain.ts';
import type { AuthStepOptions } from './steps/auth-visit.ts';
import { createWorkspaceDoor } from './steps/auth-workspace.ts';
import { createBeacon } from './steps/beacon.ts';
import { createDescribeJob } from './steps/describe-job.ts';
import { createEmbed } from './steps/embed.ts';
import { createEndpoints } from './steps/endpoints.ts';
import { createFeeds } from './steps/feeds.ts';
import { createFindBrand } from './steps/find-brand.ts';
import { createFormChecks } from './steps/form-checks.ts';
import { createFormPosts } from './steps/form-posts.ts';
import { forwardSitemap } from './steps/forward.ts';
import { healthz } from './steps/healthz.ts';
import { createInvoiceFiles } from './steps/invoice-files.ts';
import { createMailIn } from './steps/mail-in.ts';
import { createPagePreview } from './steps/page-preview.ts';
import { createPartnerStep } from './steps/partner-api.ts';
import { createRelayStep } from './steps/relays.ts';
import { servePage, showPage } from './steps/serve-page.ts';
import { createStripeWebhook } from './steps/stripe-webhook.ts';
import { createUnsubscribe, unsubscribesOf } from './steps/unsubscribe.ts';
import { createUploadedFiles } from './steps/uploaded-files.ts';
import { createVisits } from './visits.ts';

export interface SiteServices {
  registry: BrandRegistry;
  published: Pick<Published, 'tree'>;
  hosts: HostBrands;
  backend: Backend;
  database: Omit<OpenDatabase, 'url'>;
  cache: PageCache;
  shortcuts: Shortcuts;
  accept: ReturnType<typeof createAccept>;
  addressOf: ReturnType<typeof createAddressOf>;
  /** Whether a request comes from a proxy of our own. */
  trusts(req: IncomingMessage): boolean;
  /** Takes what renders pages, to observe it. */
  watch(rendering: { gate: RenderGate }): void;
  next: NextHandler;
  buildId: string;
  /** Secret of the installation, from which keys are derived. */
  secret: string;
  phase(): Phase;
  log: Log;
}

const longestWait = 5000;
const EMBEDDED = counted('feed', '/embed');
const SITEMAP = counted('feed', '/sitemap.xml');

/** The request listener of the site. */
export function composeSite(
  settings: Settings,
  services: SiteServices,
): (req: IncomingMessage, res: ServerResponse) => void {
  const {
    registry,
    published,
    hosts,
    backend,
    database,
    cache,
    shortcuts,
    accept,
    addressOf,
    trusts,
    next,
    buildId,
    secret,
    phase,
    log,
  } = services;
  const { counter } = backend.services;
  const queryFor = createQueryFor(settings, backend);
  const gate = createRenderGate({
    concurrency: settings.renderConcurrency,
    queue: settings.renderQueue,
    maxWait: longestWait,
  });
  services.watch({ gate });
  const renderer = createRenderer(next, buildId);
  const sharePictures = createSharePictures();
  const pages = {
    render: renderer.render,
    buildId,
    dev: settings.dev,
    cache,
    shortcuts,
    gate,
    log,
    sharedCacheSeconds: settings.sharedCacheSeconds,
    query: queryFor,
    brands: (origin: string, locale: string) => brandCards(registry.list(), origin, locale),
    visits: createVisits(counter),
    addressOf,
  };

  const folders = {
    DATA_DIR: settings.dataDir,
    ...(database.folder !== null && { 'the database': database.folder }),
    ...(settings.uploads.s3 === null && { uploads: path.join(settings.dataDir, 'uploads') }),
  };
  const graphql: Step<BrandExchange> = async ({ path, req, res, visited, address }) => {
    if (path !== '/graphql') return false;
    await backend.handle(req, res, { origin: visited, address });
    return true;
  };
  const outsideSitemaps: Step<BrandExchange> = async (exchange) => {
    const base = outsideBackend(settings, exchange.brand);
    if (base === null || !isSitemapPath(exchange.path)) return false;
    // A path that is not normalized might resolve to a different one on the other server.
    const read = readPath(exchange.path);
    return read.kind === 'path' && read.isNormal && forwardSitemap(exchange, base);
  };
  const developmentFiles: Step = async ({ req, res, path }) => {
    if (!settings.dev || !/^\/(_next\/(?!data\/)|__nextjs)/.test(path)) return false;
    // Next serves one of its scripts as JSON, which only runs if content types may be sniffed.
    res.removeHeader('X-Content-Type-Options');
    await next(req, res);
    return true;
  };

  const signing: AuthStepOptions = {
    signIns: backend.services.signIns,
    secret,
    keysOf: settings.networkKeys,
    hasAccounts: ({ brand, hostname }) => !hosts.isDirectory(hostname) && outsideEndpoint(settings, brand) === null,
    log,
  };

  const plainSignIn = createPlainSignIn(signing);
  const shared: Step[] = [
    developmentFiles,
    createAssets({
      root: settings.root,
      distDir: settings.distDir,
      publicDir: settings.publicDir,
      dataDir: settings.dataDir,
      find: (id) => hosts.get(id),
      published: published.tree,
      findKept: findKept(createBuildStore(backend.pool)),
    }),
  ];
  const jobsVersion = async ({ brand }: BrandExchange) =>
    outsideEndpoint(settings, brand) === null ? backend.services.jobFeeds.version(brand.id) : null;
  const uploadedFiles = createUploadedFiles(backend.services.uploads);
  const formChecks = createFormChecks(backend.services.forms);

  return createApp({
    shortcuts,
    accept,
    probe: (req, res) => answerProbe(req, res, phase()),
    health: (req, res) =>
      healthz(req, res, {
        brands: registry.list().length,
        faults: registry.faults().length,
        databaseAnswers: backend.databaseAnswers,
        databaseFault: database.fault,
        renderFault: renderer.fault,
        fullDisks: () => fullDisks(folders),
      }),
    preview: createPreviewSite({
      host: settings.previewHost,
      adminHost: settings.adminHost,
      registry,
      find: (id) => registry.get(id),
      previews: backend.previews,
      pages,
      shared,
      files: [formChecks, uploadedFiles],
    }),
    shared,
    findBrand: createFindBrand(hosts, (id) => registry.state(id)),
    endpoints: [
      ['graphql', graphql],
      ['auth', createAuth(signing)],
      [
        'workspace',
        createWorkspaceDoor({
          adminHost: settings.adminHost,
          buildId,
          signIn: plainSignIn,
          pass: ({ brand, visited, address }, bearer, state) =>
            signing.signIns.pass({ brand, origin: visited, address, locale: 'en', devices: '' }, bearer, state),
          findBrand: (id) => registry.get(id),
          originOf: (brand) => canonicalOrigin(brand, settings),
        }),
      ],
      ['relay', createRelayStep(backend.relays)],
      ['payment', createStripeWebhook(backend.receiveStripeReport)],
      ['mail', createMailIn(settings.mailIn?.webhookKey ?? null, backend.receiveMail)],
      [
        'partner',
        createPartnerStep({
          answer: backend.partnerApi,
          describe: backend.partnerDocument,
          isOwn: (brand) => outsideEndpoint(settings, brand) === null,
        }),
      ],
      ['assistant', createDescribeJob(backend.describeJob, log)],
      [
        'preview',
        createPagePreview({
          graphql: backend.fetch,
          find: (id) => registry.get(id),
          show: (exchange, page) => showPage(pages, exchange, page),
        }),
      ],
      ['file', uploadedFiles],
      ['file', createInvoiceFiles(backend.services.invoicePdfs)],
      ['form', formChecks],
      ['alert', createAlertResults(backend.services)],
      ['unsubscribe', createUnsubscribe(unsubscribesOf(backend.services))],
      [
        'form',
        createFormPosts({
          answer: backend.answerPost,
          signIn: plainSignIn,
          isOwn: (brand) => outsideEndpoint(settings, brand) === null,
          show: (exchange, page) => showPage(pages, exchange, page),
        }),
      ],
      ['sitemap', outsideSitemaps],
      ...createEndpoints({
        beacon: createBeacon(log),
        sitemap: ({ brand, origin, path, address }) => {
          counter.add(brand.id, SITEMAP);
          return gate.run(address, () => {
            const isListed = (locale: string, at: string) => isIndexed(queryFor(brand, locale, origin).query, at);
            return sitemapXml(backend.services.sitemaps, { brand, origin, path, now: new Date(), isListed });
          });
        },
        sharePicture: ({ brand, origin, path, address }) =>
          gate.run(address, () =>
            sharePictures({ brand, path, run: (locale) => queryFor(brand, locale, origin).query }),
          ),
      }),
      [
        'feed',
        createFeeds({
          count: (brand, feed) => counter.add(brand, counted('feed', feed)),
          version: jobsVersion,
          read: ({ brand, origin, path, query, address }) =>
            gate.run(address, () =>
              readFeed(path, {
                brand,
                origin,
                query,
                run: (locale) => queryFor(brand, locale, origin).query,
                log: (level, code, message) => log(level, code, message, { brand: brand.id }),
              }),
            ),
          allJobs: ({ brand, origin }) => backend.services.jobFeeds.jobs(brand.id, origin),
        }),
      ],
      [
        'embed',
        createEmbed({
          count: (brand) => counter.add(brand, EMBEDDED),
          version: jobsVersion,
          read: ({ brand, origin, path, query, address }) =>
            gate.run(address, () =>
              readFrame({
                brand,
                origin,
                path,
                query,
                run: (locale) => queryFor(brand, locale, origin).query,
                log: (level, code, message) => log(level, code, message, { brand: brand.id }),
              }),
            ),
        }),
      ],
    ],
    page: (exchange, directory) => servePage(pages, exchange, directory),
    trusts,
    turnAway: createTurnAway({ delay: 1000, most: 1000 }),
    log,
  });
}
