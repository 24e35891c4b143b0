/** The backend as one object: GraphQL over HTTP and in-process, and the services behind it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import type { PatchSource } from '../runtime/core/brand/check/patches.ts';
import { NETWORK_ID } from '../runtime/core/brand/network-id.ts';
import { brandLanguages } from '../runtime/core/document/languages.ts';
import type { GraphqlQuery } from '../runtime/core/operation.ts';
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import type { CompleteJob } from '../runtime/core/seo/complete-feed.ts';
import { apiSchema, coercedSchema } from './api-schema.ts';
import type { BackendOptions } from './backend-options.ts';
import type { ApiContext } from './context.ts';
import { type ContextFactory, type ContextOptions, createContextFactory } from './create-context.ts';
import { openDatabase } from './database/pool.ts';
import { FULL_POOLS } from './database/pool-sizes.ts';
import { createPools } from './database/pools.ts';
import { UserError, type UserErrorCode } from './errors.ts';
import { createExecutor, type Run } from './execute.ts';
import { createGraphqlEndpoint, type GraphqlEndpoint, refuseMethod } from './graphql.ts';
import { MOST_BYTES } from './guards/body.ts';
import { supportedLocale } from './guards/frontend.ts';
import { inWords } from './guards/in-words.ts';
import { maskError } from './guards/mask-error.ts';
import { createRateLimiter, type RateLimiter } from './guards/rate-limit.ts';
import { createRequestLimit, REQUEST_LIMITS } from './guards/request-limit.ts';
import { listeners } from './listeners.ts';
import type { ReceiveMail } from './mail/inbound/incoming.ts';
import { createDevices } from './modules/accounts/devices.ts';
import { createSignIns } from './modules/accounts/sign-in.ts';
import type { SignIns } from './modules/accounts/sign-ins.ts';
import { emptyDesk } from './modules/admin/desk.ts';
import type { AlertKind } from './modules/alerts/kinds.ts';
import { openResults, unsubscribe } from './modules/alerts/service.ts';
import { createInvoicePdfs, type InvoicePdfs } from './modules/billing/paper/invoice-pdfs.ts';
import { createPayments } from './modules/billing/payments.ts';
import { receiveReport } from './modules/billing/stripe-events.ts';
import { createProofs } from './modules/captcha/proofs.ts';
import { createMailReceiver } from './modules/conversations/receive.ts';
import { createForms, type Forms } from './modules/forms/forms.ts';
import { createAssistant } from './modules/jobs/describe/assistant.ts';
import { describeJob } from './modules/jobs/describe/describe-job.ts';
import { completeFeedJobs } from './modules/jobs/feed/complete-feed.ts';
import { findJobsVersion } from './modules/jobs/feed/feed-store.ts';
import { unsubscribeReader } from './modules/newsletter/service.ts';
import type { ApiDocument } from './modules/partners/api/openapi.ts';
import { createPartnerApi, documentOf, type PartnerApi } from './modules/partners/api/serve.ts';
import { type CallLog, createCallLog } from './modules/partners/calls/call-log.ts';
import { createRegionCatalogue } from './modules/places/regions.ts';
import type { PreviewAddress } from './modules/previews/address.ts';
import { type FoundPreview, readPreview } from './modules/previews/service.ts';
import { endLinkedWeekly } from './modules/statistics/weekly.ts';
import { type Depths, readDepths } from './observe/depth-store.ts';
import { createOutbound } from './outbound/outbound.ts';
import { type AnswerPost, createAnswerPost } from './posts/answer-post.ts';
import { createPreviews, type Previews, type ShownPreview } from './preview/previews.ts';
import { createRelays, noRelayKeys, noRelays, type Relays } from './relays/relays.ts';
import type { LanguagesOf } from './search/index-types.ts';
import type { SearchPort } from './search/port.ts';
import { createSearchOn, createSqlSearch } from './search/sql-search.ts';
import { createPatchSource } from './services/brand-patch-store.ts';
import { type Bus, openBus } from './services/bus.ts';
import { followChanges } from './services/changes.ts';
import { type Counter, createCounter } from './services/counting/counter.ts';
import { createDayKeys } from './services/counting/networks.ts';
import { sendWebResponse, toWebRequest } from './services/node-request.ts';
import { createOrigins } from './services/origins.ts';
import { createPersonalLinks } from './services/personal-links.ts';
import { createReplyAddresses, type ReplyAddresses } from './services/reply-addresses.ts';
import { createRevisionStore, type RevisionStore } from './services/revision-store.ts';
import { createSitemaps, type Sitemaps } from './services/sitemap-store.ts';
import { createVault } from './services/vault.ts';
import { createSessionTokens, type SessionTokens } from './session-token.ts';
import { nothingShown } from './shown.ts';
import { createUploadDoor, type Visitor } from './uploads/door.ts';
import { isForm } from './uploads/is-form.ts';
import { createSlots } from './uploads/slots.ts';
import { createUploads, type Uploads } from './uploads/uploads.ts';
import { readViewer, viewerByMail } from './viewer.ts';
import type { WorkTools } from './work/work.ts';

/** A request for a job description, as it arrived over HTTP. */
export interface DescribeRequest {
  brandId: string;
  locale: string;
  /** The `authorization` header. */
  bearer: string | null;
  address: string;
  body: unknown;
  /** Aborted when the client no longer waits. */
  signal: AbortSignal;
}

