/**
 * Two months of figures up to yesterday, so that a month can be compared with the one before: made up, the same for the same content, and
 * in agreement with each other and with the jobs. Boards also have the visits to jobs that are no longer there, so the month before
 * is as busy as this one.
 */
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
/** Of each kind and brand. */
const MOST_TEXTS = 10;

/** Views of jobs by source, in hundredths. */
const SOURCES = { search: 46, job: 9, employer: 6, site: 7, engine: 18, elsewhere: 4, mail: 3, feed: 2, direct: 5 };
const NAMES = Object.keys(SOURCES);

/** Everything else for each view of a job. What has the same first word rises and falls together, so that no part exceeds its whole. */
const SHARES: readonly (readonly [rises: string, measure: string, subject: string, share: number])[] = [
  ['home', 'page', 'home', 0.42],
  ['jobs', 'page', 'jobs', 0.88],
  ['organizations', 'page', 'organizations', 0.07],
  ['organization', 'page', 'organization', 0.12],
  ['blog', 'page', 'blog', 0.03],
  ['blog', 'page', 'blog-post', 0.05],
  ['personal', 'page', 'personal', 0.11],
  ['missing', 'page', 'missing', 0.02],
  ['jobs', 'search', 'JOBS', 0.5],
  ['jobs', 'search-empty', 'JOBS', 0.04],
  ['jobs', 'search-by', 'words', 0.31],
  ['jobs', 'search-by', 'words-empty', 0.03],
  ['jobs', 'search-by', 'place', 0.34],
  ['jobs', 'search-by', 'place-empty', 0.012],
  ['jobs', 'search-by', 'facet', 0.15],
  ['applicants', 'registration', 'applicant', 0.012],
  ['recruiters', 'registration', 'recruiter', 0.002],
  ['alerts', 'alert', 'JOBS', 0.008],
  ['form', 'posting', 'form', 0.006],
  ['import', 'posting', 'import', 0.02],
  ['rss', 'feed', '/feeds/jobs.rss', 0.2],
  ['sitemap', 'feed', '/sitemap.xml', 0.03],
];

/** What is looked for in vain, most first. */
const MISSING: Readonly<Record<Language, readonly string[]>> = {
  en: ['rn', 'hgv driver', 'swe', 'crna'],
  de: ['mfa', 'quereinsteiger', 'pdl', 'kfz mechatroniker'],
  fr: ['ide', 'aesh', 'cdi temps partiel', 'atsem'],
  es: ['tcae', 'mozo almacén', 'teleoperador', 'due'],
};

/** Between 0 and 1, by the text. */
const chance = (text: string) => `((hashtextextended(${text}, 19) & 1023) / 1024.0)`;

/** Fewer visits on Saturdays and Sundays. */
const weekday = (day: string) => `(case extract(isodow from ${day}) when 6 then 0.55 when 7 then 0.65 else 1.16 end)`;

/** SQL that splits a whole number by source without a rest: each source gets what lies between two borders, moved by less than one. */
function bySource(total: string, moved: string): string[] {
  let to = 0;
  return Object.values(SOURCES).map((share) => {
    const from = to;
    to += share;
    return `(floor(${total} * ${to} / 100.0 + ${moved}) - floor(${total} * ${from} / 100.0 + ${moved}))::int`;
  });
}

/** Writes figures of all brands that have jobs with views; does nothing to figures that are there. */
export async function seedStatistics(client: Client, brands: readonly FiguredBrand[], now: Date): Promise<void> {
  const until = now.toISOString().slice(0, 10);
  await writeJobs(client, until);
  await writeViews(client, until);
  await writeApplications(client);
  await writeSales(client);
  await writeRest(client, brands, until);
}

