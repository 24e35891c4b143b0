/**
 * Disables one filter after another and replays everything that reached it, to see whether anything changes. Not part
 * of the test suite: `npm run borders`.
 */
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { apiSchema } from '../../backend/api-schema.ts';
import { adminBackend } from '../../backend/modules/admin/testing/admin-backend.ts';
import { type Board, openBoard } from '../../backend/testing/borders/board.ts';
import {
  type Case,
  nameOf,
  type Outcome,
  tryBoth,
  tryDoor,
  tryOperation,
} from '../../backend/testing/borders/contract.ts';
import { DOCUMENT } from '../../backend/testing/borders/document.ts';
import { doors } from '../../backend/testing/borders/doors.ts';
import { findSeen } from '../../backend/testing/borders/moved.ts';
import { differenceIn, isRepeatable, type Statement } from '../../backend/testing/borders/statements.ts';
import { brandTables } from '../../backend/testing/borders/tables.ts';
import { operationsOf } from '../../backend/testing/operations.ts';
import { chosen, findFilters } from './filters.ts';
import { markOf } from './switches.ts';
import { tableNames } from './tables.ts';

const api = adminBackend({ document: DOCUMENT });
const root = new URL('../..', import.meta.url).pathname;
let tables: readonly string[];
let board: Board;

/** Maximum number of cases per filter: filters used in every request are not tried with all cases. */
const MOST_ASKED = 60;

/** The filters a case reached, and its outcome. */
interface Known {
  one: Case;
  outcome: Outcome;
}

beforeAll(async () => {
  tables = await brandTables();
  board = await openBoard(api.registry, new Set(tables), globalThis.__borders?.met);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await board?.close();
});

it('is noticed', async () => {
  const switches = globalThis.__borders;
  if (switches === undefined) throw new Error('The sources have no switches.');
  const words = JSON.parse(process.env.BORDER_WORDS ?? '[]') as string[];
  const filters = chosen(findFilters(root, await tableNames(root)), words);
  const meets = new Map<number, Known[]>();
  const note = (outcomes: ReadonlyMap<Case, Outcome>) => {
    for (const [one, outcome] of outcomes)
      for (const number of outcome.met) meets.set(number, [...(meets.get(number) ?? []), { one, outcome }]);
  };
  for (const operation of operationsOf(apiSchema())) note(await tryOperation(board, operation));
  for (const door of doors) note(await tryDoor(board, door));

  const noticed: Record<number, string> = {};
  for (const { number } of filters) {
    const known = meets.get(number);
    if (known === undefined) continue;
    switches.off = number;
    await board.both.renew();
    const by = await firstToNotice(number, known);
    switches.off = 0;
    await board.both.takeBack();
    if (by !== null) noticed[number] = by;
  }
  writeFileSync(process.env.BORDER_REPORT ?? 'borders.json', JSON.stringify({ noticed }));
  expect(meets.size).toBeGreaterThan(0);
});

const sayingOf = ({ both: { text, written }, changed }: Pick<Outcome, 'both' | 'changed'>) => [text, written, changed];

/** The first case whose answer or rows change, or else the first statement that returns rows of the other brand. */
async function firstToNotice(number: number, known: readonly Known[]): Promise<string | null> {
  // Cases about the other brand's twin rows are the likeliest to notice.
  const first = known.toSorted(
    (left, right) => Number(right.one.about === 'there') - Number(left.one.about === 'there'),
  );
  for (const { one, outcome } of first.slice(0, MOST_ASKED)) {
    const now = await tryBoth(board, one).catch(() => null);
    if (now === null || !isDeepStrictEqual(sayingOf(now), sayingOf(outcome))) return nameOf(one);
  }
  const statements = new Map<string, { one: Case; statement: Statement }>();
  for (const { one, outcome } of known)
    for (const statement of outcome.statements)
      if (statement.text.includes(markOf(number)) && isRepeatable(statement))
        statements.set(`${statement.text} ${JSON.stringify(statement.values)}`, { one, statement });
  for (const { one, statement } of statements.values())
    if (await crosses(number, statement)) return `a statement of ${nameOf(one)}`;
  return null;
}

/** Whether a statement returns rows of another brand without a filter, but not with it. */
async function crosses(number: number, statement: Statement): Promise<boolean> {
  const isFelt = async (off: number) => {
    if (globalThis.__borders) globalThis.__borders.off = off;
    const { pool } = board.both;
    return (await differenceIn(board, statement)) !== null || (await findSeen(pool, statement, tables)) !== null;
  };
  return (await isFelt(number)) && !(await isFelt(0));
}
