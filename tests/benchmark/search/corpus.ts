/**
 * A synthetic network for the search benchmark: realistic word frequencies (Zipf), 25 brands of very different sizes,
 * three languages.
 */
import type pg from 'pg';
import type { JobDocument, TermReference } from '../../../backend/search/index-types.ts';
import { createRandom, type Random } from '../../../backend/search/testing/random.ts';
import { writeJobs } from '../../../backend/search/write-jobs.ts';
import { repeatJobs } from './repeat.ts';

export const NOW = new Date('2026-06-01T12:00:00Z');
export const BRANDS = Array.from({ length: 25 }, (_, i) => `brand-${String(i).padStart(2, '0')}`);
/** Shows every job. */
export const LARGE_BRAND = 'network';
/** Shows few jobs. */
export const SMALL_BRAND = 'brand-24';
export const LANGUAGES = ['en', 'de', 'fr'];
const WORDS_PER_JOB = 300;
const VOCABULARY = 30_000;
const BATCH = 500;
/** Taxonomy, facet field, number of top-level values, number of values below each. */
const TAXONOMIES: readonly [taxonomy: string, field: string, top: number, below: number][] = [
  ['employment_type', 'employment_type', 8, 0],
  ['remote_option', 'remote_options', 3, 0],
  ['industry', 'industries', 20, 2],
  ['occupation', 'occupations', 30, 6],
  ['experience', 'experience', 5, 0],
];
export const FACET_FIELDS = [...TAXONOMIES.map(([, field]) => field), 'company'];
/** From this size, indexes are created after loading. */
const LARGE_LOAD = 20_000;
/** Further jobs repeat the texts of these. */
const MOST_TEXTS = 100_000;

/** The word with this rank in the vocabulary; 0 is the most frequent. */
export function wordOf(rank: number): string {
  const syllables = ['ka', 'lo', 'mi', 'ru', 'te', 'vo', 'da', 'ni', 'pe', 'sa', 'go', 'fu', 'be', 'zi', 'ho', 'la'];
  let word = '';
  for (let rest = rank + 17; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return `${word}k`;
}

/** Fills an empty database with this many jobs, published and open around `now`. */
export async function fillCorpus(
  client: pg.Client,
  jobs: number,
  log: (message: string) => void,
  now = NOW,
): Promise<void> {
  const random = createRandom(jobs);
  const { rows: organizations } = await client.query<{ id: number }>(
    "insert into organization (name, data) select 'Company ' || n, '{}' from generate_series(1, $1::integer) n returning id",
    [Math.max(20, Math.round(jobs / 50))],
  );
  await insertTaxonomies(client);
  const indexes = jobs >= LARGE_LOAD ? await dropIndexes(client) : [];
  const zipf = zipfTable();
  const written = Math.min(jobs, MOST_TEXTS);
  for (let done = 0; done < written; done += BATCH) {
    const count = Math.min(BATCH, written - done);
    const { rows } = await client.query<{ id: number }>(
      `insert into job (frontend, organization_name, state, title, langcode, data)
        select $2, '', 'published', '', 'en', '{}' from generate_series(1, $1::integer) returning id`,
      [count, LARGE_BRAND],
    );
    const ids = rows.map(({ id }) => id);
    const documents = ids.map((id) => randomJob(random, id, zipf, organizations, now));
    await client.query('begin');
    await writeJobs(client, ids, documents, { languagesOf: () => LANGUAGES });
    await client.query('commit');
    if (done % 20_000 === 0 && done > 0) log(`${done} jobs written`);
  }
  if (jobs > written) await repeatJobs(client, { from: written, to: jobs, now, languages: LANGUAGES, log });
  for (const definition of indexes) await client.query(definition);
  await client.query('vacuum analyze');
}

async function insertTaxonomies(client: pg.Client): Promise<void> {
  for (const [taxonomy, , top, below] of TAXONOMIES) {
    for (let i = 0; i < top; i++) {
      const { rows } = await client.query<{ id: number }>(
        'insert into taxonomy_term (taxonomy, code, labels, aliases) values ($1, $2, $3, $4) returning id',
        [taxonomy, `${taxonomy}_${i}`, { en: `${taxonomy} ${i}` }, {}],
      );
      for (let j = 0; j < below; j++) {
        await client.query(
          'insert into taxonomy_term (taxonomy, code, parent_id, labels, aliases) values ($1, $2, $3, $4, $5)',
          [taxonomy, `${taxonomy}_${i}_${j}`, rows[0]?.id, { en: `${taxonomy} ${i} ${j}` }, {}],
        );
      }
    }
  }
}

/** Drops the indexes that loading does not need; returns their definitions. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename in ('job_search', 'job_search_brand', 'search_word')
      and (indexdef like '%USING gin%' or indexdef not like '%UNIQUE%')`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

function zipfTable(): Float64Array {
  const cumulative = new Float64Array(VOCABULARY);
  let sum = 0;
  for (let rank = 0; rank < VOCABULARY; rank++) {
    sum += 1 / (rank + 3);
    cumulative[rank] = sum;
  }
  return cumulative.map((value) => value / sum);
}

function randomWord(random: Random, zipf: Float64Array): string {
  const wanted = random.next();
  let [low, high] = [0, zipf.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zipf[middle] ?? 1) < wanted) low = middle + 1;
    else high = middle;
  }
  return wordOf(low);
}

function randomJob(
  random: Random,
  id: number,
  zipf: Float64Array,
  organizations: readonly { id: number }[],
  now: Date,
): JobDocument {
  const words = (count: number) => Array.from({ length: count }, () => randomWord(random, zipf)).join(' ');
  const organizationId = organizations[Math.floor(random.next() ** 2 * organizations.length)]?.id ?? null;
  const salary = random.chance(0.5) ? 25_000 + random.integer(80) * 1_000 : null;
  // Brand number n shows a share that decreases with n; the network shows every job.
  const own = BRANDS[Math.min(24, Math.floor(random.next() ** 2 * 25))] ?? SMALL_BRAND;
  return {
    id,
    brands: [LARGE_BRAND, own],
    langcode: random.chance(0.6) ? 'en' : random.pick(['de', 'fr']),
    title: words(2 + random.integer(4)),
    organizationName: `company ${organizationId}`,
    organizationId,
    skills: [],
    places: [],
    towns: [],
    body: words(WORDS_PER_JOB),
    terms: randomTerms(random),
    published: new Date(now.getTime() - Math.floor(random.next() * 60 * 86_400_000)),
    expires: random.chance(0.7) ? new Date(now.getTime() + Math.floor((random.next() * 60 + 1) * 86_400_000)) : null,
    lat: 30 + random.next() * 20,
    lon: -120 + random.next() * 50,
    country: 'US',
    region: random.pick(['CA', 'NY', 'TX', 'MA', 'WA']),
    remote: random.chance(0.08),
    featured: random.chance(0.05),
    top: random.chance(0.02),
    backfill: random.chance(0.4),
    video: random.chance(0.03),
    salaryMin: salary,
    salaryMax: salary,
  };
}

function randomTerms(random: Random): TermReference[] {
  return TAXONOMIES.map(([taxonomy, field, top, below]) => {
    const code = `${taxonomy}_${Math.floor(random.next() ** 1.5 * top)}`;
    return { field, taxonomy, code: below > 0 && random.chance(0.8) ? `${code}_${random.integer(below)}` : code };
  });
}
