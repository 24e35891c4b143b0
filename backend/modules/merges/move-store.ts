/** SQL of merges: what moves from one entry to the other, and how much that is. */
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../database/pool.ts';
import { MEMBER_ROLES } from '../organizations/own-store.ts';
import { addRows, changeRows, placeOf, type Recording, removeRows } from './change-store.ts';
import { MOVES, type Reference, type What } from './references-store.ts';

export type Kind = 'account' | 'organization';

/** Two entries of a kind: `gone` is merged into `keep`. */
export interface Pair {
  kind: Kind;
  keep: number;
  gone: number;
}

const id = (name: string) => sql.identifier(name);

/** Whether the row `t` of the other entry can move: the kept one has none like it. */
function canMove({ table, column, apart, among, only }: Reference, keep: number): SQL {
  const t = sql`t`;
  const conditions: SQL[] = [];
  if (apart !== undefined) {
    const k = sql`k`;
    const same = apart.map((name) => sql`k.${id(name)} is not distinct from t.${id(name)}`);
    const is = sql.join([sql`k.${id(column)} = ${keep}`, ...same, ...(among ? [among(k), among(t)] : [])], sql` and `);
    conditions.push(sql`not exists (select from ${placeOf(table)} k where ${is})`);
  }
  if (only) conditions.push(only(t, keep));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Whether the row `t` belongs to an entry. */
const isOf = ({ column, of }: Reference, entry: SQL): SQL =>
  of ? sql`t.${id(column)} ${entry} and ${of(sql`t`)}` : sql`t.${id(column)} ${entry}`;

/** Moves everything that can, in the order of the references. */
export async function moveRows(recording: Recording, { kind, keep, gone }: Pair): Promise<void> {
  for (const one of MOVES[kind])
    await changeRows(recording, {
      table: one.table,
      set: { [one.column]: sql`${keep}::int` },
      where: sql`${isOf(one, sql`= ${gone}`)} and ${canMove(one, keep)}`,
    });
}

/** How many rows of a kind each entry has, and how many would stay with the merged one. */
export interface Amount {
  what: What;
  kept: number;
  gone: number;
  stays: number;
}

export async function countRows(db: Connection, { kind, keep, gone }: Pair): Promise<Amount[]> {
  const counts = MOVES[kind].map(
    (one) => sql`
    select ${one.what}::text as what, count(*) filter (where t.${id(one.column)} = ${keep})::int as kept,
      count(*) filter (where t.${id(one.column)} = ${gone})::int as gone,
      count(*) filter (where t.${id(one.column)} = ${gone} and not (${canMove(one, keep)}))::int as stays
    from ${placeOf(one.table)} t where ${isOf(one, sql`in (${keep}, ${gone})`)}`,
  );
  const { rows } = await db.execute<{ what: What; kept: number; gone: number; stays: number }>(sql`
    select what, sum(kept)::int as kept, sum(gone)::int as gone, sum(stays)::int as stays
    from (${sql.join(counts, sql` union all `)}) c group by what having sum(kept) + sum(gone) > 0 order by what`);
  return rows;
}

/** Brands with rows of any of these entries: whoever merges them must manage all of these. */
export async function listBrands(db: Connection, kind: Kind, ids: readonly number[]): Promise<string[]> {
  const { rows: known } = await db.execute<{ table: string }>(sql`
    select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'frontend'`);
  const branded = new Set(known.map(({ table }) => table));
  const wanted = sql`any(${sql.param([...ids])}::int[])`;
  const parts = MOVES[kind]
    .filter(({ table }) => branded.has(table))
    .map((one) => sql`select t.frontend from ${placeOf(one.table)} t where ${isOf(one, sql`= ${wanted}`)}`);
  const elsewhere =
    kind === 'account'
      ? sql`select p.frontend from organization_member m join ${placeOf('organization_profile')} p using (organization_id)
          where m.account_id = ${wanted}`
      : sql`select f.frontend from ${placeOf('job')} j join ${placeOf('job_frontend')} f on f.job_id = j.id
          where j.organization_id = ${wanted}`;
  const { rows } = await db.execute<{ frontend: string }>(sql`
    select distinct frontend from (${sql.join([...parts, elsewhere], sql` union all `)}) b
    where frontend is not null order by frontend`);
  return rows.map(({ frontend }) => frontend);
}

const RANK = (row: string) => sql`array_position(${sql.param([...MEMBER_ROLES])}::text[], ${id(row)}.role)`;

/** In organizations that both belong to, the kept entry has the higher of both roles, and the other membership goes. */
export async function joinMembers(recording: Recording, { kind, keep, gone }: Pair): Promise<void> {
  const [own, other] = kind === 'account' ? ['account_id', 'organization_id'] : ['organization_id', 'account_id'];
  const both = (one: number) => sql`exists (select from organization_member m
    where m.${id(own ?? '')} = ${one} and m.${id(other ?? '')} = t.${id(other ?? '')}`;
  await changeRows(recording, {
    table: 'organization_member',
    set: {
      role: sql`(select m.role from organization_member m where m.${id(own ?? '')} = ${gone} and m.${id(other ?? '')} = t.${id(other ?? '')})`,
    },
    where: sql`t.${id(own ?? '')} = ${keep} and ${both(gone)} and ${RANK('m')} < ${RANK('t')})`,
  });
  await removeRows(recording, 'organization_member', sql`t.${id(own ?? '')} = ${gone} and ${both(keep)})`);
}

/** Employers keep their access: approved requests go before pending ones, on whichever resume or organization they were. */
export async function joinContacts(recording: Recording, { kind, keep, gone }: Pair): Promise<void> {
  const [resumes, column] = [placeOf('resume'), kind === 'account' ? 'resume_id' : 'organization_id'];
  const other = kind === 'account' ? 'organization_id' : 'resume_id';
  const of = (one: number) =>
    kind === 'account' ? sql`(select r.id from ${resumes} r where r.account_id = ${one})` : sql`${one}::int`;
  const twin = (one: number, state: string) => sql`exists (select from ${placeOf('resume_contact')} k
    where k.${id(column)} = ${of(one)} and k.${id(other)} = t.${id(other)} and k.frontend = t.frontend and k.state = ${state})`;
  await changeRows(recording, {
    table: 'resume_contact',
    set: { state: sql`'withdrawn'::text`, ended: sql`now()` },
    where: sql`t.${id(column)} = ${of(keep)} and t.state = 'pending' and ${twin(gone, 'approved')}`,
  });
  if (kind === 'organization') return;
  await changeRows(recording, {
    table: 'resume_contact',
    set: { resume_id: of(keep) },
    where: sql`t.resume_id = ${of(gone)} and ${of(keep)} is not null
      and not (t.state in ('pending', 'approved') and (${twin(keep, 'pending')} or ${twin(keep, 'approved')}))`,
  });
}

/** On brands where both have a profile, the kept one stays, is promoted as the other was, and gets its addresses. */
export async function joinProfiles(recording: Recording, { keep, gone }: Pair): Promise<void> {
  const profile = placeOf('organization_profile');
  const twin = (one: number) => sql`from ${profile} k where k.organization_id = ${one} and k.frontend = t.frontend`;
  await changeRows(recording, {
    table: 'organization_profile',
    set: {
      featured: sql`t.featured or (select k.featured ${twin(gone)})`,
      training: sql`t.training or (select k.training ${twin(gone)})`,
    },
    where: sql`t.organization_id = ${keep} and exists (select ${twin(gone)})`,
  });
  const pairs = sql`${profile} g join ${profile} k on k.frontend = g.frontend and k.organization_id = ${keep}`;
  await changeRows(recording, {
    table: 'organization_slug',
    set: { profile_id: sql`(select k.id from ${pairs} where g.id = t.profile_id)` },
    where: sql`exists (select from ${pairs} where g.id = t.profile_id and g.organization_id = ${gone})`,
  });
  await addRows(recording, {
    table: 'organization_slug',
    columns: ['frontend', 'slug', 'profile_id'],
    from: sql`select g.frontend, g.slug, k.id from ${pairs} where g.organization_id = ${gone} and g.published`,
  });
  await changeRows(recording, {
    table: 'organization_profile',
    set: {
      ...{ published: sql`false`, featured: sql`false`, training: sql`false` },
      ...{ paused: sql`null::timestamptz`, requested: sql`null::timestamptz` },
    },
    where: sql`t.organization_id = ${gone} and exists (select ${twin(keep)})`,
  });
}

/** Jobs say the name of their organization themselves, except those posted on behalf of another. */
export async function renameJobs(recording: Recording, { keep, gone }: Pair): Promise<void> {
  await changeRows(recording, {
    table: 'job',
    set: { organization_name: sql`(select o.name from organization o where o.id = ${keep})` },
    where: sql`t.organization_id = ${gone} and not t.on_behalf`,
  });
}
