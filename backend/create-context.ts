/** Creates the context of a request, and holds what outlives requests. */
import type { GraphqlQuery } from '../runtime/core/operation.ts';
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import type { Listeners } from './announcements.ts';
import type { ApiContext } from './context.ts';
import type { Database } from './database/pool.ts';
import type { Executor } from './execute.ts';
import { limitsFor, type RateLimiter } from './guards/rate-limit.ts';
import type { AdminTools } from './modules/admin/desk.ts';
import type { Payments } from './modules/billing/payments.ts';
import type { Proofs } from './modules/captcha/proofs.ts';
import { createFacetValueCache } from './modules/facets/facet-values.ts';
import type { Forms } from './modules/forms/forms.ts';
import type { Assistant } from './modules/jobs/describe/assistant.ts';
import { createJobLoader } from './modules/jobs/show/loader.ts';
import { createOrganizationLoaders } from './modules/organizations/loader.ts';
import { createOpenJobsCounter } from './modules/organizations/open-jobs.ts';
import { createRegionCatalogue } from './modules/places/regions.ts';
import { hiddenFromViewer } from './modules/resumes/hiding.ts';
import { createTermCatalogue } from './modules/taxonomies/terms.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Relays } from './relays/relays.ts';
import type { SearchPort } from './search/port.ts';
import { ALL_TAGS } from './services/bus.ts';
import type { Changes } from './services/changes.ts';
import type { Counter } from './services/counting/counter.ts';
import type { Origins } from './services/origins.ts';
import type { PersonalLinks } from './services/personal-links.ts';
import type { ReplyAddresses } from './services/reply-addresses.ts';
import type { Vault } from './services/vault.ts';
import type { SessionTokens } from './session-token.ts';
import { nothingShown } from './shown.ts';
import { receivedFiles } from './uploads/received.ts';
import type { Uploads } from './uploads/uploads.ts';
import { type Viewer, visitor } from './viewer.ts';

export interface ContextOptions {
  db: Database;
  search: SearchPort;
  changes: Changes;
  uploads: Uploads;
  limiter: RateLimiter;
  proofs: Proofs;
  links: PersonalLinks;
  vault: Vault;
  replies: ReplyAddresses;
  counter: Pick<Counter, 'started'>;
  relays: Relays;
  tokens: SessionTokens;
  admin: AdminTools;
  payments: Payments;
  assistant: Assistant | null;
  outbound: Outbound;
  forms: Forms;
  listeners: Listeners;
  findBrand: (id: string) => CompiledBrand | undefined;
  origins: Origins;
  run: Executor;
}

export interface ContextFactory {
  /** The context of a visitor without a session, with an IP address where it is known. */
  make(brand: CompiledBrand, locale: string, visited?: string): Promise<ApiContext>;
  /** The same for a page, which trusts announcements (`Changes`) instead of reading again what it has read before. */
  makeForPage(brand: CompiledBrand, locale: string, visited?: string): Promise<ApiContext>;
  /** The context of a preview, on its own database connections: for a made-up person, at a moment of its own. */
  makeForPreview(brand: CompiledBrand, locale: string, visited: string, as: PreviewVisit): Promise<ApiContext>;
  /** Drops the cache entries with these tags. */
  forgetTags(tags: readonly string[]): void;
}

export interface PreviewVisit {
  now: Date;
  viewer: Viewer;
}

/** Caches terms, regions and facet values between requests. */
export function createContextFactory({
  db,
  search,
  changes,
  uploads,
  limiter,
  proofs,
  links,
  vault,
  replies,
  counter,
  relays,
  tokens,
  admin,
  payments,
  assistant,
  outbound,
  forms,
  listeners,
  findBrand,
  origins,
  run,
}: ContextOptions): ContextFactory {
  const termCatalogue = createTermCatalogue(db);
  const regionCatalogue = createRegionCatalogue(db);
  const facetValues = createFacetValueCache();
  const openJobsOf = createOpenJobsCounter();
  async function make(
    brand: CompiledBrand,
    locale: string,
    visited: string | undefined,
    { isPage = false, preview }: { isPage?: boolean; preview?: PreviewVisit } = {},
  ): Promise<ApiContext> {
    const scope = { db, frontend: brand.id };
    const [terms, regions] = await Promise.all([termCatalogue.of(scope), regionCatalogue.current()]);
    const shown = nothingShown();
    let epoch: string | null = null;
    const onEpoch = (read: string) => {
      epoch = read;
    };
    const context: ApiContext = {
      ...scope,
      pool: db.$client,
      brand,
      locale,
      readerLocale: locale,
      now: preview?.now ?? new Date(),
      isPreview: preview !== undefined,
      isVisualEditor: false,
      viewer: preview?.viewer ?? visitor,
      address: '',
      visit: null,
      limits: limitsFor(limiter),
      tokens,
      linkOrigin: visited === undefined ? origins.of(brand) : origins.inMails(brand, visited),
      search,
      facetValues,
      forms,
      listeners,
      proofs,
      links,
      vault,
      replies,
      counter,
      relays,
      admin,
      payments,
      assistant,
      outbound,
      terms,
      regions,
      shown,
      jobs: createJobLoader({ ...scope, shown, changes, isPage }, onEpoch),
      organizations: createOrganizationLoaders(
        { ...scope, shown },
        openJobsOf({ ...scope, shown }, () => epoch),
      ),
      uploads,
      received: receivedFiles(),
      findBrand,
      hiddenResumes: (viewer) => hiddenFromViewer(scope, viewer),
      // The executor returns what the schema says; callers name the result type of their own document.
      query: async <T>(query: GraphqlQuery) => (await run(context, query)) as T,
      originOf: (one) =>
        visited === undefined || one.id !== brand.id ? origins.of(one) : origins.inAnswers(one, visited),
    };
    return context;
  }

  return {
    make: (brand, locale, visited) => make(brand, locale, visited),
    makeForPage: (brand, locale, visited) => make(brand, locale, visited, { isPage: true }),
    makeForPreview: (brand, locale, visited, preview) => make(brand, locale, visited, { preview }),
    forgetTags(tags) {
      const has = (prefix: string) => tags.some((tag) => tag === ALL_TAGS || tag.startsWith(prefix));
      if (has('terms')) {
        termCatalogue.forget();
        search.forgetTerms();
      }
      if (has('places')) regionCatalogue.forget();
      if (has('terms') || has('orgs:')) facetValues.forget();
    },
  };
}
