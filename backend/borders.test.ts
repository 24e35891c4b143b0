/** Isolation of brands: rows of another brand change no result, and no operation changes them. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { apiSchema } from './api-schema.ts';
import { adminBackend } from './modules/admin/testing/admin-backend.ts';
import { type Board, openBoard } from './testing/borders/board.ts';
import { type Case, differenceOf, nameOf, type Outcome, tryDoor, tryOperation } from './testing/borders/contract.ts';
import { DOCUMENT } from './testing/borders/document.ts';
import { doors } from './testing/borders/doors.ts';
import { findSeen, tablesWithin } from './testing/borders/moved.ts';
import { crossings, unanswered } from './testing/borders/network.ts';
import { type Asker, HERE, THERE } from './testing/borders/people.ts';
import { differenceIn, namesBrand, type Statement } from './testing/borders/statements.ts';
import { brandTables } from './testing/borders/tables.ts';
import { operationsOf } from './testing/operations.ts';

const api = adminBackend({ document: DOCUMENT });
const heard = new Map<string, Statement>();
let tables: readonly string[];
let board: Board;

beforeAll(async () => {
  tables = await brandTables();
  board = await openBoard(api.registry, new Set(tables));
  // Results are compared, so time is frozen.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await board?.close();
});

it('has a row of every table of brands on each', async () => {
  const missing: string[] = [];
  for (const table of tables) {
    const { rows } = await board.both.pool.query<{ frontend: string }>(`select distinct frontend from ${table}`);
    const brands = rows.map(({ frontend }) => frontend);
    if (!brands.includes(HERE) || !brands.includes(THERE))
      missing.push(`"${table}" has a column "frontend": add a row of each brand to backend/testing/borders.`);
  }
  expect(missing).toEqual([]);
});

it('lets nothing of another brand through an operation', async () => {
  const faults: string[] = [];
  for (const operation of operationsOf(apiSchema())) {
    const { name } = operation;
    const outcomes = await tryOperation(board, operation);
    const isAnswered = [...outcomes.values()].some(({ alone }) => alone.isSomething);
    if (isAnswered && Object.hasOwn(unanswered, name))
      faults.push(`${name} answers: take it out of "unanswered" in backend/testing/borders/network.ts.`);
    if (!isAnswered && !Object.hasOwn(unanswered, name))
      faults.push(`${name} gives nobody anything: give it arguments in backend/testing/borders/arguments.ts.`);
    faults.push(...faultsOf(name, outcomes));
  }
  expect(faults).toEqual([]);
});

it('lets nothing of another brand through any other door', async () => {
  const faults: string[] = [];
  for (const door of doors) faults.push(...faultsOf(door.name, await tryDoor(board, door)));
  expect(faults).toEqual([]);
});

/** What crosses the border, except where that is documented. */
function faultsOf(name: string, outcomes: ReadonlyMap<Case, Outcome>): string[] {
  const faults: string[] = [];
  const { tells = [], writes } = crossings[name] ?? {};
  const isWithin = !Object.hasOwn(crossings, name) || (tells.length > 0 && writes === undefined);
  const told = new Set<Asker>();
  for (const [one, { alone, both }] of outcomes) {
    if (one.asker !== null && tells.includes(one.asker)) {
      if (alone.text !== both.text) told.add(one.asker);
      continue;
    }
    if (alone.text !== both.text)
      faults.push(`${nameOf(one)} tells of another brand: ${differenceOf(alone.text, both.text)}.`);
    if (isWithin && alone.written !== both.written)
      faults.push(
        `${nameOf(one)} writes what it knows of another brand: ${differenceOf(alone.written, both.written)}.`,
      );
  }
  for (const asker of tells) if (!told.has(asker)) faults.push(`${name} tells the ${asker} of no other brand.`);
  const changed = [...new Set([...outcomes.values()].flatMap((outcome) => outcome.changed))].sort().join(', ');
  const may = writes?.join(', ') ?? '';
  if (changed !== may) faults.push(`${name} changes rows of another brand in [${changed}], and may in [${may}].`);
  for (const { statements } of outcomes.values())
    for (const statement of statements) heard.set(`${statement.text} ${JSON.stringify(statement.values)}`, statement);
  return faults;
}

it('asks the database for rows of its own brand alone', async () => {
  const faults: string[] = [];
  const texts = new Map([...heard.values()].map((statement) => [statement.text, statement]));
  for (const statement of [...texts.values()].filter(namesBrand)) {
    const difference = await differenceIn(board, statement);
    if (difference === null) continue;
    const { values, expected, found } = difference;
    faults.push(`${statement.text} with ${JSON.stringify(values)} answers ${differenceOf(expected, found)}.`);
  }
  expect(faults).toEqual([]);
});

it('takes rows of another brand as if they were not there', async () => {
  const faults: string[] = [];
  const asked = new Set<string>();
  for (const statement of heard.values()) {
    for (const table of tablesWithin(statement, tables)) asked.add(table);
    const seen = await findSeen(board.both.pool, statement, tables);
    if (seen === null) continue;
    const { table, expected, found } = seen;
    const { text, values } = statement;
    faults.push(`${text} with ${JSON.stringify(values)} sees "${table}": ${differenceOf(expected, found)}.`);
  }
  expect(faults).toEqual([]);
  expect(asked.size).toBeGreaterThan(tables.length / 2);
});
