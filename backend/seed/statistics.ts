/** Two months of figures up to yesterday, so that a month can be compared with the one before, in proportion to the views of the demo jobs: made up, the same for the same content, and in agreement with each other. */
import type pg from 'pg';
import { languageOf } from './plan.ts';
import type { Language } from './plan-rows.ts';

type Client = Pick<pg.ClientBase, 'query'>;

interface FiguredBrand {
  id: string;
  /** Its default one. */
  language: string;
}

const DAYS = 60;

/** Views of jobs by source, in hundredths. */
const SOURCES = { search: 46, job: 9, employer: 6, site: 7, engine: 18, elsewhere: 4, mail: 3, feed: 2 } as const;

/** Everything else for each view of a job. */
const SHARES: readonly (readonly [measure: string, subject: string, share: number])[] = [
  ['page', 'home', 0.42],
  ['page', 'jobs', 0.88],
  ['page', 'organizations', 0.07],
  ['page', 'organization', 0.12],
  ['page', 'blog', 0.03],
  ['page', 'blog-post', 0.05],
  ['page', 'personal', 0.11],
  ['page', 'missing', 0.02],
  ['search', 'JOBS', 0.5],
  ['search-empty', 'JOBS', 0.04],
  ['search-by', 'words', 0.31],
  ['search-by', 'words-empty', 0.03],
  ['search-by', 'place', 0.34],
  ['search-by', 'place-empty', 0.012],
  ['search-by', 'facet', 0.15],
  ['apply-start', 'internal', 0.05],
  ['apply-start', 'external', 0.06],
  ['apply-start', 'email', 0.01],
  ['apply-end', 'internal', 0.028],
  ['registration', 'applicant', 0.012],
  ['registration', 'recruiter', 0.002],
  ['alert', 'JOBS', 0.008],
  ['posting', 'form', 0.006],
  ['posting', 'import', 0.02],
  ['feed', '/feeds/jobs.rss', 0.2],
  ['feed', '/sitemap.xml', 0.03],
];

/** What is looked for, most first; the last ones are not found. */
const WORDS: Readonly<Record<Language, { found: readonly string[]; missing: readonly string[] }>> = {
  en: {
    found: ['nurse', 'project manager', 'accountant', 'driver', 'teacher', 'sales', 'engineer', 'marketing'],
    missing: ['rn', 'hgv driver', 'swe', 'crna'],
  },
  de: {
    found: ['pflegefachkraft', 'buchhalter', 'fahrer', 'erzieher', 'vertrieb', 'ingenieur', 'teilzeit', 'lager'],
    missing: ['mfa', 'quereinsteiger', 'pdl', 'kfz mechatroniker'],
  },
  fr: {
    found: ['infirmier', 'comptable', 'chauffeur', 'enseignant', 'commercial', 'ingénieur', 'vendeur', 'cuisinier'],
    missing: ['ide', 'aesh', 'cdi temps partiel', 'atsem'],
  },
  es: {
    found: ['enfermero', 'contable', 'conductor', 'profesor', 'comercial', 'ingeniero', 'cocinero', 'dependiente'],
    missing: ['tcae', 'mozo almacén', 'teleoperador', 'due'],
  },
};

/** Between 0 and 1, by the text. */
const chance = (text: string) => `((hashtextextended(${text}, 19) & 1023) / 1023.0)`;

/** Writes figures of all brands that have jobs with views; does nothing to figures that are there. */
export async function seedStatistics(client: Client, brands: readonly FiguredBrand[], now: Date): Promise<void> {
  const until = now.toISOString().slice(0, 10);
  const shares = Object.values(SOURCES);
  const from = Object.keys(SOURCES).map((source) => `from_${source}`);
  const parts = shares.map((share) => `views * ${share} / 100`);
  // Fewer visits on Saturdays and Sundays; what is left over after division came directly.
  await client.query(
    `insert into job_statistic (job_id, frontend, period, views, starts, applications, listed, places, ${from.join(', ')}, from_direct)
     select job_id, frontend, day, views, views / 8, views / 32, views * 6, views * 6 * place, ${parts.join(', ')}, views - (${parts.join(' + ')})
     from (
       select j.id as job_id, j.frontend, d.day::date as day, 1 + (hashtextextended(j.id::text, 7) & 15)::int as place,
         round(j.share * case when extract(isodow from d.day) > 5 then 0.5 else 1.1 end * (0.5 + ${chance('j.id || d.day::text')}))::int as views
       from (
         select id, least(views, 900) / ${DAYS}.0 / count(*) over (partition by id) as share, f.frontend, published::date as first,
           coalesce(archived, expires, $1::date)::date as last
         from job join job_frontend f on f.job_id = id where state in ('published', 'archived') and not sample
       ) j cross join generate_series($1::date - ${DAYS}, $1::date - 1, interval '1 day') d(day)
       where j.first <= d.day and j.last > d.day
     ) days where views > 0 on conflict do nothing`,
    [until],
  );
  await client.query(
    `insert into statistic (frontend, period, measure, subject, count)
     select frontend, period, 'job-view', source, sum(count) from job_statistic,
       lateral (values ${[...from, 'from_direct'].map((column) => `('${column.slice(5)}', ${column})`).join(', ')}) parts(source, count)
     group by 1, 2, 4 having sum(count) > 0 on conflict do nothing`,
  );
  await client.query(
    `insert into statistic (frontend, period, measure, subject, count)
     select frontend, period, 'page', 'job', sum(count) from statistic where measure = 'job-view' group by 1, 2 on conflict do nothing`,
  );
  const words = brands.flatMap(({ id, language }) => {
    const { found, missing } = WORDS[languageOf(language)];
    const all = (list: readonly string[], measure: string, share: number) =>
      list.map((subject, at) => ({ brand: id, measure, subject, share: share / (at + 2) }));
    return [...all(found, 'words', 0.12), ...all(missing, 'words', 0.014), ...all(missing, 'words-empty', 0.014)];
  });
  const plain = SHARES.map(([measure, subject, share]) => ({ brand: null, measure, subject, share }));
  await client.query(
    `insert into statistic (frontend, period, measure, subject, count)
     select * from (
       select b.frontend, b.period, s.measure, s.subject,
         round(b.views * s.share * (0.8 + 0.4 * ${chance("b.frontend || b.period || replace(s.measure, '-empty', '') || s.subject")}))::bigint as count
       from (select frontend, period, sum(count) as views from statistic where measure = 'job-view' group by 1, 2) b
         join jsonb_to_recordset($1) s(brand text, measure text, subject text, share float8) on s.brand is null or s.brand = b.frontend
     ) figures where count > 0 on conflict do nothing`,
    [JSON.stringify([...plain, ...words])],
  );
}
