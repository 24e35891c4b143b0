/** A complete backend with its own database and with brands that exist only in the test. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import type { BrandDocument } from '../../runtime/core/document/brand.generated.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { type Backend, createBackend } from '../backend.ts';
import type { Patience } from '../database/pools.ts';
import type { BrandDesk } from '../modules/admin/desk.ts';
import type { StripeKeysOf } from '../modules/billing/stripe.ts';
import type { AssistantSettings } from '../modules/jobs/describe/assistant.ts';
import type { RelayKeysOf } from '../relays/relays.ts';
import type { UploadSettings } from '../uploads/stored-files.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { testUploads } from './uploads.ts';

const DEFAULTS = readFileSync(fileURLToPath(new URL('../../brands/default.json', import.meta.url)), 'utf8');

/** A brand that extends the default one; its host is `<id>.example`. */
export function testBrand(id: string, change: (document: BrandDocument) => void = () => undefined): CompiledBrand {
  const document: BrandDocument = JSON.parse(DEFAULTS);
  document.site.name = `The ${id}`;
  document.site.hosts = [`${id}.example`];
  document.site.country = 'US';
  document.locales = { default: 'en', supported: ['en', 'de', 'fr'], region: 'eu' };
  change(document);
  return { id, revision: '0123456789ab', document, themeHref: `/theme/${id}.css` };
}

export interface LogEntry {
  level: string;
  code: string;
  message: string;
}

export interface TestBackend extends TestDatabase {
  readonly backend: Backend;
  /** Only with `behindDoor`. */
  readonly door: DatabaseProxy;
  /** What was logged so far. */
  readonly entries: LogEntry[];
  /** Runs an operation in-process; in English by default. */
  run(
    brand: string,
    document: string,
    variables?: Record<string, unknown>,
    locale?: string,
  ): Promise<Record<string, unknown>>;
  /** Sends JSON to `/graphql` of a host. */
  post(host: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

export interface TestSettings {
  production?: boolean;
  uploads?: Partial<UploadSettings>;
  desk?: BrandDesk;
  adminSecondFactor?: boolean;
  graphqlCalls?: number;
  stripeKeysOf?: StripeKeysOf;
  assistant?: AssistantSettings;
  relayKeysOf?: RelayKeysOf;
  /** Domain of the addresses at which mails are answered. */
  replyDomain?: string;
  /** `host:port` of servers of the test that stand for those of others. */
  outboundAllow?: string[];
  /** Puts a proxy in front of the database, with this timeout in the backend. */
  behindDoor?: Patience;
}

/** Call at the top of a test file. */
export function testBackend(brands: readonly CompiledBrand[], settings: TestSettings = {}): TestBackend {
  const database = testDatabase();
  const entries: LogEntry[] = [];
  let backend: Backend | undefined;
  let door: DatabaseProxy | undefined;
  const use = (): Backend => {
    if (backend === undefined) throw new Error('The backend exists inside tests and hooks only.');
    return backend;
  };
  beforeAll(async () => {
    if (settings.behindDoor) door = await openDatabaseProxy(database.url);
    backend = await createBackend({
      databaseUrl: door?.url ?? database.url,
      brands: {
        get: (id) => brands.find((brand) => brand.id === id),
        list: () => brands,
        byHost: (host) => {
          const brand = brands.find(({ document }) => document.site.hosts.includes(host));
          return brand === undefined ? undefined : { brand };
        },
      },
      log: (level, code, message) => entries.push({ level, code, message }),
      uploads: { ...testUploads(), ...settings.uploads },
      production: settings.production ?? false,
      previewHost: 'preview.example',
      ...(settings.desk && { desk: settings.desk }),
      ...(settings.assistant && { assistant: settings.assistant }),
      ...(settings.replyDomain && { replyDomain: settings.replyDomain }),
      ...(settings.outboundAllow && { outboundAllow: settings.outboundAllow }),
      ...(settings.relayKeysOf && { relayKeysOf: settings.relayKeysOf }),
      ...(settings.stripeKeysOf && { stripeKeysOf: settings.stripeKeysOf }),
      ...(settings.graphqlCalls && { graphqlCalls: settings.graphqlCalls }),
      adminSecondFactor: settings.adminSecondFactor ?? false,
      ...(settings.behindDoor && { patience: settings.behindDoor }),
    });
  });
  afterAll(async () => {
    await backend?.close();
    await door?.close();
  });
  return {
    get url() {
      return database.url;
    },
    get pool() {
      return database.pool;
    },
    get db() {
      return database.db;
    },
    get backend() {
      return use();
    },
    get door() {
      if (door === undefined) throw new Error('There is no door without `behindDoor`.');
      return door;
    },
    entries,
    run: (brand, document, variables = {}, locale = 'en') => use().execute(brand, locale, { document, variables }),
    post: (host, body, headers = {}) =>
      use().fetch(
        new Request(`http://${host}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
  };
}
