/** What stands in a brand's sitemaps, read in pages by key. */
import type pg from 'pg';
import { slugOf } from '../modules/jobs/slug.ts';

export type SitemapSource = 'jobs' | 'organizations' | 'cvs' | 'pages';

export interface SitemapRow {
  /** Key to continue behind. */
  id: number;
  /** Of a job, an organization or a public resume; the path of a landing page. */
  slug: string;
  /** Language of the content; null where it has none. */
  langcode: string | null;
  lastmod: Date;
}

export interface SitemapQuery {
  brand: string;
  type: SitemapSource;
  /** Language of a landing page; everything else is shown in all languages of a brand. */
  language: string;
  /** Rows behind this key; 0 for the first page. */
  after: number;
  limit: number;
  now: Date;
}

export interface SitemapSummary {
  count: number;
  lastmod: Date | null;
}

export interface Sitemaps {
  /** Rows in order of their key. Jobs: published and owned by this brand, so that each has one canonical address. */
  rows(query: SitemapQuery): Promise<SitemapRow[]>;
  /** How many rows there are, and the newest change. */
  summary(query: Omit<SitemapQuery, 'after' | 'limit'>): Promise<SitemapSummary>;
}

/** Each with $1 brand, $2 language, $3 now. */
const SOURCES: Readonly<Record<SitemapSource, string>> = {
  jobs: `select id, title as slug, langcode, changed as lastmod from job
    where frontend = $1 and state = 'published' and (expires is null or expires > $3) and $2::text is not null`,
  organizations: `select p.id, p.slug, null as langcode, greatest(p.changed, o.changed) as lastmod
    from organization_profile p join organization o on o.id = p.organization_id
    where p.frontend = $1 and p.published and $2::text is not null and $3::timestamptz is not null`,
  cvs: `select s.id, s.slug, null as langcode, greatest(s.changed, r.changed) as lastmod
    from cv_site s join resume r on r.id = s.resume_id
    where s.frontend = $1 and s.online and s.indexable and $2::text is not null and $3::timestamptz is not null`,
  pages: `select id, path as slug, langcode, changed as lastmod from landing_page
    where frontend = $1 and langcode = $2 and published and $3::timestamptz is not null`,
};

/** Reads the database at each call; keeps nothing. */
export function createSitemaps(pool: pg.Pool): Sitemaps {
  return {
    async rows({ brand, type, language, after, limit, now }) {
      const { rows } = await pool.query<SitemapRow>(
        `select * from (${SOURCES[type]}) entry where id > $4 order by id limit $5`,
        [brand, language, now, after, limit],
      );
      return type === 'jobs' ? rows.map((row) => ({ ...row, slug: slugOf(row.slug) })) : rows;
    },
    async summary({ brand, type, language, now }) {
      const { rows } = await pool.query<SitemapSummary>(
        `select count(*)::int as count, max(lastmod) as lastmod from (${SOURCES[type]}) entry`,
        [brand, language, now],
      );
      return rows[0] ?? { count: 0, lastmod: null };
    },
  };
}
