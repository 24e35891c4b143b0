/** Options of a backend. */
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import type { PoolSizes } from './database/pool-sizes.ts';
import type { Patience } from './database/pools.ts';
import type { BrandSource } from './guards/frontend.ts';
import type { ErrorLog } from './guards/mask-error.ts';
import type { BrandDesk } from './modules/admin/desk.ts';
import type { StripeKeysOf } from './modules/billing/stripe.ts';
import type { AssistantSettings } from './modules/jobs/describe/assistant.ts';
import type { RelayKeysOf } from './relays/relays.ts';
import type { UploadSettings } from './uploads/stored-files.ts';

export interface BackendOptions {
  /** URL of a migrated database. */
  databaseUrl: string;
  /** Read at each request, so it may be filled later. */
  brands: BrandSource;
  log: ErrorLog;
  uploads: UploadSettings;
  /** Brands as the administration sees them. */
  desk?: BrandDesk;
  /** Whether the administration requires a second factor. Default: no. */
  adminSecondFactor?: boolean;
  /** Previews are shown on hosts below this one; default: there are none. */
  previewHost?: string | null;
  /** Stripe keys per brand; default: none. */
  stripeKeysOf?: StripeKeysOf;
  /** Keys of the services that events are passed on to; default: none. */
  relayKeysOf?: RelayKeysOf;
  /** The language model that writes job descriptions; default: none. */
  assistant?: AssistantSettings | null;
  /** Domain of the addresses at which mails are answered; default: none are received. */
  replyDomain?: string | null;
  /** `host:port` of private addresses that feeds and webhooks may reach; default: none. */
  outboundAllow?: readonly string[];
  /** Scheme and host of a brand's canonical URL; default: https and its first host, or `<id>.localhost`. */
  originOf?: (brand: CompiledBrand) => string;
  /** Whether mails requested at `<brand>.localhost` link back there, whatever the brand's hosts are; for development. Default: no. */
  localLinks?: boolean;
  /** Calls that a network may make per minute; 0 for no limit. Default: as docs/limits.md says. */
  graphqlCalls?: number;
  /** Most connections to the database, by what they are for; default: those of a process that does everything. */
  connections?: PoolSizes;
  /** Database timeouts; default: ten seconds for a statement of a request, one second for a health check. */
  patience?: Patience;
  /** No GraphiQL, no introspection, no suggestions. Default: by NODE_ENV. */
  production?: boolean;
}