/** The views of each job, spread over its days online; what was sent to the demo recruiters is what they find there. */
async function writeJobs(client: Client, until: string): Promise<void> {
  const columns = NAMES.map((name) => `from_${name}`);
  await client.query(
    `insert into job_statistic (job_id, frontend, period, views, starts, applications, listed, places, ${columns})
     select job_id, frontend, day, views, greatest(starts, sent), sent, views * 6, views * 6 * place, ${bySource('views', chance('key'))}
     from (
       select seen.*, coalesce(real.sent, case when way = 'internal' and not owned then floor(starts * 0.55 + ${chance("key || 'sent'")}) end, 0)::int as sent
       from (
         select upto.*, upto - coalesce(lag(upto) over (partition by job_id order by day, frontend), 0) as views,
           case when way = 'none' then 0
             else floor((upto - coalesce(lag(upto) over (partition by job_id order by day, frontend), 0)) * 0.11 + ${chance("key || 'start'")}) end::int as starts
         from (
           select *, round(views_in_all * sum(weight) over (partition by job_id order by day, frontend) / sum(weight) over (partition by job_id))::int as upto
           from (
             select j.id as job_id, f.frontend, d.day::date as day, j.id || d.day::date::text || f.frontend as key, j.way, j.owned,
               1 + (hashtextextended(j.id::text, 7) & 15)::int as place,
               j.views * least(1, ${DAYS}.0 / greatest(1, least(j.last, $1::date) - j.first)) as views_in_all,
               ${weekday('d.day')} * (0.6 + 0.8 * ${chance('j.id || d.day::text')}) as weight
             from (
               select id, views, published::date as first, least(coalesce(archived, expires)::date, $1::date) as last, owner_id is not null as owned,
                 data #>> '{application_options,applicationWorkflow}' as way
               from job where state in ('published', 'archived') and not sample
             ) j join job_frontend f on f.job_id = j.id
               cross join lateral generate_series(greatest(j.first, $1::date - ${DAYS}), j.last - 1, interval '1 day') d(day)
           ) days
         ) upto
       ) seen left join (
         select job_id, frontend, created::date as day, count(*)::int as sent from application group by 1, 2, 3
       ) real using (job_id, frontend, day)
     ) counted where views > 0 or sent > 0 on conflict do nothing`,
    [until],
  );
  await client.query(
    `update job set application_starts = counted.starts
     from (select job_id, sum(starts)::int as starts from job_statistic group by job_id) counted
     where counted.job_id = job.id and counted.starts > 0`,
  );
}

/** Views on each brand: those of its jobs, and of others as many as make a day what its weekday, its ups and downs and its growth ask for. */
async function writeViews(client: Client, until: string): Promise<void> {
  await client.query(
    `insert into statistic (frontend, period, measure, subject, count)
     select frontend, day, measure, subject, count from (
       select frontend, day, views, gone, ${NAMES.map((name) => `from_${name}`)}, ${bySource('gone', '0.5').map((part, at) => `${part} as gone_${NAMES[at]}`)}
       from (
         select b.frontend, d.day::date as day, coalesce(own.views, 0) as views,
           greatest(0, round(b.level * ${weekday('d.day')} * (1 + 0.1 * sin((d.day::date - $1::date) / 6.0 + 6.28 * ${chance('b.frontend')}))
             * (0.93 + 0.14 * ${chance('b.frontend || d.day::text')})
             * (1 - (0.3 * ${chance("b.frontend || 'growth'")} - 0.1) * ($1::date - d.day::date) / 30.0)) - coalesce(own.views, 0))::int as gone,
           ${NAMES.map((name) => `coalesce(own.from_${name}, 0) as from_${name}`)}
         from (select frontend, sum(views) / 7.0 as level from job_statistic where period >= $1::date - 7 group by 1) b
           cross join generate_series($1::date - ${DAYS}, $1::date - 1, interval '1 day') d(day)
           left join (
             select frontend, period, sum(views) as views, ${NAMES.map((name) => `sum(from_${name}) as from_${name}`)} from job_statistic group by 1, 2
           ) own on own.frontend = b.frontend and own.period = d.day::date
       ) days
     ) split cross join lateral (values ('page', 'job', views + gone), ${NAMES.map((name) => `('job-view', '${name}', from_${name} + gone_${name})`)})
       parts(measure, subject, count)
     where count > 0 on conflict do nothing`,
    [until],
  );
}

