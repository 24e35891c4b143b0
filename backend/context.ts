/** What every resolver and store function knows about the current request. */
import type pg from 'pg';
import type { CompiledBrand, RequestContext } from '../runtime/core/request-context.ts';
import type { Listeners } from './announcements.ts';
import type { RateLimits } from './guards/rate-limit.ts';
import type { AdminTools } from './modules/admin/desk.ts';
import type { Payments } from './modules/billing/payments.ts';
import type { Proofs } from './modules/captcha/proofs.ts';
import type { FacetValueCache } from './modules/facets/facet-values.ts';
import type { Forms } from './modules/forms/forms.ts';
import type { Assistant } from './modules/jobs/describe/assistant.ts';
import type { JobLoader } from './modules/jobs/show/loader.ts';
import type { OrganizationLoaders } from './modules/organizations/loader.ts';
import type { Regions } from './modules/places/regions.ts';
import type { Terms } from './modules/taxonomies/terms.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Relays } from './relays/relays.ts';
import type { Visit } from './relays/visit.ts';
import type { Scope } from './scope.ts';
import type { SearchPort } from './search/port.ts';
import type { Counter } from './services/counting/counter.ts';
import type { PersonalLinks } from './services/personal-links.ts';
import type { ReplyAddresses } from './services/reply-addresses.ts';
import type { Vault } from './services/vault.ts';
import type { SessionTokens } from './session-token.ts';
import type { Shown } from './shown.ts';
import type { ReceivedFiles } from './uploads/received.ts';
import type { Uploads } from './uploads/uploads.ts';
import type { Viewer } from './viewer.ts';

export interface ApiContext extends Scope {
  /** For transactions (database/transact.ts). */
  pool: pg.Pool;
  brand: CompiledBrand;
  /** A supported locale of the brand. */
  locale: string;
  /** Of who reads the answer: in the workspace that of its page, which the brand need not have. */
  readerLocale: string;
  now: Date;
  /** Whether it shows settings that are not saved, to made-up people: nothing can be changed. */
  isPreview: boolean;
  /** Whether the request is one of the visual editor. */
  isVisualEditor: boolean;
  /** The current user; during a render always an anonymous visitor. */
  viewer: Viewer;
  /** IP address of the client, empty during a render. */
  address: string;
  /** Of a visitor who agreed to be measured through the server; null for all others. */
  visit: Visit | null;
  limits: RateLimits;
  tokens: SessionTokens;
  /** Scheme and host of links in mails. */
  linkOrigin: string;
  search: SearchPort;
  facetValues: FacetValueCache;
  terms: Terms;
  regions: Regions;
  jobs: JobLoader;
  organizations: OrganizationLoaders;
  /** What the request has read. */
  shown: Shown;
  uploads: Uploads;
  /** The files uploaded with this request. */
  received: ReceivedFiles;
  forms: Forms;
  /** Handlers of announcements. */
  listeners: Listeners;
  proofs: Proofs;
  links: PersonalLinks;
  vault: Vault;
  /** Addresses at which mails are answered. */
  replies: ReplyAddresses;
  counter: Pick<Counter, 'started'>;
  relays: Relays;
  admin: AdminTools;
  payments: Payments;
  /** Writes job descriptions; null where the server has no language model. */
  assistant: Assistant | null;
  /** Requests to addresses that others chose. */
  outbound: Outbound;
  /** Resumes that do not exist for this person: their owners hide them from that person's organizations. */
  hiddenResumes(viewer: Viewer): Promise<readonly number[]>;
  /** Runs an API operation as a visitor, in the language of this request, as a page would. */
  query: RequestContext['query'];
  /** The brand that owns a row, if this server knows it. */
  findBrand(id: string): CompiledBrand | undefined;
  /** Scheme and host of a brand's canonical URL, without trailing slash. */
  originOf(brand: CompiledBrand): string;
}
