/** Two brands with one of everything, queried on one of them: in a database with both, and in one without the other. */
import type { BrandRegistry } from '../../../runtime/core/brand/registry.ts';
import { type Backend, createBackend } from '../../backend.ts';
import { createPool } from '../../database/pool.ts';
import { dropTestDatabase } from '../database.ts';
import { type Args, type Operation, wantedBy } from '../operations.ts';
import { wordOf } from '../refusals.ts';
import { testUploads } from '../uploads.ts';
import { argumentsOf } from './arguments.ts';
import { mask } from './mask.ts';
import { HERE, SECRET } from './people.ts';
import { askDeeply } from './selection.ts';
import { type Twin, type Twins, writeTwins } from './twins.ts';
import { openWorld, type World } from './worlds.ts';

export interface Answer {
  /** The response, without what differs from run to run. */
  text: string;
  /** Rows that were written, except those of the other brand. */
  written: string;
  /** Code of the first error. */
  code: string | null;
  /** Whether there is a result: no error, and not null. */
  isSomething: boolean;
}

/** A database with a backend over it. */
export interface Side extends World {
  readonly backend: Backend;
  /** Clears the in-memory caches. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

export interface Board {
  twins: Twins;
  both: Side;
  alone: Side;
  /** Numbers of the filters by brand that were come by, where the sources are made to tell (tests/borders). */
  met: Set<number>;
  close(): Promise<void>;
}

/** Brands as a registry has them. */
export type Brands = Pick<BrandRegistry, 'list' | 'inspect'>;

/** Writes the databases. Must be closed. */
export async function openBoard(
  brands: Brands,
  brandTables: ReadonlySet<string>,
  met = new Set<number>(),
): Promise<Board> {
  const twins = await writeTwins();
  const open = (url: string) => openSide(url, brands, brandTables);
  const [both, alone] = await Promise.all([open(twins.urls.both), open(twins.urls.alone)]);
  return {
    ...{ twins, both, alone, met },
    async close() {
      await Promise.all([both.close(), alone.close()]);
      await Promise.all(Object.values(twins.databases).map(dropTestDatabase));
    },
  };
}

async function openSide(url: string, brands: Brands, brandTables: ReadonlySet<string>): Promise<Side> {
  const pool = createPool(url, { max: 4 });
  const world = await openWorld(pool, brandTables);
  const uploads = { ...testUploads(), secret: SECRET };
  const make = () =>
    createBackend({
      databaseUrl: url,
      brands: {
        get: (id) => brands.list().find((brand) => brand.id === id),
        list: () => brands.list(),
        byHost(host) {
          const brand = brands.list().find(({ document }) => document.site.hosts.includes(host));
          return brand && { brand };
        },
      },
      desk: {
        list: () => brands.list(),
        inspect: (id, patch) => brands.inspect(id, patch),
        readPatches: async () => undefined,
        states: () => [],
        state: () => undefined,
      },
      log: () => undefined,
      previewHost: 'preview.example',
      // What is seen here does not depend on how busy the machine is: an answer may take longer than a visitor would wait.
      patience: { request: 120_000, health: 30_000 },
      uploads,
      production: false,
    });
  let backend = await make();
  return {
    ...world,
    get backend() {
      return backend;
    },
    async renew() {
      await backend.close();
      backend = await make();
    },
    async close() {
      await backend.close();
      await pool.end();
    },
  };
}

/** Whether an operation is asked about rows, so that those of the other brand can be asked about as well. */
export const isAboutRows = ({ name }: Operation): boolean => thingsOf(name).size > 0;

/** What people keep for themselves, and administrators act on as well. */
const PEOPLES: readonly (keyof Twin)[] = [
  ...(['alert', 'waitingAlert', 'resumeAlert', 'resume', 'otherResume'] as const),
  ...(['contact', 'approvedContact', 'openedContact', 'reader', 'waitingReader', 'ownReader'] as const),
];
export const isAboutPeople = ({ name }: Operation): boolean => PEOPLES.some((thing) => thingsOf(name).has(thing));

const thingsOf = (name: string): ReadonlySet<keyof Twin> =>
  wantedBy((twin: Twin) => Object.assign({}, ...argumentsOf(name, twin)));

/** All but what was written. */
export type Said = Omit<Answer, 'written'>;

/** An operation as somebody asks it here. */
export async function ask(
  { backend }: Side,
  { operation, headers, args }: { operation: Operation; headers: Readonly<Record<string, string>>; args: Args },
): Promise<Said> {
  const body = await askDeeply(operation, args, async (query) => {
    const request = new Request(`http://${HERE}.example/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', frontend: `${HERE};en`, ...headers },
      body: JSON.stringify({ query, variables: args }),
    });
    return (await backend.fetch(request)).text();
  });
  return answerOf(body, operation);
}

function answerOf(body: string, { name, field }: Operation): Said {
  const { data, errors } = JSON.parse(body) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions?: { code?: string } }[];
  };
  const code = errors?.[0]?.extensions?.code ?? null;
  if (errors && (code === null || code === 'INTERNAL')) throw new Error(`${name}: ${errors[0]?.message}`);
  return { text: mask(body), code, isSomething: code === null && data?.[field.name] != null };
}

/** Whether the person is authorized: any other error comes from the operation itself. */
export const isLetIn = ({ code }: Said): boolean => code === null || wordOf(code) === 'yes';