/** What feeds read beside the API. */
export interface JobFeeds {
  /** Changes with every change of a job that the brand shows. */
  version(brandId: string): Promise<string>;
  /** All jobs that the brand owns, in pages. */
  jobs(brandId: string, origin: string): AsyncGenerator<CompleteJob[]>;
}

export interface Services {
  sitemaps: Sitemaps;
  jobFeeds: JobFeeds;
  counter: Counter;
  partnerCalls: CallLog;
  bus: Bus;
  revisions: RevisionStore;
  /** Settings that administrators changed. */
  patches: PatchSource;
  uploads: Uploads;
  /** PDFs of invoices and credit notes. */
  invoicePdfs: InvoicePdfs;
  /** Session tokens. */
  tokens: SessionTokens;
  limiter: RateLimiter;
  forms: Forms;
  signIns: SignIns;
  /** One-click unsubscribe (RFC 8058); false for a token that is not valid on this brand. */
  unsubscribe(brand: CompiledBrand, kind: AlertKind, token: string): Promise<boolean>;
  /** Notes that the results of a mail's alert are opened; their path, or null for a token that is not valid on this brand. */
  openResults(brand: CompiledBrand, kind: AlertKind, token: string): Promise<string | null>;
  /** One-click unsubscribe from the newsletter. */
  endNewsletter(brand: CompiledBrand, token: string): Promise<boolean>;
  /** The same for the figures of the week. */
  endWeeklyFigures(brand: CompiledBrand, token: string): Promise<boolean>;
  search: SearchPort;
  /** The languages of each brand; indexing stores facet value names in all of them. */
  languagesOf: LanguagesOf;
}

