/** Moves rows to a brand that has nothing else: a statement has to take them as if they were not there. */
import type pg from 'pg';
import { HERE, THERE } from './people.ts';
import { answerTo, isRepeatable, type Statement } from './statements.ts';

const ELSEWHERE = 'elsewhere';

/** Tables of brands that it takes within a brand. One that it opens for all brands as well is left out. */
export function tablesWithin({ text, values }: Statement, brandTables: Iterable<string>): string[] {
  if (!isRepeatable({ text }) || values.includes(THERE)) return [];
  return [...brandTables].filter(
    (table) =>
      new RegExp(String.raw`\b(?:from|join|update|using)\s+"${table}"`).test(text) &&
      !text.includes(`"public"."${table}"`),
  );
}

/** The first table of which it tells whether the rows are on another brand or nowhere. */
export async function findSeen(
  pool: pg.Pool,
  statement: Statement,
  brandTables: Iterable<string>,
): Promise<{ table: string; expected: string; found: string } | null> {
  for (const table of tablesWithin(statement, brandTables)) {
    const alone = `delete from "${table}" where frontend = '${THERE}'`;
    const found = await answerAfter(
      pool,
      `${alone}; update "${table}" set frontend = '${ELSEWHERE}' where frontend = '${HERE}'`,
      statement,
    );
    const expected = await answerAfter(pool, `${alone}; delete from "${table}" where frontend = '${HERE}'`, statement);
    if (expected !== found) return { table, expected, found };
  }
  return null;
}

/** Neither foreign keys nor triggers are asked, and nothing of it stays. */
async function answerAfter(pool: pg.Pool, change: string, statement: Statement): Promise<string> {
  const connection = await pool.connect();
  try {
    await connection.query(`begin; set local session_replication_role = replica; ${change}`);
    const answer = await answerTo(connection, statement);
    await connection.query('rollback');
    return answer;
  } finally {
    connection.release();
  }
}
