/** Lists of the administration: each administrator sees the rows of their brands, of two brands whose rows differ in nothing else. */
import { isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiSchema } from './api-schema.ts';
import { openDatabase } from './database/pool.ts';
import { adminBackend } from './modules/admin/testing/admin-backend.ts';
import { listNames } from './modules/entries/lists.ts';
import { createSessionTokens } from './session-token.ts';
import { type Board, openBoard } from './testing/borders/board.ts';
import { DOCUMENT } from './testing/borders/document.ts';
import { HERE, SECRET, THERE } from './testing/borders/people.ts';
import { askDeeply } from './testing/borders/selection.ts';
import { brandTables } from './testing/borders/tables.ts';
import { type Args, type Operation, operationsOf } from './testing/operations.ts';
import { insertPerson, type Person } from './testing/people.ts';

const api = adminBackend({ document: DOCUMENT });
let board: Board;

/** Who asks, on which brand, with which role there. */
const KEEPERS = {
  'site_admin here': { on: HERE, roles: ['site_admin'] },
  'site_admin there': { on: THERE, roles: ['site_admin'] },
  administrator: { on: HERE, roles: ['administrator'], everywhere: true },
  'job_editor here': { on: HERE, roles: ['job_editor'] },
  'job_editor there': { on: THERE, roles: ['job_editor'] },
  recruiter: { on: HERE, roles: ['recruiter'] },
} as const;
type Keeper = keyof typeof KEEPERS;
const keepers = Object.keys(KEEPERS) as Keeper[];
const people = {} as Record<Keeper, Person>;

beforeAll(async () => {
  board = await openBoard(api.registry, new Set(await brandTables()));
  const office = { db: openDatabase(board.both.pool), backend: { services: { tokens: createSessionTokens(SECRET) } } };
  for (const keeper of keepers) people[keeper] = await insertPerson(office, KEEPERS[keeper]);
});
afterAll(() => board?.close());

interface List {
  name: string;
  operation: Operation;
  args: Args;
}

/** Questions that need no thing or brand to be about: those that do are in permissions.test.ts. */
function lists(): List[] {
  const found = operationsOf(apiSchema()).filter(
    ({ name, field: { args } }) =>
      name.startsWith('Query') &&
      (Object.hasOwn(ARGS, name) || !args.some(isRequiredArgument)) &&
      name !== 'Query.brandSchema',
  );
  return found.flatMap((operation) =>
    /^Query\.adminEntries/.test(operation.name)
      ? listNames.map((of) => ({ name: `${operation.name} of ${of}`, operation, args: { of } }))
      : [{ name: operation.name, operation, args: ARGS[operation.name] ?? {} }],
  );
}

const ARGS: Readonly<Record<string, Args>> = {
  'Query.adminEntries': {},
  'Query.adminEntriesCsv': {},
  'Query.adminUsers': { list: { text: 'local' } },
  'Query.findAnything': { text: 'local' },
  'Query.mergeCandidates': { kind: 'account', text: 'local' },
  'Query.scheduledPatches': { open: false },
  'Query.fleetPreview': { changes: { site: { tagline: 'x' } } },
};

/** Sides of the rows in an answer: their numbers begin apart, and they name their brand. */
function sidesIn(answer: string): string {
  const here = /\b1\d{6}\b|\bacme\b/.test(answer);
  const there = /\b2\d{6}\b|\brhein\b/.test(answer);
  return here && there ? 'both' : here ? 'here' : there ? 'there' : 'none';
}

async function seen({ operation, args }: List, keeper: Keeper): Promise<string> {
  const { on } = KEEPERS[keeper];
  const text = await askDeeply(operation, args, async (query) => {
    const request = new Request(`http://${on}.example/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', frontend: `${on};en`, ...people[keeper].headers },
      body: JSON.stringify({ query, variables: args }),
    });
    return (await board.both.backend.fetch(request)).text();
  });
  return JSON.parse(text).errors?.[0]?.extensions?.code ?? sidesIn(text);
}

it('shows each administrator the rows of their brands, and nobody else any', async () => {
  const faults: string[] = [];
  const empty: string[] = [];
  for (const list of lists()) {
    const isTheirs = (await seen(list, 'administrator')) !== 'NOT_ALLOWED';
    if (!isTheirs || (await seen(list, 'recruiter')) !== 'NOT_ALLOWED') continue;
    const cells = Object.fromEntries(
      await Promise.all(keepers.map(async (keeper) => [keeper, await seen(list, keeper)] as const)),
    );
    const wrong = keepers.filter((keeper) => !MAY_SEE[keeper].includes(cells[keeper] ?? ''));
    faults.push(...wrong.map((keeper) => `${list.name} shows ${cells[keeper]} to the ${keeper}.`));
    if (cells['site_admin here'] === 'here' && cells['site_admin there'] === 'there') continue;
    empty.push(`${list.name}: ${cells['site_admin here']}`);
  }
  expect(faults).toEqual([]);
  expect(empty.sort()).toEqual(WITHOUT_ROWS);
});

/** The network's alone, of no brand, or alike on both here; with what a site administrator gets. */
const WITHOUT_ROWS = [
  'Query.adminAccess: none',
  'Query.adminBrokenBrands: none',
  'Query.adminEntries of terms: none',
  'Query.adminEntries of training-organizations: none',
  'Query.adminEntries of trusted: none',
  'Query.adminEntriesCsv of terms: none',
  'Query.adminEntriesCsv of training-organizations: none',
  'Query.adminEntriesCsv of trusted: none',
  'Query.adminProductsCsv: none',
  'Query.adminResumes: none',
  'Query.adminWork: NOT_ALLOWED',
  'Query.morningMail: none',
  'Query.rejectionReasons: none',
  'Query.trustedOrganizations: none',
  'Query.waitingOrganizations: none',
];

/** What the answers to each may hold. */
const MAY_SEE: Readonly<Record<Keeper, readonly string[]>> = {
  'site_admin here': ['here', 'none', 'NOT_ALLOWED'],
  'site_admin there': ['there', 'none', 'NOT_ALLOWED'],
  administrator: ['both', 'here', 'none'],
  'job_editor here': ['here', 'none', 'NOT_ALLOWED'],
  'job_editor there': ['there', 'none', 'NOT_ALLOWED'],
  recruiter: ['NOT_ALLOWED'],
};