export interface Backend {
  /** For requests: statements time out after ten seconds. Longer work runs on `work.pool`. */
  pool: pg.Pool;
  /** Whether the database responds within a second. */
  databaseAnswers(): Promise<boolean>;
  /** Connection pools by purpose. */
  pools: Readonly<Record<'requests' | 'work' | 'search' | 'health', readonly pg.Pool[]>>;
  /** What waits in the queues. Rejects when the database does not answer within two seconds. */
  depths(): Promise<Depths>;
  services: Services;
  /** For the jobs in backend/work. */
  work: Omit<WorkTools, 'signal'>;
  /** Runs one operation. Rejects with `GraphqlExecutionError`. */
  execute(brandId: string, locale: string, query: GraphqlQuery): Promise<Record<string, unknown>>;
  /**
   * Runs the operations of one page render, which share what they read from the database. `visited` is the scheme and
   * host of the page.
   */
  openRun(brandId: string, locale: string, visited?: string): Run;
  previews: {
    /** The preview of an address, or why it cannot be shown. */
    find(address: Pick<PreviewAddress, 'id' | 'signature'>): Promise<FoundPreview>;
    /** The same as `openRun`, for a preview. */
    openRun: Previews['openRun'];
    /** GraphQL over HTTP, for a preview. */
    fetch: Previews['fetch'];
    /** The same for Node's server. */
    handle(shown: ShownPreview, req: IncomingMessage, res: ServerResponse, visitor: Visitor): Promise<void>;
  };
  /** GraphQL over HTTP; the host of the URL decides which brand's pages may call it from a browser. */
  fetch: GraphqlEndpoint;
  /** The same for Node's server; only this one accepts file uploads. */
  handle(req: IncomingMessage, res: ServerResponse, visitor: Visitor): Promise<void>;
  /** Handles a form that a browser submits without scripts. */
  answerPost: AnswerPost;
  /** Streams a draft of a job description in Markdown. Throws `UserError`. */
  describeJob(request: DescribeRequest): AsyncIterable<string>;
  /** Answers a request of a partner's system. */
  partnerApi: PartnerApi;
  /** What describes that API on a brand, in one of its languages. */
  partnerDocument(brand: CompiledBrand, locale: string, visited: string): Promise<ApiDocument>;
  /** Passes events on to the services of a brand. */
  relays: Relays;
  /** Handles a mail that was received at an address of the server: a reply becomes a message. */
  receiveMail: ReceiveMail;
  /** Addresses at which mails are answered, and to which they come back. */
  replies: ReplyAddresses;
  /** Handles a Stripe webhook of a brand; false when its signature is not valid. Rejects when handling failed. */
  receiveStripeReport(brandId: string, body: string, signature: string): Promise<boolean>;
  /** Flushes buffers and closes all connections. */
  close(): Promise<void>;
}

/** Contexts on the connections of a preview: nothing that it does counts, and nothing that it reads is kept for other pages. */
function previewContexts(tools: Omit<ContextOptions, 'db' | 'search'>, pool: pg.Pool, secret: string): ContextFactory {
  return createContextFactory({
    ...tools,
    db: openDatabase(pool),
    search: createSearchOn(pool),
    changes: { moment: () => ({ heard: 0, time: 0 }), isCurrent: () => false },
    counter: { started: () => undefined },
    relays: noRelays,
    limiter: createRateLimiter(pool, secret),
    admin: { ...tools.admin, desk: emptyDesk, previewHost: null },
    assistant: null,
  });
}

