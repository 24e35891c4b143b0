/** Stores the corpus in an empty database, through the tables and the indexing of the site. */
import type pg from 'pg';
import { readTaxonomies } from '../../backend/data/load-taxonomies.ts';
import { loadTaxonomies } from '../../backend/data/taxonomy-store.ts';
import { inTransaction } from '../../backend/database/transaction.ts';
import { indexJobs, indexOrganizations } from '../../backend/search/index-job.ts';
import type { LanguagesOf } from '../../backend/search/index-types.ts';
import { slugOf } from '../../backend/services/slug.ts';
import { BOARDS } from './boards.ts';
import type { Corpus, CorpusJob, Town } from './corpus.ts';

const languagesOf: LanguagesOf = (id) => BOARDS.find((board) => board.id === id)?.document.locales.supported;

/** Terms as on every site, employers with a profile on each board that shows their jobs, and the jobs. */
export async function loadCorpus(pool: pg.Pool, { jobs, towns }: Corpus): Promise<void> {
  await loadTaxonomies(pool, readTaxonomies());
  const employers = [...new Set(jobs.map(({ organization }) => organization))];
  const idOf = new Map(employers.map((name, index) => [name, index + 1]));
  const shown = new Set(jobs.flatMap((job) => job.boards.map((board) => `${idOf.get(job.organization)} ${board}`)));
  const profiles = [...shown].map((pair, index) => {
    const [id, board] = pair.split(' ');
    const name = employers[Number(id) - 1] ?? '';
    return { id: index + 1, organization_id: Number(id), frontend: board, slug: slugOf(name), published: true };
  });
  await inTransaction(pool, async (client) => {
    await insert(
      client,
      'frontend',
      'key',
      BOARDS.map(({ id }) => ({ key: id })),
    );
    await insert(
      client,
      'organization',
      'id, name, data',
      employers.map((name, index) => ({ id: index + 1, name, data: {} })),
    );
    await insert(client, 'organization_profile', 'id, organization_id, frontend, slug, published', profiles);
    await insert(
      client,
      'job',
      'id, frontend, organization_id, organization_name, state, title, langcode, data, published',
      jobs.map((job) => rowOf(job, idOf.get(job.organization) ?? 0, towns)),
    );
    await insert(
      client,
      'job_frontend',
      'job_id, frontend',
      jobs.flatMap(({ id, boards }) => boards.map((frontend) => ({ job_id: id, frontend }))),
    );
    await indexOrganizations(
      client,
      profiles.map(({ id }) => id),
      languagesOf,
    );
    await indexJobs(
      client,
      jobs.map(({ id }) => id),
      languagesOf,
    );
  });
}

async function insert(client: pg.ClientBase, table: string, columns: string, rows: readonly object[]): Promise<void> {
  await client.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

function rowOf(job: CorpusJob, organizationId: number, towns: ReadonlyMap<string, Town>): object {
  const town = towns.get(job.town);
  return {
    id: job.id,
    frontend: job.boards[0],
    organization_id: organizationId,
    organization_name: job.organization,
    state: 'published',
    title: job.title,
    langcode: job.lang,
    published: `${job.published}T08:00:00Z`,
    data: {
      job_info: {
        type: 'job_per_template',
        title: job.title,
        description: { value: job.text, format: 'filtered_html' },
      },
      company_info: { organizationAssignment: 'own', organization: organizationId },
      job_location: { ...(town && { address: addressOf(town) }), remoteOptions: job.remote },
      job_categorization: {
        employmentType: job.employment,
        occupationalField: job.occupation === '' ? [] : [job.occupation],
        industry: job.industry === '' ? [] : [job.industry],
        skillsFree: job.skills,
      },
      application_options: { applicationWorkflow: 'none' },
    },
  };
}

const addressOf = ({ locality, region, country, zip, lat, lon }: Town) => ({
  countryCode: country,
  administrativeArea: region,
  locality,
  zip,
  lat,
  lon,
});
