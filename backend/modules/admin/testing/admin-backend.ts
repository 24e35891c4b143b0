/** A backend over brand files that exist only in the test, with a registry as the server has one. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type BrandRegistry, createBrandRegistry } from '../../../../runtime/core/brand/registry.ts';
import { isObject, type JsonObject } from '../../../../runtime/core/brand/sources/json.ts';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import { type TestBackend, testBackend } from '../../../testing/backend.ts';
import type { Person } from '../../../testing/people.ts';

const root = resolve(import.meta.dirname, '../../../..');

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

export interface AdminBackend extends Omit<TestBackend, 'door'> {
  readonly registry: BrandRegistry;
  /** Where the brand files are. */
  readonly brandsDir: string;
  write(id: string, document: JsonObject | string): void;
  /** Asks as a person on a brand; data or the code of the first error. */
  ask(person: Person | null, query: string, variables?: Record<string, unknown>, brand?: string): Promise<unknown>;
}

interface AdminSettings {
  adminSecondFactor?: boolean;
  outboundAllow?: string[];
  /** What both brands say beyond their names and hosts. */
  document?: JsonObject;
}

/** Call at the top of a test file: brands `acme` and `rhein` with hosts `<id>.example`. */
export function adminBackend({ document = {}, ...settings }: AdminSettings = {}): AdminBackend {
  const dir = join(mkdtempSync(join(tmpdir(), 'admin-')), 'brands');
  const brands: CompiledBrand[] = [];
  let registry: BrandRegistry | undefined;
  const use = (): BrandRegistry => {
    if (registry === undefined) throw new Error('The registry exists inside tests only.');
    return registry;
  };
  const write = (id: string, document: JsonObject | string) =>
    writeFileSync(join(dir, `${id}.json`), typeof document === 'string' ? document : JSON.stringify(document, null, 2));

  const api = testBackend(brands, {
    ...settings,
    desk: {
      list: () => use().list(),
      states: () => use().states(),
      state: (id) => use().state(id),
      inspect: (id, patch) => use().inspect(id, patch),
      readPatches: (ids) => use().readPatches(ids),
    },
  });
  beforeAll(async () => {
    mkdirSync(dir, { recursive: true });
    cpSync(join(root, 'brands/default.json'), join(dir, 'default.json'));
    for (const id of ['acme', 'rhein']) {
      const site = { name: `The ${id}`, hosts: [`${id}.example`], contactEmail: `post@${id}.example` };
      write(id, { ...document, site: { ...site, ...(isObject(document.site) && document.site) } });
    }
    const made = createBrandRegistry({ brandsDir: dir, patches: api.backend.services.patches });
    registry = made;
    const show = () => brands.splice(0, brands.length, ...made.list());
    made.onChange(show);
    await made.start();
    show();
  });
  afterAll(() => {
    registry?.stop();
    rmSync(join(dir, '..'), { recursive: true, force: true });
  });

  return {
    get url() {
      return api.url;
    },
    get pool() {
      return api.pool;
    },
    get db() {
      return api.db;
    },
    get backend() {
      return api.backend;
    },
    get registry() {
      return use();
    },
    brandsDir: dir,
    entries: api.entries,
    run: api.run,
    post: api.post,
    write,
    async ask(person, query, variables = {}, brand = 'acme') {
      const headers = { frontend: `${brand};en`, ...person?.headers };
      const response = await api.post(`${brand}.example`, { query, variables }, headers);
      const { data, errors }: Answer = JSON.parse(await response.text());
      return errors?.[0] === undefined ? data : errors[0].extensions.code;
    },
  };
}