/** Opens the pools and the bus. Starts no background work: `runWork` does that. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { databaseUrl, brands, log } = options;
  const production = options.production ?? process.env.NODE_ENV === 'production';
  const warn = (message: string) => log('warn', 'BACKEND', message);
  const sizes = options.connections ?? FULL_POOLS;
  const pools = createPools(databaseUrl, { log: warn, strict: !production, patience: options.patience, sizes });
  const pool = pools.requests;
  const search = createSqlSearch(pool, Math.floor(sizes.search / 2));
  const bus = await openBus(databaseUrl, warn);
  const languagesOf: LanguagesOf = (id) => {
    const brand = brands.get(id);
    return brand && brandLanguages(brand.document.locales);
  };
  const db = openDatabase(pool);
  const workDb = openDatabase(pools.work);
  const limiter = createRateLimiter(pool, options.uploads.secret);
  const tokens = createSessionTokens(options.uploads.secret);
  const uploads = await createUploads(options.uploads, { db, limiter, log });
  const forms = createForms();
  const links = createPersonalLinks(options.uploads.secret);
  const replies = createReplyAddresses(options.uploads.secret, options.replyDomain ?? null);
  const origins = createOrigins({ of: options.originOf, localLinks: options.localLinks ?? false });
  const originOf = origins.of;
  const counter = createCounter({
    pool,
    keys: createDayKeys(options.uploads.secret),
    // The workspace is for people who work there.
    timeZoneOf: (id) => (id === NETWORK_ID ? undefined : brands.get(id)?.document.site.timeZone),
    log: warn,
  });
  const desk = options.desk ?? emptyDesk;
  const vault = createVault(options.uploads.secret);
  const outboundAllow = options.outboundAllow ?? [];
  const outbound = createOutbound({ allow: outboundAllow });
  const relays = createRelays({ outbound, keysOf: options.relayKeysOf ?? noRelayKeys, log });
  const payments = createPayments(options.stripeKeysOf ?? (() => null), log);
  const schema = apiSchema();
  const schemas = { api: schema, coerced: coercedSchema() };
  const run = createExecutor(schemas, (error) => maskError(error, log, production));
  const tools: Omit<ContextOptions, 'db' | 'search'> = {
    changes: followChanges(bus),
    counter,
    relays,
    uploads,
    proofs: createProofs(options.uploads.secret),
    links,
    vault,
    replies,
    limiter,
    tokens,
    forms,
    listeners,
    payments,
    assistant: options.assistant ? createAssistant(options.assistant, log) : null,
    outbound,
    admin: {
      desk,
      needsSecondFactor: options.adminSecondFactor ?? false,
      previewHost: options.previewHost ?? null,
    },
    findBrand: (id) => brands.get(id),
    origins,
    run,
  };
  const contexts = createContextFactory({ ...tools, db, search });
  bus.onTags(contexts.forgetTags);
  const announcing = { forms, listeners, findBrand: (id: string) => brands.get(id), originOf, vault };
  const services: Services = {
    sitemaps: createSitemaps(pool),
    jobFeeds: {
      version: (brandId) => findJobsVersion({ db, frontend: brandId }),
      async *jobs(brandId, origin) {
        yield* completeFeedJobs(await makeContext(brandId, findBrand(brandId).document.locales.default), origin);
      },
    },
    counter,
    partnerCalls: createCallLog({ pool, log: warn }),
    bus,
    revisions: createRevisionStore(pool),
    patches: createPatchSource(pool),
    uploads,
    invoicePdfs: createInvoicePdfs({ db: workDb, links, findBrand: (id) => brands.get(id) }),
    tokens,
    limiter,
    forms,
    signIns: createSignIns({
      db,
      limiter,
      tokens,
      devices: createDevices(options.uploads.secret),
      linkOriginOf: origins.inMails,
      announcing,
    }),
    unsubscribe: (brand, kind, token) => unsubscribe({ db, frontend: brand.id, links, brand }, kind, token),
    openResults: (brand, kind, token) => openResults({ db, frontend: brand.id, links, brand }, kind, token, new Date()),
    endNewsletter: (brand, token) =>
      unsubscribeReader({ db, pool, frontend: brand.id, links, brand, now: new Date() }, token),
    endWeeklyFigures: (brand, token) => endLinkedWeekly({ db, frontend: brand.id, links, now: new Date() }, token),
    search,
    languagesOf,
  };
  const work: Backend['work'] = {
    pool: pools.work,
    db: workDb,
    findBrand: (id) => brands.get(id),
    brands: () => brands.list(),
    originOf,
    inspectBrand: desk.inspect,
    stateOfBrand: desk.state,
    readPatches: desk.readPatches,
    now: () => new Date(),
    log,
    search,
    languagesOf,
    uploads,
    forms,
    listeners,
    links,
    outbound,
    vault,
    regions: createRegionCatalogue(workDb).current,
    async actAs(brand, accountId) {
      const context = await contexts.make(brand, brand.document.locales.default);
      const viewer = await viewerByMail(context, accountId);
      return viewer && { ...context, viewer };
    },
    ownProcess: { databaseUrl, uploads: options.uploads, outboundAllow },
  };
  const calls = createRequestLimit(options.graphqlCalls ?? REQUEST_LIMITS.graphqlCalls);
  const viewers = { tokens, needsSecondFactor: options.adminSecondFactor ?? false };
  const fetch = createGraphqlEndpoint({
    schema,
    brands,
    makeContext: contexts.make,
    findViewer: (context, authorization, home) => readViewer(context, viewers, authorization, home),
    calls,
    log,
    production,
  });
  const previews = createPreviews({
    url: databaseUrl,
    schema,
    languagesOf,
    run,
    contextsOn: (pool) => previewContexts(tools, pool, options.uploads.secret),
    calls,
    log,
    production,
  });
  bus.onTags(previews.forgetTags);
  const { spool, mayUpload } = uploads;
  const slots = createSlots();
  const takeForm = createUploadDoor({
    schema,
    brands,
    graphql: fetch,
    findViewer: ({ brand, locale, home }, headers) =>
      readViewer({ brand, locale, db, frontend: brand.id }, viewers, headers.get('authorization'), home.id),
    spool,
    mayUpload,
    slots,
    log,
    production,
  });
  const answerPost = createAnswerPost({
    makeContext: contexts.make,
    viewers,
    forms,
    calls,
    slots,
    secret: options.uploads.secret,
    log,
    production,
  });

  function findBrand(brandId: string): CompiledBrand {
    const brand = brands.get(brandId);
    if (brand === undefined) throw new UserError('UNKNOWN_FRONTEND', `There is no frontend "${brandId}".`);
    return brand;
  }

  async function makeContext(brandId: string, locale: string): Promise<ApiContext> {
    const brand = findBrand(brandId);
    return contexts.make(brand, supportedLocale(brand, locale));
  }

  async function makePageContext(brandId: string, locale: string, visited?: string): Promise<ApiContext> {
    const brand = findBrand(brandId);
    return contexts.makeForPage(brand, supportedLocale(brand, locale), visited);
  }

  function openRun(brandId: string, locale: string, visited?: string): Run {
    let context: Promise<ApiContext> | undefined;
    return {
      async query(query) {
        context ??= makePageContext(brandId, locale, visited);
        return run(await context, query);
      },
      shown: async () => (await context)?.shown ?? nothingShown(),
    };
  }

  return {
    pool,
    databaseAnswers: pools.answers,
    pools: { requests: [pools.requests], work: [pools.work], search: search.pools, health: [pools.health] },
    depths: () => readDepths(pools.health),
    services,
    work,
    fetch,
    execute: async (brandId, locale, query) => run(await makeContext(brandId, locale), query),
    openRun,
    previews: {
      find: (address) => readPreview({ db, links, now: new Date() }, address),
      openRun: previews.openRun,
      fetch: previews.fetch,
      async handle(shown, req, res, { origin, address }) {
        const request = await toWebRequest(req, origin, MOST_BYTES + 1);
        if (request === null) return;
        await sendWebResponse(await previews.fetch(shown, request, { address, visited: origin }), res);
      },
    },
    async handle(req, res, visitor) {
      if (isForm(req)) return takeForm(req, res, visitor);
      if (req.method === 'TRACE') return sendWebResponse(refuseMethod('TRACE'), res);
      const request = await toWebRequest(req, visitor.origin, MOST_BYTES + 1);
      // A client that disconnected midway expects no response.
      if (request === null) return;
      const { address, origin } = visitor;
      await sendWebResponse(await fetch(request, { address, visited: origin }), res);
    },
    answerPost,
    async *describeJob({ brandId, locale, bearer, address, body, signal }) {
      const context = await makeContext(brandId, locale);
      const viewer = await readViewer(context, viewers, bearer);
      try {
        yield* describeJob({ ...context, viewer, address }, body, signal);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        throw new UserError(error.extensions.code as UserErrorCode, inWords(error, context));
      }
    },
    relays,
    partnerApi: createPartnerApi({
      makeContext: contexts.make,
      limiter,
      calls: services.partnerCalls,
      log,
    }),
    partnerDocument: async (brand, locale, visited) => documentOf(await contexts.make(brand, locale, visited)),
    replies,
    receiveMail: createMailReceiver({ db, contexts, replies, findBrand: (id) => brands.get(id), log }),
    receiveStripeReport: (brandId, body, signature) =>
      receiveReport({ pool, payments, log, ...announcing, now: new Date() }, brandId, { body, signature }),
    async close() {
      await previews.close();
      await services.counter.close();
      await services.partnerCalls.close();
      await bus.close();
      await search.close();
      await pools.close();
    },
  };
}