/** Applications by way: those for the jobs, and for jobs that are no longer there in the same proportion to their views. */
async function writeApplications(client: Client): Promise<void> {
  await client.query(
    `with ways as (
       select s.frontend, s.period, j.data #>> '{application_options,applicationWorkflow}' as way, sum(s.starts) as starts, sum(s.applications) as sent
       from job_statistic s join job j on j.id = s.job_id group by 1, 2, 3),
     shares as (
       select frontend, way, sum(starts) / views as starts, sum(sent) / views as sent
       from ways join (select frontend, sum(views) as views from job_statistic group by 1) seen using (frontend) where way <> 'none' group by 1, 2, views),
     days as (
       select b.frontend, b.period, b.count - coalesce(own.views, 0) as gone from statistic b
         left join (select frontend, period, sum(views) as views from job_statistic group by 1, 2) own using (frontend, period)
       where b.measure = 'page' and b.subject = 'job')
     insert into statistic (frontend, period, measure, subject, count)
     select d.frontend, d.period, measure, s.way, count
     from days d join shares s using (frontend) left join ways w on w.frontend = d.frontend and w.period = d.period and w.way = s.way
       cross join lateral (values ('apply-start', coalesce(w.starts, 0) + round(d.gone * s.starts)), ('apply-end', coalesce(w.sent, 0) + round(d.gone * s.sent)))
         parts(measure, count)
     where count > 0 on conflict do nothing`,
  );
}

/** The orders that the demo recruiters paid. */
async function writeSales(client: Client): Promise<void> {
  await client.query(
    `insert into statistic (frontend, period, measure, subject, count)
     select o.frontend, o.paid::date, 'sale', l.product, sum(l.quantity) from purchase_order o join purchase_line l on l.order_id = o.id
     where o.paid is not null group by 1, 2, 4
     union all
     select frontend, paid::date, 'sale-amount', currency, sum(total) from purchase_order where paid is not null group by 1, 2, 4
     on conflict do nothing`,
  );
}

/** What else is counted, in proportion to the views. */
async function writeRest(client: Client, brands: readonly FiguredBrand[], until: string): Promise<void> {
  const missing = brands.flatMap(({ id, language }) =>
    MISSING[languageOf(language)].flatMap((subject, at) =>
      ['words', 'words-empty'].map((measure) => ({
        brand: id,
        rises: 'jobs',
        measure,
        subject,
        share: 0.014 / (at + 2),
      })),
    ),
  );
  const plain = SHARES.map(([rises, measure, subject, share]) => ({ brand: null, rises, measure, subject, share }));
  await client.query(
    `with asked as materialized (
       select brand, rises, measure, subject, share
       from jsonb_to_recordset($2) given(brand text, rises text, measure text, subject text, share float8)),
     -- What most jobs are about is what most people look for.
     offered as (
       select f.frontend as brand, typed.*, count(*) as jobs
       from job join job_frontend f on f.job_id = id cross join lateral (values
         ('words', lower(regexp_replace(title, '\\s*[(,–:/].*$', '')), 0.12), ('place', lower(data #>> '{job_location,address,locality}'), 0.14)
       ) typed(measure, subject, share)
       where state = 'published' and not sample and subject <> '' and length(subject) <= 40 group by 1, 2, 3, 4
       union all
       select f.key, 'facet', v.field || '=' || a.alias, 0.06, c.count
       from facet_count c join facet_value v on v.id = c.value join frontend f on f.id = c.brand
         join jsonb_to_recordset($3) b(id text, language text) on b.id = f.key
         join facet_alias a on a.facet_value_id = v.id and a.frontend_id = f.id and a.index = c.index and a.langcode = b.language
       where c.index = 'JOBS' and v.field in ('employment_type', 'occupations')),
     found as materialized (
       select brand, 'jobs' as rises, measure, subject, share / (1 + at) as share
       from (select *, row_number() over (partition by brand, measure order by jobs desc, subject) as at from offered) placed where at <= ${MOST_TEXTS})
     insert into statistic (frontend, period, measure, subject, count)
     select * from (
       select b.frontend, b.period, s.measure, s.subject,
         round(b.count * s.share * (0.9 + 0.2 * ${chance('b.frontend || b.period || s.rises')})
           * (1 + (0.2 * ${chance('b.frontend || s.rises')} - 0.1) * ($1::date - b.period) / ${DAYS}.0)
           * (0.93 + 0.14 * ${chance("b.frontend || b.period || replace(s.measure, '-empty', '') || s.subject")}))::bigint as count
       from statistic b join (select * from asked union all select * from found) s on s.brand is null or s.brand = b.frontend
       where b.measure = 'page' and b.subject = 'job'
     ) figures where count > 0 on conflict do nothing`,
    [until, JSON.stringify([...plain, ...missing]), JSON.stringify(brands)],
  );
}
