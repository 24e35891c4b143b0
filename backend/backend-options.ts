/** What a backend is opened with. */
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import type { Patience } from './database/pools.ts';
import type { BrandSource } from './guards/frontend.ts';
import type { ErrorLog } from './guards/mask-error.ts';
import type { BrandDesk } from './modules/admin/desk.ts';
import type { StripeKeysOf } from './modules/billing/stripe.ts';
import type { AssistantSettings } from './modules/jobs/describe/assistant.ts';
import type { UploadSettings } from './uploads/uploads.ts';

export interface BackendOptions {
  /** A migrated database. */
  databaseUrl: string;
  /** Read at each request, so it may be filled later. */
  brands: BrandSource;
  log: ErrorLog;
  uploads: UploadSettings;
  /** Brands as an administrator sees them. */
  desk?: BrandDesk;
  /** Whoever enters the administration shows a second factor. By default not. */
  adminSecondFactor?: boolean;
  /** Keys of Stripe per brand; by default none. */
  stripeKeysOf?: StripeKeysOf;
  /** The language model that writes descriptions of jobs; by default none. */
  assistant?: AssistantSettings | null;
  /** Scheme and host of a brand's canonical address; by default https and its first host, or `<id>.localhost`. */
  originOf?: (brand: CompiledBrand) => string;
  /** Mails that are asked for at `<brand>.localhost` lead back there, whatever hosts the brand names; for trying out. By default not. */
  localLinks?: boolean;
  /** Calls that a network may make within a minute; 0 for any number. By default as docs/limits.md says. */
  graphqlCalls?: number;
  /** How long the database may take; by default ten seconds for a statement of a request, one for a look. */
  patience?: Patience;
  /** No GraphiQL, no introspection, no suggestions. By default as NODE_ENV says. */
  production?: boolean;
}
