import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { testDatabase } from '../testing/database.ts';
import { indexJob, indexJobs, indexOrganization, removeJob, removeOrganization } from './index-job.ts';
import { epochSql } from './sql-tally.ts';
import { insertTerms } from './testing/contract-world.ts';
import { createRandom } from './testing/random.ts';
import { answers, insertJob, insertOrganization, keptCounts, trueCounts } from './testing/rows.ts';

const database = testDatabase();
const languagesOf = (brand: string) => (brand === 'regio' ? ['de', 'en'] : ['en']);

async function index(...ids: number[]): Promise<void> {
  await inTransaction(database.pool, (tx) => indexJobs(tx, ids, languagesOf));
}

async function rowOf(id: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.pool.query('select * from job_search where job_id = $1', [id]);
  return rows[0];
}

async function valuesOf(id: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select concat_ws(' ', v.field, coalesce(t.code, 'company')) as name from job_search s, unnest(s."values") u(id)
      join facet_value v on v.id = u.id left join taxonomy_term t on t.id = v.term_id where s.job_id = $1 order by 1`,
    [id],
  );
  return rows.map(({ name }) => name);
}

describe('indexing a job', () => {
  beforeEach(async () => {
    await database.pool.query(
      'truncate job, organization, taxonomy_term, facet_value, facet_alias, facet_alias_later, facet_count, facet_change, search_epoch, search_word, search_word_later, search_change, frontend restart identity cascade',
    );
    await insertTerms(database.pool);
  });

  it('writes what a search asks for, terms with their ancestors', async () => {
    const organizationId = await insertOrganization(database.pool, 'Acme Media', {
      about: { industry: ['publishing'] },
    });
    const address = { locality: 'Boston', administrativeArea: 'US-MA', countryCode: 'us', lat: 42.36, lon: -71.06 };
    const id = await insertJob(database.pool, {
      title: 'Night Editor (m/w/d)',
      langcode: 'en-GB',
      organizationId,
      brands: ['ledger', 'regio'],
      data: answers(
        {
          employmentType: ['full_time'],
          occupationalField: ['editor', 'unknown_code'],
          minSalary: 20,
          currencyCode: 'USD',
          salaryUnit: 'hour',
        },
        {
          job_info: {
            description: { value: '<p>Write&nbsp;for <b>head</b>lines</p>', format: 'filtered_html' },
            videoUrl: 'https://youtu.be/x',
          },
          job_location: { address, remoteOptions: 'remote' },
        },
      ),
    });
    await index(id);
    expect(await rowOf(id)).toMatchObject({
      langcode: 'en',
      lat: 42.36,
      lon: -71.06,
      country: 'US',
      region: 'MA',
      remote: true,
      video: true,
      salary_min: 41_600,
      salary_max: 41_600,
      organization_name: 'acme media',
      head_vector: "'= night editor' '@ boston' 'acm':4C 'boston':6 'editor':2A,3B 'media':5C 'night':1A",
    });
    expect(await valuesOf(id)).toEqual([
      'company company',
      'employment_type full_time',
      'industries publishing',
      'occupations editor',
      'occupations media',
      'occupations radio',
    ]);
    expect(await keptCounts(database.pool)).toEqual(await trueCounts(database.pool));
  });

  it('keeps no row of a job that is not published, or shown nowhere', async () => {
    const draft = await insertJob(database.pool, { state: 'draft' });
    const nowhere = await insertJob(database.pool, { brands: ['ledger'] });
    await database.pool.query('delete from job_frontend where job_id = $1', [nowhere]);
    await index(draft, nowhere);
    expect([await rowOf(draft), await rowOf(nowhere)]).toEqual([undefined, undefined]);
  });

  it('takes a job that is archived or removed out of rows and counts', async () => {
    const [kept, archived, removed] = [
      await insertJob(database.pool),
      await insertJob(database.pool),
      await insertJob(database.pool),
    ];
    await index(kept, archived, removed);
    await database.pool.query("update job set state = 'archived' where id = $1", [archived]);
    await inTransaction(database.pool, async (tx) => {
      await indexJob(tx, archived);
      await removeJob(tx, removed);
      await tx.query('delete from job where id = $1', [removed]);
    });
    // Two counts: of all jobs, and of those published in this hour.
    expect(await keptCounts(database.pool)).toEqual(['JOBS 1 -491648 1', 'JOBS 1 0 1']);
  });

  it('leaves nothing behind when the transaction fails', async () => {
    const id = await insertJob(database.pool, { data: answers({ employmentType: ['full_time'] }) });
    const failing = inTransaction(database.pool, async (tx) => {
      await indexJob(tx, id);
      throw new Error('the job was refused');
    });
    await expect(failing).rejects.toThrow('the job was refused');
    expect(await rowOf(id)).toBeUndefined();
    expect(await keptCounts(database.pool)).toEqual([]);
  });

  it('gives the second value of the same name the name of its facet', async () => {
    for (const categorization of [{ occupationalField: ['nursing'] }, { industry: ['health'] }]) {
      await index(await insertJob(database.pool, { brands: ['regio'], data: answers(categorization) }));
    }
    const { rows } = await database.pool.query<{ line: string }>(
      `select concat_ws(' ', a.langcode, v.field, a.alias) as line from facet_alias a join facet_value v on v.id = a.facet_value_id where v.field <> 'date_posted' order by 1`,
    );
    expect(rows.map(({ line }) => line)).toEqual([
      'de industries health-de-industries',
      'de occupations health-de',
      'de occupations nursing-de',
      'en industries health-industries',
      'en occupations health',
      'en occupations nursing',
    ]);
  });

  it('keeps counts exact and aliases unique when many write at once', async () => {
    const organizations = await Promise.all(
      ['Acme', 'Acme', 'Acme!'].map((name) => insertOrganization(database.pool, name)),
    );
    const random = createRandom(3);
    const ids = await Promise.all(
      Array.from({ length: 24 }, () =>
        insertJob(database.pool, {
          organizationId: random.pick(organizations),
          brands: random.some(['ledger', 'regio', 'polder'], 1 + random.integer(3)),
          data: answers({
            employmentType: ['full_time', 'part_time'],
            occupationalField: [random.pick(['editor', 'nursing', 'health'])],
          }),
        }),
      ),
    );
    const work = async (seed: number) => {
      const own = createRandom(seed);
      for (let i = 0; i < 12; i++) {
        const id = own.pick(ids);
        if (own.chance(0.3)) await inTransaction(database.pool, (tx) => removeJob(tx, id));
        else await index(id);
      }
    };
    await Promise.all([1, 2, 3, 4].map(work));
    expect(await keptCounts(database.pool)).toEqual(await trueCounts(database.pool));
    await index(...ids);
    expect(await keptCounts(database.pool)).toEqual(await trueCounts(database.pool));
    const { rows } = await database.pool.query<{ alias: string }>(
      `select distinct a.alias from facet_alias a join facet_value v on v.id = a.facet_value_id where v.field = 'company' order by 1`,
    );
    expect(rows.map(({ alias }) => alias)).toEqual(['acme', 'acme-company', 'acme-company-2']);
  });

  it('moves the epoch of every brand that showed or shows the job', async () => {
    const id = await insertJob(database.pool, { brands: ['ledger'] });
    await index(id);
    await database.pool.query("update job_frontend set frontend = 'regio' where job_id = $1", [id]);
    await index(id);
    const { rows } = await database.pool.query(
      `select key, ${epochSql("'JOBS'", 'f.id')}::integer as epoch from frontend f order by key`,
    );
    expect(rows).toEqual([
      { key: 'ledger', epoch: 2 },
      { key: 'regio', epoch: 1 },
    ]);
  });

  it('announces the job and its brands when the transaction commits', async () => {
    const id = await insertJob(database.pool, { brands: ['ledger', 'regio'] });
    const listener = await database.pool.connect();
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('listen nameplate');
    await index(id);
    await listener.query('select 1');
    listener.removeAllListeners('notification');
    await listener.query('unlisten nameplate');
    listener.release();
    expect(heard).toEqual([JSON.stringify([`job:${id}`, 'jobs:ledger', 'jobs:regio'])]);
  });

  it('keeps published profiles and drops the others', async () => {
    const organizationId = await insertOrganization(database.pool, 'Åcme Bücher', { about: { industry: ['retail'] } });
    const { rows } = await database.pool.query<{ id: number }>(
      "insert into organization_profile (organization_id, frontend, slug, published) values ($1, 'ledger', 'acme', true), ($1, 'regio', 'acme', false) returning id",
      [organizationId],
    );
    const [shown = 0, hidden = 0] = rows.map((row) => row.id);
    await inTransaction(database.pool, async (tx) => {
      await indexOrganization(tx, shown);
      await indexOrganization(tx, hidden);
    });
    const { rows: found } = await database.pool.query('select profile_id, name from organization_search');
    expect(found).toEqual([{ profile_id: shown, name: 'acme bucher' }]);
    expect(await keptCounts(database.pool)).toEqual(await trueCounts(database.pool));
    await inTransaction(database.pool, (tx) => removeOrganization(tx, shown));
    expect(await keptCounts(database.pool)).toEqual([]);
  });
});
