/** SQL of answers that name a term: which rows do, and the same answers with another term. */
import { type SQL, sql } from 'drizzle-orm';
import { acrossBrandsByName } from '../../database/brand-rows.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { changeRows, type Recording } from '../merges/change-store.ts';
import { type AnswerPlace, type AnswerTable, answerPlaces } from './answer-places.ts';

export interface NamedTerm {
  taxonomy: string;
  code: string;
}

const textOf = (value: string): SQL => sql`to_jsonb(${value}::text)`;

const answerAt = ({ column, path }: AnswerPlace): SQL =>
  sql`t.${sql.identifier(column)} #> ${sql.param([...path])}::text[]`;

/** Whether the answer of row `t` names the term. A list contains a code as a code contains itself. */
function names(place: AnswerPlace, code: string): SQL {
  const answer = answerAt(place);
  if (place.entry === null) return sql`coalesce(${answer} @> ${textOf(code)}, false)`;
  return sql`exists (select from jsonb_array_elements(
    case jsonb_typeof(${answer}) when 'array' then ${answer} else '[]' end) e where e -> ${place.entry}::text @> ${textOf(code)})`;
}

/** Whether any answer of row `t` names the term. */
export function namesTerm(table: AnswerTable, { taxonomy, code }: NamedTerm): SQL {
  const places = answerPlaces(taxonomy).filter((place) => place.table === table);
  if (places.length === 0) return sql`false`;
  return sql`(${sql.join(
    places.map((place) => names(place, code)),
    sql` or `,
  )})`;
}

/** A code or a list of codes, each at most once. */
const otherCodes = (answer: SQL, from: string, to: string): SQL => sql`case jsonb_typeof(${answer})
  when 'array' then (select jsonb_agg(d.code order by d.at) from (
    select case when c = ${textOf(from)} then ${textOf(to)} else c end as code, min(at) as at
    from jsonb_array_elements(${answer}) with ordinality l (c, at) group by 1) d)
  else ${textOf(to)} end`;

function withOther(place: AnswerPlace, from: string, to: string): SQL {
  const answer = answerAt(place);
  const { entry } = place;
  const other =
    entry === null
      ? otherCodes(answer, from, to)
      : sql`(select jsonb_agg(case when e -> ${entry}::text @> ${textOf(from)}
          then jsonb_set(e, array[${entry}::text], ${otherCodes(sql`(e -> ${entry}::text)`, from, to)}) else e end order by nth)
        from jsonb_array_elements(${answer}) with ordinality u (e, nth))`;
  return sql`jsonb_set(t.${sql.identifier(place.column)}, ${sql.param([...place.path])}::text[], ${other})`;
}

/** Puts one term in the place of another in all answers. */
export async function replaceInAnswers(recording: Recording, from: NamedTerm, to: string): Promise<void> {
  for (const place of answerPlaces(from.taxonomy))
    await changeRows(recording, {
      table: place.table,
      set: { [place.column]: withOther(place, from.code, to) },
      where: names(place, from.code),
    });
}

const tableOf = (name: AnswerTable): SQL => acrossBrandsByName(name, 'Terms are those of the network.');

/** Rows that name the term. */
export async function listAnswers({ db }: Pick<TransactionScope, 'db'>, table: AnswerTable, term: NamedTerm) {
  const { rows } = await db.execute<{ id: number }>(
    sql`select t.id from ${tableOf(table)} t where ${namesTerm(table, term)} order by t.id`,
  );
  return rows.map(({ id }) => id);
}

/** Locks rows until the end of the transaction, in the order in which other writers lock them. */
export async function lockRows({ db }: TransactionScope, table: AnswerTable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`select from ${tableOf(table)} t where t.id = any(${sql.param([...ids])}::int[]) order by t.id for no key update`,
  );
}
