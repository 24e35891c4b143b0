/** Large networks: most ads stand in several towns with the same text, so the vectors of these are copied instead of being made again. */
import pg from 'pg';
import { ensureAliases } from '../../../backend/search/facet-aliases.ts';
import { recount } from '../../../backend/search/tally.ts';

/** Rows per statement, and connections that run them: one for each core of a small machine. */
const CHUNK = 25_000;
const WRITERS = 2;
/** Coprime with every number of jobs that is a power of ten: each text gets the terms of another job, each time of another one. */
const [STRIDE, SHIFT] = [7_919, 104_729];

export interface Repetition {
  /** Jobs that are written, with ids from 1. */
  from: number;
  /** Jobs to have in the end. */
  to: number;
  now: Date;
  languages: readonly string[];
  log: (message: string) => void;
}

/**
 * Adds jobs up to `to`: language, words, employer and brands of one written job, terms, salary, remote work and flags of another, dates and coordinates of
 * their own. Counts are those of the rows, as after a reindex.
 */
export async function repeatJobs(client: pg.Client, { from, to, now, languages, log }: Repetition): Promise<void> {
  await client.query(
    `insert into job (frontend, organization_name, state, title, langcode, data)
      select frontend, organization_name, state, title, langcode, data from job, generate_series(1, $1::integer)
      where id = (select min(id) from job)`,
    [to - from],
  );
  const { rows } = await client.query<{ last: number }>('select max(id) as last from job');
  if (rows[0]?.last !== to) throw new Error(`The jobs end with ${rows[0]?.last}, not with ${to}.`);
  // Apart, so that an employer stays with the text that names it.
  await client.query(
    `create table repeated as select job_id, array_agg(v) filter (where f.field <> 'company') as terms,
        array_agg(v) filter (where f.field = 'company') as companies
      from job_search, unnest("values") v join facet_value f on f.id = v group by job_id`,
  );
  await client.query('create unique index on repeated (job_id)');
  await client.query('analyze job_search, repeated');
  await copyRows(client, from, to, now, log);
  await client.query(
    `insert into job_search_brand (job_id, brand, published, expires)
      select job_id, unnest(brands), published, expires from job_search where job_id > $1`,
    [from],
  );
  await client.query('drop table repeated');
  await countRows(client, languages);
}

/** On connections of their own that fire no triggers: nobody follows these changes. */
async function copyRows(
  { host, port, user, password, database }: pg.Client,
  from: number,
  to: number,
  now: Date,
  log: (message: string) => void,
): Promise<void> {
  let next = from;
  const write = async (seed: number) => {
    const writer = new pg.Client({ host, port, user, password, database });
    await writer.connect();
    await writer.query(`set session_replication_role = replica; select setseed(${seed})`);
    for (let first = next; first < to; first = next) {
      next += CHUNK;
      await writer.query(COPY, [first + 1, Math.min(first + CHUNK, to), from, now]);
      if (first % 100_000 === 0) log(`${first} jobs written`);
    }
    await writer.end();
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, i) => write(i / WRITERS)));
}

const COPY = `insert into job_search (job_id, brands, "values", langcode, published, expires, lat, lon, country, region, remote, featured, top, backfill, video,
    salary_min, salary_max, organization_name, head_vector, all_vector)
  select n.id, t.brands, m.terms || r.companies, t.langcode, $4::timestamptz - random() * interval '60 days',
    case when random() < 0.7 then $4::timestamptz + (random() * 60 + 1) * interval '1 day' end,
    30 + random() * 20, -120 + random() * 50, o.country, o.region, o.remote, o.featured, o.top, o.backfill, o.video,
    o.salary_min, o.salary_max, t.organization_name, t.head_vector, t.all_vector
  from generate_series($1::bigint, $2::bigint) n(id)
    join job_search t on t.job_id = (n.id - 1) % $3::bigint + 1
    join repeated r on r.job_id = t.job_id
    join job_search o on o.job_id = (n.id * ${STRIDE} + (n.id - 1) / $3::bigint * ${SHIFT}) % $3::bigint + 1
    join repeated m on m.job_id = o.job_id`;

/** Counts all rows, and names the values that only the added rows of a brand have. */
async function countRows(client: pg.Client, languages: readonly string[]): Promise<void> {
  await client.query("begin; set local work_mem = '256MB'");
  await recount(client);
  const { rows } = await client.query<{ brand: number; value: number }>(
    `select brand, value from facet_count c where index = 'JOBS' and value > 0
      and not exists (select from facet_alias a where a.frontend_id = c.brand and a.index = c.index and a.facet_value_id = c.value)`,
  );
  await ensureAliases(
    client,
    'JOBS',
    rows.map(({ brand, value }) => ({ brandId: brand, value, languages })),
  );
  await client.query('commit');
}
