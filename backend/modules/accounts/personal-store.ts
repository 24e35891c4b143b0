/** SQL of personal data, on all brands. */
import { type SQL, sql } from 'drizzle-orm';
import { acrossBrands, acrossBrandsByName } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { application } from '../../database/schema/applications.ts';
import { message } from '../../database/schema/conversations.ts';
import { resume, resumeContact } from '../../database/schema/resumes.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personal-data.ts';

/** The person whose rows are meant. */
export interface Owner {
  id: number;
  email: string;
}

const WHY = 'A person gets, and takes along, what all brands have.';

/** Rows of a person that other rows refer to. */
const THROUGH: Readonly<Record<NonNullable<PersonalTable['through']>, (id: SQL) => SQL>> = {
  resume: (id) => sql`select id from ${acrossBrands(resume, WHY)} where account_id = ${id}`,
  application: (id) => sql`select id from ${acrossBrands(application, WHY)} where account_id = ${id}`,
  resume_contact: (id) =>
    sql`select c.id from ${acrossBrands(resumeContact, WHY)} c join ${acrossBrands(resume, WHY)} r on r.id = c.resume_id where r.account_id = ${id}`,
  message: (id) =>
    sql`select id from ${acrossBrands(message, WHY)} where application_id in (${THROUGH.application(id)}) or contact_id in (${THROUGH.resume_contact(id)})`,
};

/** Rows of one table that belong to a person, without secret columns. */
export async function readPersonal(
  db: Pick<Connection, 'execute'>,
  { secret = [], ...rows }: PersonalTable,
  owner: Owner,
): Promise<Record<string, unknown>[]> {
  const condition = conditionOf(rows, owner);
  const { rows: found } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) - ${sql.param(secret)}::text[] as row from ${acrossBrandsByName(rows.table, WHY)} t where ${condition}`,
  );
  return found.map(({ row }) => row);
}

/** Deletes or clears what foreign keys do not. Uploads are left out, because they have files. */
export async function removePersonal(db: Pick<Connection, 'execute'>, owner: Owner): Promise<void> {
  for (const rows of PERSONAL_TABLES) {
    const { table, leaves } = rows;
    if (leaves === 'follows' || table === 'upload') continue;
    const condition = conditionOf(rows, owner);
    const name = acrossBrandsByName(table, WHY);
    if (leaves === 'delete') await db.execute(sql`delete from ${name} t where ${condition}`);
    else await db.execute(sql`update ${name} t set ${sql.raw(leaves.forget)} where ${condition}`);
  }
}

function conditionOf({ by, match, through }: Pick<PersonalTable, 'by' | 'match' | 'through'>, owner: Owner) {
  const value = owner[match];
  return sql.join(
    by.map((column) =>
      through === undefined
        ? sql`t.${sql.identifier(column)} = ${value}`
        : sql`t.${sql.identifier(column)} in (${THROUGH[through](sql`${value}`)})`,
    ),
    sql` or `,
  );
}
