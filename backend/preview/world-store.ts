/** SQL of a preview's world: temporary tables that hide what belongs to people. */
import type pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { indexJobs } from '../search/index-job.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import { archiveDue, dimDue, publishDue } from '../services/clock-store.ts';
import { insertBelongings } from './belongings-store.ts';
import { sendAsWritten } from './client.ts';
import { MADE_UP, MADE_UP_ORGANIZATION } from './people.ts';
import { FILLED_TABLES, MOVED_TABLES, madeUpTable, OPEN_TABLES, SHARED_TABLES, WRITTEN_TABLES } from './tables.ts';

export interface WorldSettings {
  brand: CompiledBrand;
  /** The moment for which a preview shows the site; null for now. */
  at: Date | null;
  languagesOf: LanguagesOf;
}

/** A preview of another day moves no more jobs than these, and none on a brand that shows more. */
const MOST_JOBS = 5000;
const MOST_MOVED = 400;

/**
 * Prepares a new connection. Afterwards it cannot write to any table but its own temporary ones, and sees none of the
 * hidden ones. Rejects when anything fails: such a connection must not be used.
 */
export async function buildWorld(
  client: pg.ClientBase,
  { brand: shown, at, languagesOf }: WorldSettings,
): Promise<void> {
  const brand = shown.id;
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') order by 1`,
  );
  const hidden = rows
    .map(({ name }) => name)
    .filter((name) => !OPEN_TABLES.has(name) && !Object.hasOwn(SHARED_TABLES, name));
  const isMoved = at !== null && (await isSmallEnough(client, brand));
  const copied = isMoved ? MOVED_TABLES : [];
  const indexed = new Set([...Object.keys(FILLED_TABLES), ...WRITTEN_TABLES, ...copied]);
  const tables = [...hidden, ...copied].map((name) => {
    const parts = indexed.has(name) ? 'including all' : 'including defaults including identity';
    return `create temp table "${name}" (like public."${name}" ${parts});`;
  });
  await sendAsWritten(client, tables.join('\n'));
  if (!isMoved) await shareTables(client);
  await fillTables(client, brand);
  await insertPeople(client, brand);
  if (isMoved) await copyJobs(client, brand);
  await sendAsWritten(client, 'set session characteristics as transaction read only');
  if (isMoved) await moveJobs(client, { at, languagesOf });
  const nameOf = (name: string) => (isMoved ? name : madeUpTable(name));
  await insertBelongings(client, {
    brand: shown,
    now: at ?? new Date(),
    tables: { job: nameOf('job'), job_frontend: nameOf('job_frontend'), facet_count: nameOf('facet_count') },
  });
  // Without figures, the planner takes an empty table for a large one.
  if (!isMoved) await sendAsWritten(client, `analyze ${Object.keys(SHARED_TABLES).map(madeUpTable).join(', ')}`);
}

/** Views of the public rows and those that are made up, which hide the tables. */
async function shareTables(client: pg.ClientBase): Promise<void> {
  const shared = Object.entries(SHARED_TABLES).map(
    ([name, condition]) =>
      `create temp table "${madeUpTable(name)}" (like public."${name}" including all);
       create temp view "${name}" as select *, xmin from public."${name}" where ${condition}
         union all select *, xmin from pg_temp."${madeUpTable(name)}";`,
  );
  await sendAsWritten(client, shared.join('\n'));
}

async function isSmallEnough(client: pg.ClientBase, brand: string): Promise<boolean> {
  const rows = await sendAsWritten<{ count: string }>(
    client,
    'select count(*) as count from (select from public.job_frontend where frontend = $1 limit $2) shown',
    [brand, MOST_JOBS + 1],
  );
  return Number(rows[0]?.count) <= MOST_JOBS;
}

/** What everybody may read, and without the people of organizations. */
async function fillTables(client: pg.ClientBase, brand: string): Promise<void> {
  for (const [name, condition] of Object.entries(FILLED_TABLES)) {
    const rows = `select * from public."${name}" where ${condition}`;
    await sendAsWritten(client, `insert into pg_temp."${name}" overriding system value ${rows}`, [brand]);
  }
  await client.query(`update pg_temp.organization set owner_id = null, data = data - 'personal_info'`);
}

async function insertPeople(client: pg.ClientBase, brand: string): Promise<void> {
  for (const [role, { id, email, firstName, lastName }] of Object.entries(MADE_UP)) {
    await client.query(
      `insert into pg_temp.account (id, email, display_name, first_name, last_name, password_hash, email_verified)
        overriding system value values ($1, $2, $3, $4, $5, '-', now())`,
      [id, email, `${firstName} ${lastName}`, firstName, lastName],
    );
    await client.query(
      `insert into pg_temp.account_brand (account_id, frontend, approved, active_organization_id, locale)
        values ($1, $2, now(), $3, 'en')`,
      [id, brand, role === 'recruiter' ? MADE_UP_ORGANIZATION.id : null],
    );
    if (role !== 'administrator')
      await client.query('insert into pg_temp.account_role (account_id, frontend, role) values ($1, $2, $3)', [
        id,
        brand,
        role,
      ]);
  }
  const { id, name } = MADE_UP_ORGANIZATION;
  await client.query(
    `insert into pg_temp.organization (id, owner_id, name, data) overriding system value values ($1, $2, $3, $4)`,
    [id, MADE_UP.recruiter.id, name, JSON.stringify({ company_info: { name } })],
  );
  await client.query(
    `insert into pg_temp.organization_profile (id, organization_id, frontend, slug, approved)
      overriding system value values ($1, $1, $2, 'sample-company', now())`,
    [id, brand],
  );
  await client.query(
    `insert into pg_temp.organization_member (organization_id, account_id, role) values ($1, $2, 'owner')`,
    [id, MADE_UP.recruiter.id],
  );
}

async function copyJobs(client: pg.ClientBase, brand: string): Promise<void> {
  const own = 'in (select job_id from public.job_frontend where frontend = $1)';
  const ofBrand = '= (select id from public.frontend where key = $1)';
  const conditions: Readonly<Record<string, string>> = {
    job: `id ${own}`,
    job_frontend: `job_id ${own}`,
    job_search: `job_id ${own}`,
    job_search_brand: `job_id ${own}`,
    facet_change: `brand ${ofBrand} and ${SHARED_TABLES.facet_change}`,
    facet_count: `brand ${ofBrand} and ${SHARED_TABLES.facet_count}`,
    search_epoch: `brand ${ofBrand}`,
  };
  for (const name of MOVED_TABLES) {
    const condition = conditions[name];
    const text = `insert into pg_temp."${name}" overriding system value select * from public."${name}"`;
    if (condition === undefined) await sendAsWritten(client, text);
    else await sendAsWritten(client, `${text} where ${condition}`, [brand]);
  }
}

/** What the clock would do until then, to the copies. */
async function moveJobs(
  client: pg.ClientBase,
  { at, languagesOf }: Pick<WorldSettings, 'languagesOf'> & { at: Date },
): Promise<void> {
  const one = client as pg.PoolClient;
  const moved = [
    ...(await publishDue(one, at, MOST_MOVED)),
    ...(await archiveDue(one, at, MOST_MOVED)),
    ...(await dimDue(one, at, MOST_MOVED)),
  ];
  const ids = [...new Set(moved)];
  for (let from = 0; from < ids.length; from += MOST_MOVED)
    await indexJobs(one, ids.slice(from, from + MOST_MOVED), languagesOf);
}
